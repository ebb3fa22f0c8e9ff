import { after } from "./after.ts";
import { ensureId } from "./ensureId.ts";
import { listen } from "./listen.ts";
import { rememberAttributes } from "./rememberAttributes.ts";
import { type Stop, stopAll } from "./stop.ts";
import { transitionTime } from "./transitionTime.ts";

export type CollapseOptions = {
  /** Told when it begins to open or close, whoever caused it. */
  readonly onToggle?: (open: boolean) => void;
};

/** "open", "opening", "closing" or "closed", on the panel. collapse.css reads it and moves it. */
const STATE = "data-vitrine-collapse";

/**
 * A trigger that opens and closes a panel. It begins as the trigger's aria-expanded says, closed
 * without one. A closed panel is hidden until found: the browser's search and links to a place in
 * it open it. To open or close it from script, click the trigger.
 */
export function collapse(
  trigger: HTMLElement,
  panel: HTMLElement,
  options: CollapseOptions = {},
): Stop {
  let settle: Stop = () => {};
  const isOpen = (): boolean => trigger.ariaExpanded === "true";
  const move = (open: boolean): void => {
    settle();
    show(trigger, panel, open);
    panel.setAttribute(STATE, open ? "opening" : "closing");
    const time = transitionTime(panel);
    if (time > 0) settle = after(time, () => rest(panel, open));
    else rest(panel, open);
    options.onToggle?.(open);
  };
  const restore = stopAll(
    rememberAttributes(trigger, ["aria-expanded", "aria-controls"]),
    rememberAttributes(panel, ["id", "hidden", STATE]),
  );
  trigger.setAttribute("aria-controls", ensureId(panel));
  show(trigger, panel, isOpen());
  rest(panel, isOpen());
  return stopAll(
    restore,
    () => settle(),
    listen(trigger, {
      click: (event) => {
        event.preventDefault();
        move(!isOpen());
      },
    }),
    listen(panel, {
      beforematch: () => {
        // At once, since the browser scrolls to the place it found right after this.
        settle();
        show(trigger, panel, true);
        rest(panel, true);
        options.onToggle?.(true);
      },
    }),
  );
}

function show(trigger: HTMLElement, panel: HTMLElement, open: boolean): void {
  trigger.ariaExpanded = String(open);
  if (open) panel.hidden = false;
}

function rest(panel: HTMLElement, open: boolean): void {
  panel.setAttribute(STATE, open ? "open" : "closed");
  if (!open) panel.hidden = "until-found";
}
