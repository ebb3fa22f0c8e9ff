import { joinLists, makeLists } from "./pastedLists.ts";

/**
 * Makes pasted markup of word processors say what it means: lists that are paragraphs with a drawn bullet, headings and
 * marks that are styles, what was deleted and is still there. The element belongs to a document that runs nothing.
 * @param origin - of this site: addresses below it lose it
 */
export function tidyPasted(root: HTMLElement, origin: string): void {
  // What was copied from a text of ours is as it is meant.
  if (root.querySelector("[data-pm-slice]")) return;
  for (const unread of root.querySelectorAll(UNREAD)) unread.remove();
  for (const styled of root.querySelectorAll<HTMLElement>("[style]")) readStyle(styled);
  for (const [from, to] of RENAMED) {
    for (const element of root.querySelectorAll(from)) rename(element, to(element));
  }
  joinLists(root);
  makeLists(root);
  for (const empty of root.querySelectorAll("p, h1, h2, h3, h4, h5, h6")) {
    if (empty.textContent?.trim() === "" && !empty.querySelector("img, hr")) empty.remove();
  }
  for (const line of root.querySelectorAll("br")) if (isBetweenBlocks(line)) line.remove();
  for (const named of root.querySelectorAll("a[href], img[src]")) makeOurs(named, origin);
}

/** What is not for readers: code, drawings, comments of reviewers, what they deleted, boxes to tick, and where copying ends. */
const UNREAD = [
  ...["script", "style", "template", "title", "svg", "math", "iframe", "object", "embed", "canvas"],
  ...["input", "select", "textarea", "[hidden]", "del[datetime]", ".msoDel"],
  ...[".MsoCommentReference", ".msocomanchor", "[style*='mso-element:comment' i]"],
  ...["[style*='mso-hide:all' i]", "li[role=checkbox] > img"],
  ...[".EOP", "br.Apple-interchange-newline"],
].join();

const RENAMED: readonly (readonly [from: string, to: (element: Element) => string])[] = [
  ["[role=heading][aria-level]", (element) => `h${levelOf(element)}`],
  ["p.MsoTitle", () => "h1"],
  ["p.MsoQuote, p.MsoIntenseQuote", () => "blockquote"],
  ["del, strike", () => "s"],
];

function levelOf(heading: Element): number {
  return Math.min(6, Math.max(1, Number(heading.getAttribute("aria-level")) || 2));
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** Marks that have no element of their own there. */
function readStyle(element: HTMLElement): void {
  const { display, textDecoration, textDecorationLine, verticalAlign } = element.style;
  if (display === "none") {
    element.remove();
    return;
  }
  if (element.localName !== "span") return;
  const isStruck = `${textDecoration} ${textDecorationLine}`.includes("line-through");
  if (isStruck) wrapInside(element, "s");
  if (verticalAlign === "super") wrapInside(element, "sup");
  if (verticalAlign === "sub") wrapInside(element, "sub");
}

function wrapInside(element: Element, name: string): void {
  const mark = element.ownerDocument.createElement(name);
  mark.append(...element.childNodes);
  element.append(mark);
}

const BLOCKS = "p, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, pre, hr, figure, div";

/** An empty line, drawn by a break that belongs to no paragraph. */
function isBetweenBlocks(line: Element): boolean {
  const [before, after] = [nextSaying(line, -1), nextSaying(line, 1)];
  const isBlock = (node: Node | null) => node?.nodeType === 1 && (node as Element).matches(BLOCKS);
  return isBlock(before) || isBlock(after);
}

/** What stands before or after, past white space and other breaks. */
function nextSaying(element: Element, by: -1 | 1): Node | null {
  const step = (node: Node) => (by < 0 ? node.previousSibling : node.nextSibling);
  let node = step(element);
  while (node && saysNothing(node)) node = step(node);
  return node;
}

function saysNothing(node: Node): boolean {
  if (node.nodeType === 1) return node.nodeName === "BR";
  return node.nodeType !== 3 || node.nodeValue?.trim() === "";
}

/** Addresses of this site name no host, pictures of it no size; places of another document lead nowhere. */
function makeOurs(element: Element, origin: string): void {
  const name = element.localName === "a" ? "href" : "src";
  const address = element.getAttribute(name) ?? "";
  if (name === "href" && address.startsWith("#")) element.removeAttribute(name);
  if (!address.startsWith(`${origin}/`)) return;
  const path = address.slice(origin.length);
  element.setAttribute(name, name === "src" ? path.replace(MEDIA_SIZE, "/media/") : path);
}

/** Of a picture in one of the sizes that the site makes. */
const MEDIA_SIZE = /^\/media\/\d+w\//;
