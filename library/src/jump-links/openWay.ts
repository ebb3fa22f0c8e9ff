import { windowOf } from "../browser/windowOf.ts";

/**
 * Opens whatever hides a place, from the outside in: folded details, what the browser's search would
 * open, and the page builder's tabs and toggles; also the place itself.
 */
export function openWay(target: Element): void {
  const way = [...target.querySelectorAll(":scope.thrv_toggle_item>.tve_faqI")];
  for (let at: Element | null = target; at; at = at.parentElement) way.unshift(at);
  for (const element of way) open(element);
}

function open(element: Element): void {
  if (element.localName === "details") element.setAttribute("open", "");
  clickIfClosed(element.matches(".tve_scTC") ? element : null, tabOf);
  clickIfClosed(element.querySelector(":scope.tve_faqI>.thrv_toggle_title+*"), titleOf);
  if (element.getAttribute("hidden") === "until-found") {
    // As the browser does it: whoever hid it hears that it is found.
    element.dispatchEvent(new (windowOf(element).Event)("beforematch", { bubbles: true }));
    element.removeAttribute("hidden");
  }
}

function clickIfClosed(panel: Element | null, triggerOf: (panel: Element) => Element | null): void {
  if (panel && !panel.clientHeight) (triggerOf(panel) as HTMLElement | null)?.click();
}

const titleOf = (panel: Element): Element | null => panel.previousElementSibling;

/** A panel's tab: the one of the same number. */
function tabOf(panel: Element): Element | null {
  const { parentElement: tabs } = panel;
  const panels = [...(tabs?.querySelectorAll(":scope>.tve_scTC") ?? [])];
  return tabs?.querySelectorAll(":scope>ul>li")[panels.indexOf(panel)] ?? null;
}
