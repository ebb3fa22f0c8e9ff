/**
 * Opens whatever hides a place, from the outside in: folded details and the page builder's tabs and
 * toggles; also the place itself.
 */
export function openWay(target: Element): void {
  const way: Element[] = [];
  for (let at: Element | null = target; at; at = at.parentElement) way.unshift(at);
  for (const element of way) {
    if (element.localName === "details") element.setAttribute("open", "");
    const title = element.querySelector<HTMLElement>(
      ":scope.thrv_toggle_item>.tve_faqI>.thrv_toggle_title",
    );
    if (!title?.nextElementSibling?.clientHeight) title?.click();
    if (element.matches(".tve_scTC") && !element.clientHeight) tabOf(element)?.click();
  }
}

/** A panel's tab: the one of the same number. */
function tabOf(panel: Element): HTMLElement | undefined {
  const { parentElement: tabs } = panel;
  const panels = [...(tabs?.querySelectorAll(":scope>.tve_scTC") ?? [])];
  return tabs?.querySelectorAll<HTMLElement>(":scope>ul>li")[panels.indexOf(panel)];
}
