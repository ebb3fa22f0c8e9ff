import { windowOf } from "../browser/windowOf.ts";

/**
 * Opens whatever hides a place, from the outside in: folded details, what the browser's search would
 * open, and the page builder's tabs and toggles; also the place itself.
 */
export function openWay(target: Element): void {
  const way: Element[] = [];
  for (let at: Element | null = target; at; at = at.parentElement) way.unshift(at);
  for (const element of way) open(element);
}

function open(element: Element): void {
  if (element.localName === "details") element.setAttribute("open", "");
  if (element.getAttribute("hidden") === "until-found") {
    // As the browser does it: whoever hid it hears that it is found.
    element.dispatchEvent(new (windowOf(element).Event)("beforematch", { bubbles: true }));
    element.removeAttribute("hidden");
  }
  if (element.matches(".tve_scTC") && !isShown(element)) tabOf(element)?.click();
  const title = titleOf(element);
  if (title && !isShown(title.nextElementSibling)) title.click();
}

/** A panel's tab: the one of the same number. */
function tabOf(panel: Element): HTMLElement | undefined {
  const panels = [...(panel.parentElement?.children ?? [])].filter((one) =>
    one.matches(".tve_scTC"),
  );
  const tabs = panel.parentElement?.querySelectorAll<HTMLElement>(":scope > ul > li");
  return tabs?.[panels.indexOf(panel)];
}

/** A toggle's title, which opens what follows it. */
function titleOf(element: Element): HTMLElement | null {
  if (!element.matches(".thrv_toggle_item,.tve_faqI")) return null;
  return element.querySelector(
    ":scope > .thrv_toggle_title,:scope > .tve_faqI > .thrv_toggle_title",
  );
}

const isShown = (element: Element | null): boolean =>
  !element || element.getClientRects().length > 0;
