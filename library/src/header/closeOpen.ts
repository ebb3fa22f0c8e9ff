/** What can stand open in a header: a menu, folded details, a popover. */
const OPEN = "[aria-expanded=true],details[open],:is([popover]:popover-open)";

/** Closes whatever is open in a part of the page. */
export function closeOpen(part: Element): void {
  for (const open of part.querySelectorAll<HTMLElement>(OPEN)) {
    if (open.localName === "details") open.removeAttribute("open");
    else if (open.popover) open.hidePopover();
    else open.click();
  }
}
