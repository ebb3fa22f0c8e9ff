import { blocksByType } from "../../blocks/blocks.ts";
import type { Block } from "../../content/documentBody.ts";
import { useLocale } from "../../texts/LocaleContext.tsx";
import { UNREADABLE } from "./readDraftBody.ts";

/** Stands in a preview where visitors see nothing. */
export function BlockNotice({ block: { type } }: { readonly block: Block }) {
  const { say } = useLocale();
  const label = blocksByType.get(type)?.label;
  return (
    <p className="block-notice" role="note">
      {label !== undefined && say("preview.unfinished", { label })}
      {label === undefined &&
        (type === UNREADABLE ? say("preview.unreadable") : say("preview.unknown", { type }))}
    </p>
  );
}
