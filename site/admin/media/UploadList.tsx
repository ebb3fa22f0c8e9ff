import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import { Button } from "../controls/Button.tsx";
import { Icon } from "../controls/Icon.tsx";
import type { Upload, Uploads } from "./useUploads.ts";
import "./upload-list.css";

/** What became of each file that was brought; it stays until it is put away. */
export function UploadList({ uploads, clear }: Pick<Uploads, "uploads" | "clear">) {
  const { say } = useAdminLocale();
  const isOver = uploads.every(({ state }) => state !== "waiting" && state !== "sending");
  return (
    <section
      className="upload-list"
      aria-label={say("media.uploads")}
      hidden={uploads.length === 0}
    >
      <ul role="status">
        {uploads.map((upload) => (
          <li key={upload.key} data-state={upload.state}>
            <UploadLine upload={upload} />
          </li>
        ))}
      </ul>
      {isOver && uploads.length > 0 && (
        <Button look="plain" onClick={clear}>
          {say("media.clearUploads")}
        </Button>
      )}
    </section>
  );
}

function UploadLine({ upload: { name, state, share, reason } }: { readonly upload: Upload }) {
  const { say } = useAdminLocale();
  const words = state === "refused" ? reason : say(`media.upload.${state}`);
  return (
    <>
      <Icon name={state === "refused" ? "close" : state === "sending" ? "up" : "check"} />
      <bdi>{name}</bdi>
      {state === "sending" ? (
        // What is read aloud changes with the state, not with every byte.
        <progress value={share} aria-label={say("media.uploadOf", { name })} />
      ) : (
        <span>{words}</span>
      )}
    </>
  );
}
