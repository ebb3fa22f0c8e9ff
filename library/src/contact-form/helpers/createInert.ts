import type { Stop } from "../../browser/stop.ts";

/** Marks what a status has made inert, so that the next one can undo it. */
const MARK = "active-on-any";

/**
 * Makes the parts of a form inert that are marked `inert-on-{status}` (specification, section 4).
 * The focus that one of them takes away comes back with it.
 */
export function createInert(form: HTMLFormElement): {
  readonly apply: (shownStatus: string) => void;
  readonly stop: Stop;
} {
  let release: Stop = () => {};
  const hold = (element: HTMLElement): Stop => {
    const { ownerDocument: document } = element;
    const focused = document.activeElement as HTMLElement | null;
    const hadFocus = element.contains(focused);
    element.inert = true;
    element.classList.add(MARK);
    return () => {
      element.inert = false;
      element.classList.remove(MARK);
      if (hadFocus && document.activeElement === document.body) focused?.focus();
    };
  };
  const stop = (): void => {
    release();
    release = () => {};
  };
  return {
    apply(shownStatus) {
      stop();
      // A status holds letters, digits and hyphens only: see shownStatus.
      const found = form.querySelectorAll<HTMLElement>(`.inert-on-${shownStatus}`);
      const holds = [...found].filter((element) => !element.inert).map(hold);
      release = () => {
        for (const undo of holds) undo();
      };
    },
    stop,
  };
}
