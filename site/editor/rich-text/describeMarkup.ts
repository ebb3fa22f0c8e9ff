/** Elements that a rich text writes under another name, which reads alike. */
const ALIKE: Readonly<Record<string, string>> = { b: "strong", i: "em" };

/** Elements within a line; others stand on lines of their own. */
const INLINE: ReadonlySet<string> = new Set([
  ...["a", "strong", "em", "code", "s", "u", "sub", "sup", "small", "mark", "kbd"],
]);

/** Elements that hold nothing. */
const LEAVES: ReadonlySet<string> = new Set(["br", "hr", "img"]);

/** What the sanitiser gives every picture. */
const GIVEN: ReadonlySet<string> = new Set(["loading", "decoding"]);

const BREAK = "¶";

/**
 * Says in one text what an element holds, so that two ways of writing the same are the same text: the order
 * in which bold and a link stand in one another, and paragraphs that nothing but their container marks, do not
 * count. All else does, every attribute and every element that a rich text has no idea of.
 */
export function describeMarkup(element: Element): string {
  const parts: string[] = [];
  const around = { add: (part: string) => parts.push(part), marks: [], isCode: false };
  for (const child of element.childNodes) describe(child, around);
  return (
    mergeBreaks(mergeSpace(parts))
      .join("\n")
      // Beside the edge of an element, a paragraph's own says nothing.
      .replace(/(?<=^|>\n)¶(?:\n|$)|\n¶(?=\n<|$)/g, "")
  );
}

type Around = {
  readonly add: (part: string) => unknown;
  /** The elements of the line around. */
  readonly marks: readonly string[];
  /** Whether white space counts. */
  readonly isCode: boolean;
};

function describe(node: ChildNode, around: Around): void {
  const { add, marks, isCode } = around;
  if (node.nodeType === 3) {
    const text = node.nodeValue ?? "";
    const shown = isCode ? text : text.replace(/[ \t\r\n\f]+/g, " ");
    for (const character of shown) add(`"${character}" ${marks.join(" ")}`);
    return;
  }
  if (node.nodeType !== 1) return;
  const element = node as Element;
  const tag = ALIKE[element.localName] ?? element.localName;
  const name = [tag, ...attributesOf(element)].join(" ");
  const inside = (change: Partial<Around> = {}): void => {
    for (const child of element.childNodes) describe(child, { ...around, ...change });
  };
  if (isCode && name === "code") inside();
  else if (LEAVES.has(tag)) add(tag === "hr" ? `<${name}>` : `[${name}] ${marks.join(" ")}`);
  else if (INLINE.has(tag)) inside({ marks: [...marks, name].sort() });
  else if (name === "p") {
    add(BREAK);
    inside();
    add(BREAK);
  } else {
    add(`<${name}>`);
    inside({ isCode: tag === "pre" });
    add(`</${tag}>`);
  }
}

function attributesOf(element: Element): string[] {
  return [...element.attributes]
    .filter(({ name, value }) => !GIVEN.has(name) && !(name === "alt" && value === ""))
    .map(({ name, value }) => `${name}=${JSON.stringify(value)}`)
    .sort();
}

/** White space at the edges of a line is not seen, and neither is how much of it there is. */
function mergeSpace(parts: readonly string[]): string[] {
  const isSpace = (part: string | undefined) => part?.startsWith('" "') ?? false;
  const isEdge = (part: string | undefined) =>
    part === undefined || part === BREAK || part.startsWith("<");
  const single = parts.filter((part, index) => !isSpace(part) || !isSpace(parts[index - 1]));
  return single.filter(
    (part, index) => !isSpace(part) || !(isEdge(single[index - 1]) || isEdge(single[index + 1])),
  );
}

function mergeBreaks(parts: readonly string[]): string[] {
  return parts.filter((part, index) => part !== BREAK || parts[index - 1] !== BREAK);
}
