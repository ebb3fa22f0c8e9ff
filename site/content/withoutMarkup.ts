const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

/** What HTML says, its tags gone: before entities are read, since a "<" that one stands for is text. */
export function withoutMarkup(html: string): string {
  return html
    .replace(
      /<!--[\s\S]*?(?:-->|$)|<(?:script|style)\b[\s\S]*?(?:<\/(?:script|style)\s*>|$)/gi,
      " ",
    )
    .replace(/<\/?[a-z][^<>]*>/gi, (tag) => (isInline(tag) ? "" : " "))
    .replace(/&(#\d{1,7}|#x[\da-f]{1,6}|\w{1,8});/gi, readEntity);
}

/** Words run on over these: "half<em>tone</em>" is one. */
function isInline(tag: string): boolean {
  return /^<\/?(?:a|abbr|b|bdi|bdo|code|em|i|kbd|mark|q|s|small|span|strong|sub|sup|u|wbr)\b/i.test(
    tag,
  );
}

function readEntity(entity: string, name: string): string {
  if (!name.startsWith("#")) return ENTITIES[name.toLowerCase()] ?? entity;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  const isCharacter = code > 0 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff);
  return isCharacter ? String.fromCodePoint(code) : " ";
}
