/**
 * Makes pasted markup of word processors say what it means: their lists are paragraphs with a drawn
 * bullet, their empty lines paragraphs with a space. The element belongs to a document that runs nothing.
 */
export function tidyPasted(root: HTMLElement): void {
  for (const hidden of root.querySelectorAll("[hidden], [style*='display:none'], o\\:p")) {
    if (hidden.textContent?.trim() === "" || hidden.localName !== "o:p") hidden.remove();
  }
  for (const paragraph of root.querySelectorAll("p")) {
    if (isListLine(paragraph)) joinList(paragraph);
  }
  for (const paragraph of root.querySelectorAll("p[class^=Mso]")) {
    if (paragraph.textContent?.trim() === "" && !paragraph.querySelector("img")) paragraph.remove();
  }
}

const LEVEL = /mso-list:\s*l\d+\s+level(\d)/i;

function isListLine(paragraph: Element): boolean {
  return LEVEL.test(paragraph.getAttribute("style") ?? "");
}

/** Makes an item of a paragraph, in the list that ends right before it or in a new one. */
function joinList(paragraph: HTMLElement): void {
  const bullet = paragraph.querySelector("[style*='mso-list:Ignore' i]");
  const isNumbered = /^\s*[\da-z]{1,4}[.)]/i.test(bullet?.textContent ?? "");
  bullet?.remove();
  const document = paragraph.ownerDocument;
  const item = document.createElement("li");
  item.append(...paragraph.childNodes);
  const before = paragraph.previousElementSibling;
  const depth = Number(LEVEL.exec(paragraph.getAttribute("style") ?? "")?.[1] ?? 1);
  const list = before?.matches("[data-pasted-list]") ? before : undefined;
  if (list) {
    paragraph.remove();
    listAt(list, depth, isNumbered).append(item);
    return;
  }
  const started = document.createElement(isNumbered ? "ol" : "ul");
  started.setAttribute("data-pasted-list", "");
  started.append(item);
  paragraph.replaceWith(started);
}

/** The list of a level at the end of a list; made where an item is the first of its level. */
function listAt(list: Element, depth: number, isNumbered: boolean): Element {
  if (depth <= 1) return list;
  const last = list.lastElementChild ?? list;
  const name = isNumbered ? "ol" : "ul";
  const inner = last.lastElementChild;
  if (inner?.matches("ul, ol")) return listAt(inner, depth - 1, isNumbered);
  const made = list.ownerDocument.createElement(name);
  last.append(made);
  return listAt(made, depth - 1, isNumbered);
}
