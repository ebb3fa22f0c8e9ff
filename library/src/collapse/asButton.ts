import { listen } from "../browser/listen.ts";
import { rememberAttributes } from "../browser/rememberAttributes.ts";
import { type Stop, stopAll } from "../browser/stop.ts";

/**
 * Makes a button of a control that is none, for the keyboard and screen readers, and gives it a name
 * where it has none of its own. What a click on it does is up to the caller.
 */
export function asButton(control: HTMLElement, label: string): Stop {
  const forget = rememberAttributes(control, ["role", "tabindex", "aria-label"]);
  if (!(control.textContent?.trim() || control.ariaLabel))
    control.ariaLabel = control.title || label;
  if (control.localName === "button") return forget;
  control.role = "button";
  control.tabIndex = 0;
  return stopAll(
    forget,
    listen(control, {
      keydown(event) {
        if (event.target !== control || !/^(?: |Enter)$/.test(event.key)) return;
        event.preventDefault();
        if (!event.repeat) control.click();
      },
    }),
  );
}
