/** A line of a list, as word processors that have no list elements write it. */
type ListLine = {
  /** Names the list; lines of another begin one of their own. */
  readonly list: string;
  /** From 1. */
  readonly level: number;
  readonly isNumbered: boolean;
  /** Where counting begins. */
  readonly start: number;
};

/** Makes lists of paragraphs with a drawn bullet or number, and one list of many with an item each. */
export function makeLists(root: HTMLElement): void {
  // The number of a heading is part of what it says.
  for (const number of root.querySelectorAll(HEADING_NUMBERS)) {
    number.textContent = `${number.textContent?.trim()} `;
  }
  for (const paragraph of root.querySelectorAll("p")) {
    const line = lineOf(paragraph);
    if (line) join(paragraph, line);
  }
  for (const list of root.querySelectorAll(`[${MARK}]`)) list.removeAttribute(MARK);
}

/** Marks a list that was made here. */
const MARK = "data-pasted-list";

/** A bullet or number that is drawn as text. */
const DRAWN = "[style*='mso-list:Ignore' i]";
const HEADING_NUMBERS = [1, 2, 3, 4, 5, 6].map((level) => `h${level} ${DRAWN}`).join();

const STYLE = /mso-list:\s*l(\d+)\s+level(\d)(?:\s+lfo(\d+))?/i;
/** A number or letters and what ends them, as in "3.", "b)", "(iv)" or "2.1." */
const NUMBER = /^[\s(]*(\p{Nd}+|\p{L}{1,4})(?:\.\p{Nd}+)*[.)]/u;

function lineOf(paragraph: Element): ListLine | undefined {
  const [, list = "", level = "1", turn = ""] =
    STYLE.exec(paragraph.getAttribute("style") ?? "") ?? [];
  if (list === "") return undefined;
  const bullet = paragraph.querySelector(DRAWN);
  const number = NUMBER.exec(bullet?.textContent ?? "")?.[1];
  bullet?.remove();
  return {
    list: `${list}.${turn}`,
    level: Number(level),
    isNumbered: number !== undefined,
    start: Number(number) || 1,
  };
}

function join(paragraph: Element, line: ListLine): void {
  const item = paragraph.ownerDocument.createElement("li");
  item.append(...paragraph.childNodes);
  const before = paragraph.previousElementSibling;
  const list = before?.hasAttribute(MARK) ? before : undefined;
  if (list && continues(list, line)) {
    paragraph.remove();
    listAt(list, line, 1).append(item);
  } else {
    const started = newList(paragraph, line);
    started.append(item);
    paragraph.replaceWith(started);
  }
}

function continues(list: Element, line: ListLine): boolean {
  if (line.level > 1) return true;
  return list.getAttribute(MARK) === line.list && list.localName === nameOf(line);
}

/** The list of the line's level at the end of a list; made where the line is the first of it. */
function listAt(list: Element, line: ListLine, level: number): Element {
  if (level >= line.level) return list;
  const last = list.lastElementChild ?? list;
  const inner = last.lastElementChild;
  const isDeepest = level + 1 === line.level;
  const isOther = isDeepest && inner?.localName !== nameOf(line);
  if (inner?.hasAttribute(MARK) && !isOther) return listAt(inner, line, level + 1);
  const made = newList(last, line);
  last.append(made);
  return listAt(made, line, level + 1);
}

function newList({ ownerDocument }: Element, line: ListLine): Element {
  const list = ownerDocument.createElement(nameOf(line));
  list.setAttribute(MARK, line.list);
  if (line.isNumbered && line.start > 1) list.setAttribute("start", String(line.start));
  return list;
}

function nameOf({ isNumbered }: ListLine): "ol" | "ul" {
  return isNumbered ? "ol" : "ul";
}

/** Lists of one item each, as Word in the browser writes them, become one list, by the level that they tell. */
export function joinLists(root: HTMLElement): void {
  for (const wrapper of root.querySelectorAll(".ListContainerWrapper")) {
    const list = wrapper.firstElementChild;
    const item = list?.firstElementChild;
    if (!list || item?.localName !== "li") continue;
    const line: ListLine = {
      list: item.getAttribute("data-listid") ?? "",
      level: Number(item.getAttribute("data-aria-level")) || 1,
      isNumbered: list.localName === "ol",
      start: Number(list.getAttribute("start")) || 1,
    };
    for (const one of [...list.children]) {
      const paragraph = wrapper.ownerDocument.createElement("p");
      paragraph.append(...one.childNodes);
      wrapper.before(paragraph);
      join(paragraph, line);
    }
    wrapper.remove();
  }
}
