import { blockAt } from "./marks.ts";

/**
 * Tells which block somebody means: by a press on it, or by F2 where the focus is; with no focus, in the middle of
 * the window. What a key or a script presses is meant for the page.
 */
export function watchSelection(view: Window, onSelect: (block: string) => void): void {
  const select = (element: Element | null): void => {
    const block = element ? blockAt(element) : undefined;
    if (block !== undefined) onSelect(block);
  };
  // Before anything may hold the click back.
  const early = { capture: true };
  view.addEventListener(
    "click",
    ({ target, detail }) => {
      if (detail > 0) select(target as Element);
    },
    early,
  );
  view.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "F2") return;
      event.preventDefault();
      const { activeElement, body } = view.document;
      const hasFocus = activeElement !== null && activeElement !== body;
      select(hasFocus ? activeElement : atMiddle(view));
    },
    early,
  );
}

function atMiddle({ document, innerWidth, innerHeight }: Window): Element | null {
  return document.elementFromPoint(innerWidth / 2, innerHeight / 2);
}
