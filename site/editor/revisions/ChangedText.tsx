import { useAdminLocale } from "../../texts/admin/AdminLocaleContext.tsx";
import type { TextPart } from "./diffWords.ts";

/** How much of what stayed is shown on each side of a change, in characters. */
const AROUND = 120;

/** A text with what was removed and added in it, to be seen and to be heard. */
export function ChangedText({ parts }: { readonly parts: readonly TextPart[] }) {
  const { say } = useAdminLocale();
  return (
    <bdi className="changed-text">
      {keyed(parts).map(({ key, kind, text }) => {
        if (kind === "same") return <span key={key}>{shortened(text)}</span>;
        const Tag = kind === "removed" ? "del" : "ins";
        return (
          <Tag key={key}>
            <span className="visually-hidden">{say(`revisions.heard.${kind}`)} </span>
            {text}
            <span className="visually-hidden"> {say("revisions.heard.end")} </span>
          </Tag>
        );
      })}
    </bdi>
  );
}

/** Pieces have no names: where one begins tells them apart. */
function keyed(parts: readonly TextPart[]): readonly (TextPart & { readonly key: string })[] {
  let place = 0;
  return parts.map((part) => {
    const key = `${place} ${part.kind}`;
    place += part.text.length;
    return { ...part, key };
  });
}

function shortened(text: string): string {
  if (text.length <= 3 * AROUND) return text;
  return `${text.slice(0, AROUND)} … ${text.slice(-AROUND)}`;
}
