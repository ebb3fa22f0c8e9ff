import { blockAt } from "./marks.ts";

export type Selection = {
  readonly block: string;
  /** What was pressed answers by itself, such as a tab or a link: it may be that alone which was meant. */
  readonly isUsed: boolean;
};

/**
 * Tells which block somebody means: by a press on it, or by F2 where the focus is; with no focus, in the middle of
 * the window. What a key or a script presses is meant for the page.
 */
export function watchSelection(view: Window, onSelect: (selection: Selection) => void): void {
  const select = (element: Element | null, isPressed = false): void => {
    const block = element ? blockAt(element) : undefined;
    if (block === undefined) return;
    onSelect({ block, isUsed: isPressed && element?.closest(CONTROLS) != null });
  };
  // Before anything may hold the click back.
  const early = { capture: true };
  view.addEventListener(
    "click",
    ({ target, detail }) => {
      if (detail > 0) select(target as Element, true);
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

const CONTROLS =
  "a[href], button, input, select, textarea, label, summary, audio, video, [role=button], [role=tab], [tabindex='0']";

function atMiddle({ document, innerWidth, innerHeight }: Window): Element | null {
  return document.elementFromPoint(innerWidth / 2, innerHeight / 2);
}
