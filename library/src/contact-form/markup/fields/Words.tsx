import type { LinkedText } from "../../definition/FormDefinition.ts";

/** A text with the links that stand in it. */
export function Words({ of: text }: { readonly of: LinkedText }) {
  if (typeof text === "string") return text;
  return text.map((part) =>
    typeof part === "string" ? (
      part
    ) : (
      <a key={part.href + part.text} href={part.href}>
        {part.text}
      </a>
    ),
  );
}
