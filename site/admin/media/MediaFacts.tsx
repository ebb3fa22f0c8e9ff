import type { MediaItem } from "../../content/mediaWire.ts";
import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { Button } from "../controls/Button.tsx";
import { Icon } from "../controls/Icon.tsx";
import { Time } from "../controls/Time.tsx";
import { tell } from "../feedback/messages.ts";
import { sizeText } from "./sizeText.ts";

/** What is known of a file, and its address. */
export function MediaFacts({ item }: { readonly item: MediaItem }) {
  const { say, language } = useAdminLocale();
  const { type, size, width, height, created_at, src } = item;
  async function copy(): Promise<void> {
    const address = new URL(src, location.href).href;
    const isCopied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    );
    if (isCopied) tell({ text: say("media.addressCopied") });
    else tell({ text: say("media.notCopied", { address }), kind: "problem" });
  }
  return (
    <div className="media-facts">
      <p>
        {type} · {sizeText(size, language)}
        {width !== null && height !== null && ` · ${say("media.sides", { width, height })}`} ·{" "}
        <Time at={created_at} />
      </p>
      <div className="media-facts-actions">
        <Button icon="copy" onClick={copy}>
          {say("media.copyAddress")}
        </Button>
        <a className="button" data-look="quiet" href={src} target="_blank" rel="noreferrer">
          <Icon name="external" />
          {say("media.open")}
        </a>
      </div>
    </div>
  );
}
