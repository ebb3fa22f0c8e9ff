/** An element or a text of markup that a program wrote. */
export type MarkupNode = MarkupElement | string;
export type MarkupElement = {
  readonly tag: string;
  /** Values with their entities resolved; "" for an attribute without one. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly MarkupNode[];
};

type Open = { tag: string; attributes: Record<string, string>; children: MarkupNode[] };

const TOKEN =
  /<!--[\s\S]*?-->|<(\/?)([a-z][a-z\d]*)((?:\s+[a-z][a-z\d_.:-]*(?:="[^"]*")?)*)\s*\/?>|[^<]+/gi;
const ATTRIBUTE = /([a-z][a-z\d_.:-]*)(?:="([^"]*)")?/gi;
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const NAMED: Record<string, string> = { lt: "<", gt: ">", quot: '"', amp: "&", nbsp: "\u00a0" };

/**
 * Reads markup as a tree, as it is written: elements are closed in their turn, values stand in
 * double quotes, and nothing is moved to where a browser would put it.
 * @throws Error where an element closes another
 */
export function readMarkup(html: string): MarkupNode[] {
  const root: Open = { tag: "", attributes: {}, children: [] };
  const open = [root];
  for (const [token, slash, tag, attributes = ""] of html.matchAll(TOKEN)) {
    const parent = open.at(-1) ?? root;
    if (tag === undefined) {
      if (!token.startsWith("<")) parent.children.push(resolveEntities(token));
    } else if (slash) {
      if (open.pop()?.tag !== tag) throw new Error(`</${tag}> closes <${parent.tag}>`);
    } else {
      const element: Open = { tag, attributes: readAttributes(attributes), children: [] };
      parent.children.push(element);
      if (!VOID.test(tag)) open.push(element);
    }
  }
  if (open.length > 1) throw new Error(`<${open.at(-1)?.tag}> is never closed`);
  return root.children;
}

/** All elements, those that hold others before these. */
export function elementsIn(nodes: readonly MarkupNode[]): MarkupElement[] {
  return nodes.flatMap((node) =>
    typeof node === "string" ? [] : [node, ...elementsIn(node.children)],
  );
}

/** All text, in order. */
export function textIn(nodes: readonly MarkupNode[]): string {
  return nodes.map((node) => (typeof node === "string" ? node : textIn(node.children))).join("");
}

/** Whether an element has this class. */
export function hasClass(element: MarkupElement, name: string): boolean {
  return (element.attributes.class ?? "").split(" ").includes(name);
}

function readAttributes(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name = "", value = ""]) => [
      name.toLowerCase(),
      resolveEntities(value),
    ]),
  );
}

function resolveEntities(text: string): string {
  return text.replace(
    /&(#x?)?([\da-z]+);/gi,
    (whole: string, sign: string | undefined, name: string) => {
      if (!sign) return NAMED[name] ?? whole;
      return String.fromCodePoint(Number.parseInt(name, sign === "#" ? 10 : 16));
    },
  );
}
