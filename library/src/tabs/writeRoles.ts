import { ensureId } from "../browser/ensureId.ts";
import { rememberAttributes } from "../browser/rememberAttributes.ts";
import { FOCUSABLE } from "../browser/rememberFocus.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import type { TabSet } from "./readTabs.ts";

/** On a panel: "shown" or "hidden". tabs.css reads it. */
export const TAB_STATE = "data-vitrine-tab";
/** On what holds them, once they are alive. tabs.css reads it. */
const ALIVE = "data-vitrine-tabs";

/** Tells screen readers what is a tab and what a panel; the stop makes links and text of them again. */
export function writeRoles(element: HTMLElement, { list, tabs, others }: TabSet): Stop {
  const links = [...tabs.map(({ link }) => link), ...others];
  const items = links.map((link) => link.parentElement as HTMLElement);
  const restore = [
    rememberAttributes(element, [ALIVE]),
    rememberAttributes(list, ["role"]),
    ...items.map((item) => rememberAttributes(item, ["role", "class"])),
    ...links.map((link) =>
      rememberAttributes(link, [
        ...["id", "role", "tabindex", "aria-controls", "aria-disabled", "aria-selected"],
      ]),
    ),
    ...tabs.map(({ panel }) =>
      rememberAttributes(panel, [
        ...["role", "aria-labelledby", "tabindex", "hidden", "class", TAB_STATE],
      ]),
    ),
  ];
  element.setAttribute(ALIVE, "");
  list.role = "tablist";
  for (const item of items) item.role = "presentation";
  for (const link of links) link.role = "tab";
  for (const { link, panel } of tabs) {
    panel.role = "tabpanel";
    panel.setAttribute("aria-labelledby", ensureId(link));
    link.setAttribute("aria-controls", panel.id);
    // Else the keyboard would not come by what is read there.
    if (!panel.querySelector(FOCUSABLE)) panel.tabIndex = 0;
  }
  for (const link of others) {
    link.ariaDisabled = "true";
    link.tabIndex = -1;
  }
  return stopAll(...restore);
}
