/** What can stand open in a part that is inert: a menu, folded details, a popover. */
const OPEN = "[inert] :is([aria-expanded=true],details[open]>summary,[popover]:popover-open)";

/** Closes whatever is open in the inert parts of an element. */
export function closeOpen(element: Element): void {
  for (const open of element.querySelectorAll<HTMLElement>(OPEN)) {
    if (open.popover) open.hidePopover();
    else open.click();
  }
}
