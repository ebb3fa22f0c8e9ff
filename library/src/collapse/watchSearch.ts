import { answerBack } from "../browser/history.ts";
import { listen } from "../browser/listen.ts";
import { type Stop, stopAll } from "../browser/stop.ts";

/**
 * While a theme's search is open: its field has the focus, and Escape, Back and a click elsewhere
 * close it, as its control does. In the end the focus returns to that.
 */
export function watchSearch(control: HTMLElement, panel: HTMLElement): Stop {
  const document = panel.ownerDocument;
  const close = (): void => control.click();
  const field = panel.querySelector<HTMLInputElement>(".search-query");
  field?.focus({ preventScroll: true });
  field?.select();
  return stopAll(
    () => panel.contains(document.activeElement) && control.focus(),
    answerBack(panel, close),
    listen(document, {
      click({ target }) {
        const isInside = [control, panel].some((one) => one.contains(target as Node));
        if (!isInside) close();
      },
      keydown(event) {
        if (event.key !== "Escape" || event.defaultPrevented) return;
        event.preventDefault();
        close();
      },
    }),
  );
}
