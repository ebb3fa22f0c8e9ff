import { listen } from "../browser/listen.ts";
import { rememberAttributes } from "../browser/rememberAttributes.ts";
import { type Stop, stopAll } from "../browser/stop.ts";

const CLOSE = ".tve_p_lb_close";

/**
 * Makes the close controls of a lightbox buttons with a name, for the keyboard too. The page
 * builder prints links to `javascript:`, which no strict policy lets through: none is followed.
 */
export function closeControls(element: HTMLElement, label: string, close: () => void): Stop {
  const controls = [...element.querySelectorAll<HTMLElement>(CLOSE)];
  const controlOf = ({ target }: Event): HTMLElement | null => (target as Element).closest(CLOSE);
  return stopAll(
    ...controls.map((control) => asButton(control, label)),
    listen(element, {
      click: (event) => {
        if (!controlOf(event)) return;
        event.preventDefault();
        close();
      },
      keydown: (event) => {
        const control = controlOf(event);
        // Enter works on links by itself, and both keys do on buttons.
        const isPress = event.key === " " || (event.key === "Enter" && !control?.matches("[href]"));
        if (!isPress || !control || control.localName === "button") return;
        event.preventDefault();
        close();
      },
    }),
  );
}

function asButton(control: HTMLElement, label: string): Stop {
  if (control.localName === "button" && control.textContent?.trim().length) return () => {};
  const forget = rememberAttributes(control, ["role", "tabindex", "aria-label"]);
  control.role = "button";
  control.tabIndex = 0;
  control.ariaLabel ||= control.title || label;
  return forget;
}
