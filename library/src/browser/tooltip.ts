import { after } from "./after.ts";
import { describeBy } from "./describeBy.ts";
import { keepBeside } from "./keepBeside.ts";
import { listen } from "./listen.ts";
import { rememberAttributes } from "./rememberAttributes.ts";
import { type Stop, stopAll } from "./stop.ts";

/** Milliseconds the pointer may take from the trigger to its tooltip before that goes. */
export const TOOLTIP_GRACE = 200;

const KIND = "data-vitrine-popover";

/**
 * A tooltip that describes its trigger: there while the trigger has the pointer or the keyboard's
 * focus. The pointer may move onto it, Escape dismisses it, and it stays as long as it is wanted
 * (WCAG 2.2, 1.4.13). On touch, a tap shows it and a tap elsewhere takes it away.
 */
export function tooltip(trigger: HTMLElement, panel: HTMLElement): Stop {
  const restore = describe(trigger, panel);
  const { ownerDocument: document } = panel;
  let waiting: Stop = () => {};
  let deafen: Stop = () => {};
  const hide = (): void => {
    waiting();
    deafen();
    panel.hidePopover();
  };
  const show = (): void => {
    hide();
    panel.showPopover({ source: trigger });
    deafen = listen(document, {
      keydown: (event) => {
        if (event.key !== "Escape") return;
        // A dialog below must stay: one press, one thing closed.
        event.preventDefault();
        hide();
      },
      pointerdown: ({ target }) => {
        if (!trigger.contains(target as Node) && !panel.contains(target as Node)) hide();
      },
    });
  };
  const leave = (event: Event): void => {
    waiting();
    if ((event as PointerEvent).pointerType === "touch") return;
    waiting = after(TOOLTIP_GRACE, () => isWanted(trigger, panel) || hide());
  };
  return stopAll(
    restore,
    hide,
    keepBeside(trigger, panel, true),
    listen(panel, { pointerleave: leave }),
    listen(trigger, {
      pointerenter: show,
      pointerleave: leave,
      focus: () => trigger.matches(":focus-visible") && show(),
      blur: leave,
    }),
  );
}

function isWanted(trigger: Element, panel: Element): boolean {
  return trigger.matches(":hover,:focus-visible") || panel.matches(":hover");
}

function describe(trigger: HTMLElement, panel: HTMLElement): Stop {
  const restore = stopAll(
    rememberAttributes(panel, ["id", "role", "popover", KIND]),
    describeBy(trigger, panel),
  );
  panel.role = "tooltip";
  panel.setAttribute(KIND, "tooltip");
  panel.popover = "manual";
  return restore;
}
