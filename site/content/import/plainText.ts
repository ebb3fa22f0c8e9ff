import sanitize from "sanitize-html";

/**
 * What a reader sees of a title, a name or an excerpt: no markup, entities resolved, white space in
 * single spaces, no characters that turn the direction of the text after them.
 * @param most - characters that may remain; a longer text ends in "…"
 */
export function plainText(html: string, most = 500): string {
  const text = decode(
    sanitize(flat(html.slice(0, 50 * most)), { allowedTags: [], allowedAttributes: {} }),
  )
    .replace(UNREADABLE, "")
    .replace(/\p{Cs}/gu, "\ufffd")
    .replace(/\s+/g, " ")
    .trim();
  return text.length <= most ? text : `${text.slice(0, most - 1).replace(/\p{Cs}$/u, "")}…`;
}

/** Elements whose text is left out, or read by rules of its own, and those that end them. */
const READ_ELSEWISE = /^(?:script|style|title|textarea|select|datalist|optgroup|option)$/i;

/**
 * The same with tags that hold nothing: the parser remembers what stands open, and takes very long
 * where thousands of elements stand in one another.
 */
function flat(html: string): string {
  return html.replace(/<\/?([a-z][^\s/<>]*)/gi, (tag, name) =>
    READ_ELSEWISE.test(name) ? tag : "<br",
  );
}

// Control characters, and those that embed, override or isolate a direction. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must go.
const UNREADABLE = /[\0-\x08\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufeff]/g;

const ENTITIES: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&amp;": "&",
};

/** sanitize-html writes these four, and no others. */
function decode(text: string): string {
  return text.replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}
