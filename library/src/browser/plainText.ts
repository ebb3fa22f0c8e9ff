/** Names of characters that editors write; all others stand as they are. */
const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  apos: "'",
  gt: ">",
  hellip: "…",
  lt: "<",
  mdash: "—",
  nbsp: "\u00a0",
  ndash: "–",
  quot: '"',
};

/** The end of Unicode. */
const LAST_CHARACTER = 0x10ffff;

/**
 * What a text that was written as HTML says: tags go, those that part lines leave a space, characters
 * written by name or number are themselves. Nothing of it is ever read as HTML.
 */
export function plainText(html: string): string {
  // No "<" within a tag, and a comment without an end is all that follows: hostile texts are read once.
  return html
    .replace(/<\/?(?:br|p|div|li)\b[^<>]*>/gi, " ")
    .replace(/<!--.*?(?:-->|$)|<\/?[a-z][^<>]*>/gis, "")
    .replace(/&(#?\w{1,8});/g, (whole, name: string) => characterOf(name) ?? whole)
    .trim();
}

/** The character that a name, or a number as "#39" or "#x27", means. */
function characterOf(name: string): string | undefined {
  if (!name.startsWith("#")) return Object.hasOwn(NAMED, name) ? NAMED[name] : undefined;
  const code = Number(name.replace(/^#x/i, "#0x").slice(1));
  return Number.isInteger(code) && code > 0 && code <= LAST_CHARACTER
    ? String.fromCodePoint(code)
    : undefined;
}
