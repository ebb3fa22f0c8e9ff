import { boxOf } from "./boxOf.ts";
import { findBlock } from "./marks.ts";

/** What stands around a block for a moment; site/styles/preview.css says for how long. */
const MARK = "preview-mark";

/** Brings a block into view and marks it for a moment. */
export function showBlock(document: Document, id: string): void {
  const view = document.defaultView;
  const block = findBlock(document.body, id);
  if (!view || !block) return;
  const box = boxOf(block);
  // It stands in something closed.
  if (box.width === 0 && box.height === 0) return;
  const isInView = box.top >= 0 && box.bottom <= view.innerHeight;
  const room = Math.max(0, (view.innerHeight - box.height) / 2);
  if (!isInView) view.scrollTo({ top: view.scrollY + box.top - room, behavior: "instant" });
  mark(document, boxOf(block));
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
