import { ensureId } from "./ensureId.ts";
import { keepBeside } from "./keepBeside.ts";
import { listen } from "./listen.ts";
import { rememberAttributes } from "./rememberAttributes.ts";
import { type Stop, stopAll } from "./stop.ts";

export type PopoverOptions = {
  /** Told after it has opened or closed, whoever caused it. */
  readonly onToggle?: (open: boolean) => void;
};

const KIND = "data-vitrine-popover";

/**
 * A trigger that opens and closes a panel over the page: a menu, a list of choices. It closes by
 * the trigger, Escape, a click elsewhere, or when the focus moves on. It stays in view; popover.css
 * places it below the trigger. To open or close it from script, click the trigger.
 */
export function popover(
  trigger: HTMLElement,
  panel: HTMLElement,
  options: PopoverOptions = {},
): Stop {
  const restore = stopAll(
    rememberAttributes(trigger, ["aria-expanded", "aria-controls"]),
    rememberAttributes(panel, ["id", "popover", KIND]),
  );
  trigger.setAttribute("aria-controls", ensureId(panel));
  trigger.ariaExpanded = "false";
  panel.setAttribute(KIND, "disclosure");
  panel.popover = "auto";
  const focusout = ({ relatedTarget }: FocusEvent): void => {
    const next = relatedTarget as Node | null;
    if (next && !trigger.contains(next) && !panel.contains(next)) panel.hidePopover();
  };
  return stopAll(
    restore,
    () => panel.hidePopover(),
    keepBeside(trigger, panel, false),
    toggleOnClick(trigger, panel),
    listen(trigger, { focusout }),
    listen(panel, {
      focusout,
      toggle: ({ newState }) => {
        const isOpen = newState === "open";
        trigger.ariaExpanded = String(isOpen);
        options.onToggle?.(isOpen);
      },
    }),
  );
}

function toggleOnClick(trigger: HTMLElement, panel: HTMLElement): Stop {
  const isOpen = (): boolean => panel.matches(":popover-open");
  let wasOpen = false;
  return listen(trigger, {
    // The browser closes it between press and click, as with any press elsewhere.
    pointerdown: () => {
      wasOpen = isOpen();
    },
    click: (event) => {
      event.preventDefault();
      const isPointer = event.detail > 0;
      if (isOpen() || (isPointer && wasOpen)) panel.hidePopover();
      else panel.showPopover({ source: trigger });
    },
  });
}
