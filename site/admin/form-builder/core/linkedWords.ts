import { SAFE_START } from "../../../content/contact-forms/formPatterns.ts";

type Linked = string | readonly (string | { readonly text: string; readonly href: string })[];

const LINK = new RegExp(String.raw`\[([^[\]]{1,400})\]\((${SAFE_START}[^()\s]{0,2000})\)`, "g");

/** A text with links as one line, in which a link is written `[terms](/terms)`. */
export function writeLinked(linked: Linked): string {
  if (typeof linked === "string") return linked;
  return linked
    .map((part) => (typeof part === "string" ? part : `[${part.text}](${part.href})`))
    .join("");
}

/** The text that was written so; one without links is a plain one. */
export function readLinked(words: string): Linked {
  const parts: (string | { text: string; href: string })[] = [];
  let from = 0;
  for (const { 0: whole, 1: text = "", 2: href = "", index } of words.matchAll(LINK)) {
    parts.push(words.slice(from, index), { text, href });
    from = index + whole.length;
  }
  parts.push(words.slice(from));
  const shown = parts.filter((part) => part !== "");
  return shown.some((part) => typeof part !== "string") ? shown : words;
}
