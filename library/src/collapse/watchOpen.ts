import { answerBack } from "../browser/history.ts";
import { listen } from "../browser/listen.ts";
import { type Stop, stopAll } from "../browser/stop.ts";

/** What Escape belongs to, where it has the focus. */
const FIELD = "input,textarea,select,[contenteditable],dialog *";

/**
 * While a part of a theme's page is open: Escape and Back close it, as its control does. Escape in a
 * field elsewhere is that field's. In the end the focus returns from that part to its control.
 */
export function watchOpen(control: HTMLElement, panel: HTMLElement): Stop {
  const document = panel.ownerDocument;
  const close = (): void => control.click();
  const isInside = (): boolean => panel.contains(document.activeElement);
  return stopAll(
    () => isInside() && control.focus(),
    answerBack(panel, close),
    listen(document, {
      keydown(event) {
        const isElsewhere = !isInside() && document.activeElement?.matches(FIELD);
        if (event.key !== "Escape" || event.defaultPrevented || isElsewhere) return;
        event.preventDefault();
        close();
        control.focus();
      },
    }),
  );
}
