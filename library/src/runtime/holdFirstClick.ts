import { listen } from "../browser/listen.ts";

/** Stops holding; the held click, if any, is given to the element it was meant for, or dropped. */
export type Release = (isGiven: boolean) => void;

/**
 * Holds the first click inside an element until its behaviour has started, so that none is lost
 * while the module loads. Links still work, but for the one to a search that opens here, and so do a
 * form's own fields and clicks with a modifier. The held click is stopped at the element in the
 * capture phase: who counts trusted clicks further out has seen it, and must not count the replayed
 * one, which is untrusted.
 */
export function holdFirstClick(element: HTMLElement): Release {
  let held: HTMLElement | null | undefined;
  const stop = listen(
    element,
    {
      click(event: MouseEvent) {
        const target = event.target as HTMLElement;
        const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
        if (event.defaultPrevented || modified || worksAlone(target)) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        // Drawings have no click() of their own.
        held = target.closest<HTMLElement>(":not(svg,svg *)");
      },
    },
    { capture: true },
  );
  return (isGiven) => {
    stop();
    if (isGiven && held?.isConnected) held.click();
    held = undefined;
  };
}

/**
 * Links, but the one to a search that opens here; and in a form all but its buttons: fields need
 * nobody to be filled in.
 */
function worksAlone(target: HTMLElement): boolean {
  const isField = target.closest("form") && !target.closest("button,[type=submit],[type=image]");
  return Boolean(isField || target.closest("a[href]:not([data-search])"));
}
