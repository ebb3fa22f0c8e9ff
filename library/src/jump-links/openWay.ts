import { windowOf } from "../browser/windowOf.ts";

/**
 * Opens whatever hides a place, from the outside in: folded details, the page builder's tabs and
 * toggles, and what the browser's search would open; also the place itself.
 */
export function openWay(place: Element): void {
  const { parentElement: parent } = place;
  if (!parent) return;
  openWay(parent);
  if (place.localName === "details") place.setAttribute("open", "");
  if (place.matches("[hidden=until-found]")) {
    // As the search does it: whoever has hidden it hears of it first.
    place.dispatchEvent(new (windowOf(place).Event)("beforematch", { bubbles: true }));
    place.removeAttribute("hidden");
  }
  const title = place.querySelector<HTMLElement>(
    ":scope.thrv_toggle_item>.tve_faqI>.thrv_toggle_title",
  );
  if (!title?.nextElementSibling?.clientHeight) title?.click();
  // A panel's tab is the one of the same number.
  const panels = [...parent.querySelectorAll(":scope>.tve_scTC")];
  const tab = parent.querySelectorAll<HTMLElement>(":scope>ul>li")[panels.indexOf(place)];
  if (!place.clientHeight) tab?.click();
}
