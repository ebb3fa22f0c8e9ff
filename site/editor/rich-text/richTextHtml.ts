import { DOMSerializer, DOMParser as ModelParser, type Node } from "prosemirror-model";
import { describeMarkup } from "./describeMarkup.ts";
import { createInert, readInert } from "./inertHtml.ts";
import { richTextSchema } from "./richTextSchema.ts";

const parser = ModelParser.fromSchema(richTextSchema);
const serializer = DOMSerializer.fromSchema(richTextSchema);

/** A stored text, as it can be edited. */
export type ReadText = {
  readonly doc: Node;
  /** Whether the document says all that the HTML did. Otherwise writing it back would lose some of that. */
  readonly isWhole: boolean;
};

/** Reads stored HTML. */
export function readRichText(html: string): ReadText {
  const body = readInert(html);
  const doc = parser.parse(body);
  return { doc, isWhole: describeMarkup(body) === describeMarkup(render(doc)) };
}

/** The HTML that is stored; empty for a text without content. */
export function writeRichText(doc: Node): string {
  const isEmpty = doc.childCount === 1 && doc.firstChild?.type.name === "paragraph";
  return isEmpty && doc.firstChild?.content.size === 0 ? "" : render(doc).innerHTML;
}

function render(doc: Node): HTMLElement {
  const body = createInert();
  serializer.serializeFragment(doc.content, { document: body.ownerDocument }, body);
  for (const item of body.querySelectorAll("li")) unwrapOnly(item);
  return body;
}

/** Items of one line are written without a paragraph, as people write lists. */
function unwrapOnly(item: Element): void {
  const [first, ...others] = item.children;
  const isTight = others.every(({ localName }) => localName === "ul" || localName === "ol");
  if (first?.localName === "p" && isTight) first.replaceWith(...first.childNodes);
}
