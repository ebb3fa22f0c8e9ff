import { isPlainClick } from "../browser/isPlainClick.ts";
import { listen } from "../browser/listen.ts";

/** Stops holding; the held click, if any, is given to the element it was meant for, or dropped. */
export type Release = (isGiven: boolean) => void;

/**
 * Holds the first click inside an element until its behaviour has started, so that none is lost
 * while the module loads. Links in it still work, and so do a form's own fields, clicks with a
 * modifier, and a button that opens a popover: the browser does that at once, and closes it where
 * Escape is pressed before its behaviour has come. The held click is stopped at the element in the capture phase: who counts trusted clicks
 * further out has seen it, and must not count the replayed one, which is untrusted.
 */
export function holdFirstClick(element: HTMLElement): Release {
  let held: HTMLElement | undefined;
  const stop = listen(
    element,
    {
      click(event: MouseEvent) {
        const target = event.target as HTMLElement;
        const part = target.closest<HTMLElement>(PARTS);
        // A link that is to come alive itself does not work alone.
        const worksAlone = part?.matches(part === element ? "form,[popovertarget]" : "a,form");
        if (event.defaultPrevented || !isPlainClick(event) || worksAlone) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        held = part ?? target;
      },
    },
    { capture: true },
  );
  return (isGiven) => {
    stop();
    // Drawings that stand in no button have no click() of their own.
    if (isGiven && held?.isConnected) held.click?.();
    held = undefined;
  };
}

/** What a click may be meant for. In a form all but its buttons work alone: nobody need fill in fields. */
const PARTS = "a[href],button,[type=submit],[type=image],form";
