import { listen } from "../browser/listen.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { watchOpen } from "./watchOpen.ts";

/** While a theme's search is open: its field has the focus, and a click elsewhere closes it, too. */
export function watchSearch(control: HTMLElement, panel: HTMLElement): Stop {
  const watch = watchOpen(control, panel);
  const field = panel.querySelector<HTMLInputElement>(".search-query");
  field?.focus({ preventScroll: true });
  field?.select();
  return stopAll(
    watch,
    listen(panel.ownerDocument, {
      click({ target }) {
        const isInside = [control, panel].some((one) => one.contains(target as Node));
        if (!isInside) control.click();
      },
    }),
  );
}
