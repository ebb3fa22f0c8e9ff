import { boxOf } from "./boxOf.ts";
import { findBlock, idAt } from "./marks.ts";

/** Does something to the content of a page, and leaves in view what was at the top of the window. */
export function keepingPlace(main: HTMLElement, change: () => void): void {
  const view = main.ownerDocument.defaultView;
  const kept = view && firstInView(main);
  change();
  const again = kept && findBlock(main, kept.id);
  if (!view || !again) return;
  const moved = boxOf(again).top - kept.top;
  if (Math.abs(moved) >= 1) view.scrollBy({ top: moved, behavior: "instant" });
}

function firstInView(main: HTMLElement): { readonly id: string; readonly top: number } | undefined {
  const walker = main.ownerDocument.createTreeWalker(main, NodeFilter.SHOW_COMMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const id = idAt(node);
    const block = id === undefined ? undefined : findBlock(main, id);
    const box = block && boxOf(block);
    if (id !== undefined && box && box.height > 0 && box.bottom > 0) return { id, top: box.top };
  }
  return undefined;
}
