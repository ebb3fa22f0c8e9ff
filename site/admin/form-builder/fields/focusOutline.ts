import { outlineId } from "./outlineId.ts";

/** Gives the focus to an item in the list of all, else to the list; where another part is shown, to the tab of that. */
export function focusOutline(id?: string): void {
  const tab = document.querySelector<HTMLElement>(".builder-tabs [aria-selected=true]");
  (document.getElementById(outlineId(id)) ?? tab)?.focus();
}
