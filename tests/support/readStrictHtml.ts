/** An element as `readStrictHtml` meets it. */
export type StrictElement = {
  readonly tag: string;
  /** Values with their entities resolved; "" for an attribute without one. */
  readonly attributes: ReadonlyMap<string, string>;
  /** The tags around it, outermost first. */
  readonly around: readonly string[];
};

const TAG = /<(\/?)([a-z][a-z\d]*)((?: [a-z][a-z\d_.:-]*(?:="[^"<>]*")?)*)( \/)?>|[^<>]+/y;
const ATTRIBUTE = / ([a-z][a-z\d_.:-]*)(?:="([^"<>]*)")?/g;
const ENTITIES: Record<string, string> = { lt: "<", gt: ">", quot: '"', amp: "&" };

/**
 * Reads HTML by a grammar so small that no two parsers can differ about it: tags in lower case,
 * values in double quotes, no bare < or >, every element closed in its turn, each attribute once.
 * @throws Error where the text is anything else
 */
export function readStrictHtml(html: string): StrictElement[] {
  const elements: StrictElement[] = [];
  const open: string[] = [];
  TAG.lastIndex = 0;
  while (TAG.lastIndex < html.length) {
    const at = TAG.lastIndex;
    const match = TAG.exec(html);
    if (!match) throw new Error(`not strict HTML: ${html.slice(at, at + 80)}`);
    const [, slash, tag, attributes = "", selfClosing] = match;
    if (tag === undefined) continue;
    if (slash === "/") {
      const last = open.pop();
      if (last !== tag) throw new Error(`</${tag}> closes <${last}>: ${html.slice(at, at + 80)}`);
      continue;
    }
    elements.push({ tag, attributes: readAttributes(attributes), around: [...open] });
    if (!selfClosing) open.push(tag);
  }
  if (open.length > 0) throw new Error(`never closed: ${open.join(", ")}`);
  return elements;
}

function readAttributes(text: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = "", value = ""] of text.matchAll(ATTRIBUTE)) {
    if (attributes.has(name)) throw new Error(`${name} stands twice`);
    attributes.set(
      name,
      value.replace(/&(lt|gt|quot|amp);/g, (_, key: string) => ENTITIES[key] ?? ""),
    );
  }
  return attributes;
}
