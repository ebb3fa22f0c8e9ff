const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  "#39": "'",
  "#039": "'",
  nbsp: " ",
};

/**
 * A caption without its markup, which editors write into attributes: tags go, the commonest entities
 * are read. It is shown as text, whatever is left.
 */
export function plainText(caption: string | null | undefined): string {
  return (caption ?? "")
    .replace(/<(?:\/?[a-z]|!--)[^<>]*>/gi, " ")
    .replace(/&(#?\w{1,6});/g, (entity, name: string) => ENTITIES[name.toLowerCase()] ?? entity)
    .replace(/\s+/g, " ")
    .trim();
}
