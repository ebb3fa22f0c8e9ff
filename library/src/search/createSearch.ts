import { openDialog } from "../browser/dialog.ts";
import { listen } from "../browser/listen.ts";
import { rememberAttributes } from "../browser/rememberAttributes.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { warn } from "../browser/warn.ts";

/**
 * A link to the search that opens it over the page: the dialog whose id `data-search` names. The text
 * in its field is selected, so that writing begins anew. It closes by Escape, a click beside it and
 * Back, and the focus returns to the link. An Escape closes one thing: suggestions first, then the
 * pop-up; what was written stays. A click that asks for another tab or window follows the link.
 *
 * State: `data-vitrine-dialog` on the dialog.
 */
export function createSearch(element: HTMLElement): Stop {
  const dialog = element.ownerDocument.getElementById(element.dataset.search ?? "");
  if (dialog?.localName !== "dialog") {
    warn(
      "search: its link leads to the search's own page, as data-search names no dialog.",
      element,
    );
    return () => {};
  }
  let close: Stop = () => {};
  const restore = rememberAttributes(element, ["aria-haspopup"]);
  element.ariaHasPopup = "dialog";
  return stopAll(
    restore,
    () => close(),
    listen(dialog, {
      keydown(event) {
        const { key, isComposing, defaultPrevented } = event;
        if (key !== "Escape" || isComposing || defaultPrevented) return;
        // The browser would empty the field instead.
        event.preventDefault();
        (dialog as HTMLDialogElement).close();
      },
    }),
    listen(element, {
      click(event) {
        const { ctrlKey, metaKey, shiftKey, altKey } = event;
        if (event.defaultPrevented || ctrlKey || metaKey || shiftKey || altKey) return;
        event.preventDefault();
        close = openDialog(dialog as HTMLDialogElement, { returnFocus: element });
        // It has the focus, as the dialog's first control.
        dialog.querySelector("input")?.select();
      },
    }),
  );
}
