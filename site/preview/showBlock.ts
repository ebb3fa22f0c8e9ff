import { boxOf } from "./boxOf.ts";
import { findBlock } from "./marks.ts";

/** What stands around a block for a moment; site/styles/preview.css says for how long. */
const MARK = "preview-mark";

/**
 * Brings a block into view, no further than it takes, and marks it for a moment.
 * @returns false where the page does not have it, or not yet
 */
export function showBlock(document: Document, id: string): boolean {
  const view = document.defaultView;
  const block = findBlock(document.body, id);
  if (!view || !block) return false;
  const box = boxOf(block);
  // It stands in something closed.
  if (box.width === 0 && box.height === 0) return true;
  const top = scrollToShow(box, view.innerHeight);
  if (top !== 0) view.scrollBy({ top, behavior: "instant" });
  mark(document, boxOf(block));
  return true;
}

/** How far to scroll: a block of which something is seen moves no more than it must, another to the middle. */
function scrollToShow({ top, bottom, height }: DOMRect, room: number): number {
  const isAway = bottom <= 0 || top >= room;
  if (isAway) return top - Math.max(0, (room - height) / 2);
  if (height > room) return 0;
  if (top < 0) return top;
  return Math.max(0, bottom - room);
}

function mark(document: Document, { left, top, width, height }: DOMRect): void {
  const view = document.defaultView;
  document.querySelector(`.${MARK}`)?.remove();
  const element = document.createElement("div");
  element.className = MARK;
  element.style.left = `${left + (view?.scrollX ?? 0)}px`;
  element.style.top = `${top + (view?.scrollY ?? 0)}px`;
  element.style.width = `${width}px`;
  element.style.height = `${height}px`;
  element.addEventListener("animationend", () => element.remove());
  document.body.append(element);
}
