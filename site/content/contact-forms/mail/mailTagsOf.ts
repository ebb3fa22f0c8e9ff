/** A place in a mail's text for something that was sent, or that the site knows: `[your-name]`. */
export type MailTag = {
  /** As it is written, with its brackets. */
  readonly source: string;
  readonly name: string;
  /** What stands in it in quotes: `[_format_day "d.m.Y"]`; "" for nothing. */
  readonly format: string;
  /** Where it begins in the text. */
  readonly index: number;
};

/** Doubled brackets, `[[your-name]]`, stand for single ones. */
const TAG =
  /\[\[[\t ]*[a-z_][^[\]\n]*\]\]|\[[\t ]*([a-z_][\w:.-]*)(?:[\t ]+(?:"([^"\n]*)"|'([^'\n]*)'))?[\t ]*\]/gi;

/** The tags of a text in their order. */
export function mailTagsOf(text: string): readonly MailTag[] {
  return partsOfText(text).filter((part) => typeof part !== "string");
}

/** A text in its order: what stands between its tags, and they. */
export function partsOfText(text: string): readonly (string | MailTag)[] {
  const parts: (string | MailTag)[] = [];
  let from = 0;
  for (const { index, 0: source, 1: name, 2: double, 3: single } of text.matchAll(TAG)) {
    parts.push(text.slice(from, index));
    if (name === undefined) parts.push(source.slice(1, -1));
    else parts.push({ source, name, format: double ?? single ?? "", index });
    from = index + source.length;
  }
  parts.push(text.slice(from));
  return parts.filter((part) => part !== "");
}
