import {
  elementsIn,
  hasClass,
  type MarkupElement,
  type MarkupNode,
  readMarkup,
  textIn,
} from "../support/readMarkup.ts";

/**
 * Differences that are meant to be:
 * - controls have an id without being told one, so that their labels name them
 * - boxes of lists always stand in a label of their own
 * - what must be accepted says so; the recorded system leaves it to a button that does nothing
 * - the text of a visitor's own has a name
 * - no control takes a turn of its own in the order of the Tab key
 * - what is accepted may hold links, but no other elements
 * - each error in the list for screen readers is a link, since each control has an id
 */
const MEANT = {
  attributes: ["tabindex"],
  classes: ["wpcf7-field-required"],
  unwrapped: ["label", "em"],
};

/** Parts of a form that scripts and stylesheets of others know. */
const PIECES = [
  "wpcf7-form-control-wrap",
  "wpcf7-character-count",
  "wpcf7-reflection",
  "wpcf7-output",
  "wpcf7-hidden",
  "wpcf7-submit",
  "wpcf7-response-output",
];

/** A form's markup, without what is meant to differ. */
export type Written = {
  readonly box: MarkupNode | undefined;
  readonly form: Record<string, string>;
  readonly heard: readonly string[];
  readonly hidden: readonly MarkupNode[];
  readonly pieces: readonly MarkupNode[];
};

/** Reads the first form of a page. */
export function readWritten(html: string): Written {
  const whole = elementsIn(readMarkup(html));
  const box = whole.find((element) => hasClass(element, "wpcf7"));
  const all = box ? [box, ...elementsIn(box.children)] : [];
  const form = all.find(({ tag }) => tag === "form");
  if (!box || !form) throw new Error("no form");
  const unitTag = box.attributes.id ?? "";
  const plain = (node: MarkupNode) => plainNode(node, unitTag)[0] ?? "";
  const isWithin = (name: string) => (element: MarkupElement) => hasClass(element, name);
  return {
    box: plain({ ...box, children: [] }),
    form: plainAttributes(form, unitTag),
    heard: elementsIn(all.filter(isWithin("screen-reader-response")))
      .filter(({ tag }) => tag === "li" || tag === "p")
      .map(({ attributes, children }) => `${attributes.id ?? ""}: ${textIn(children)}`),
    hidden: all
      .filter(isWithin("hidden-fields-container"))
      .flatMap(({ children }) => elementsIn(children).map(plain)),
    pieces: elementsIn(form.children)
      .filter((element) => PIECES.some((name) => hasClass(element, name)))
      .map(plain),
  };
}

/** A node without blanks between elements and without what is meant to differ. */
function plainNode(node: MarkupNode, unitTag: string): MarkupNode[] {
  if (typeof node === "string") return node.trim() || node === "\u00a0" ? [node.trim()] : [];
  if (MEANT.classes.some((name) => hasClass(node, name))) return [];
  const children = node.children.flatMap((child) => plainNode(child, unitTag));
  if (MEANT.unwrapped.includes(node.tag)) return children;
  const isSentence = hasClass(node, "wpcf7-list-item-label");
  return [
    {
      tag: node.tag,
      attributes: plainAttributes(node, unitTag),
      children: isSentence ? [textOfSentence(node)] : children,
    },
  ];
}

function textOfSentence({ children }: MarkupElement): string {
  const marked = (node: MarkupNode) =>
    typeof node !== "string" && MEANT.classes.some((name) => hasClass(node, name));
  return textIn(children.filter((node) => !marked(node))).trim();
}

function plainAttributes(element: MarkupElement, unitTag: string): Record<string, string> {
  const pairs = Object.entries(element.attributes)
    .filter(([name]) => !MEANT.attributes.includes(name))
    .filter(([name, value]) => !(name === "id" && value.startsWith(`${unitTag}-`)))
    .filter(([name]) => !(name === "aria-label" && hasClass(element, "wpcf7-free-text")))
    .map(([name, value]) => [name, value === name ? "" : sorted(name, value)]);
  return Object.fromEntries(pairs);
}

/** Classes in the order of letters. */
function sorted(name: string, value: string): string {
  return name === "class" ? value.split(" ").sort().join(" ") : value;
}
