import { after } from "../browser/after.ts";
import { listen } from "../browser/listen.ts";
import { onVisible } from "../browser/onVisible.ts";
import { rememberAttributes } from "../browser/rememberAttributes.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import type { BoundAction } from "./createAction.ts";

/** Milliseconds after which a viewport binding first looks whether its element is in view. */
export const VIEWPORT_DELAY = 200;

/** What the keyboard reaches by itself. */
const FOCUSABLE = "a[href],button,input,select,textarea,summary,[tabindex]";

type Trigger = (element: HTMLElement, action: BoundAction) => Stop;

/** Every trigger of an element by the page builder's name for it. */
export const triggers: ReadonlyMap<string, Trigger> = new Map(
  Object.entries({
    click: onPress,
    mouseover: onHover,
    mouseenter: onHover,
    "tve-viewport": onViewport,
  }),
);

/** A click, or the keyboard's like of it: what cannot be pressed by keyboard becomes a button. */
function onPress(element: HTMLElement, { opens, run }: BoundAction): Stop {
  return stopAll(
    asButton(element),
    listen(element, {
      click: (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        const pressed = (event.target as Element).closest("a,button,input");
        if (isDead(pressed) || (opens && pressed === element)) event.preventDefault();
        run(true);
      },
    }),
  );
}

/**
 * The pointer comes. The keyboard's focus counts as much, unless something opens: that would take
 * the visitor away by merely passing (WCAG 2.2, 3.2.1), so there it is a press.
 */
function onHover(element: HTMLElement, action: BoundAction): Stop {
  const focusin = ({ target }: FocusEvent): void => {
    if ((target as Element).matches(":focus-visible")) action.run(false);
  };
  return stopAll(
    listen(element, { mouseenter: () => action.run(false) }),
    action.opens ? onPress(element, action) : listen(element, { focusin }),
  );
}

/** The element comes into view; it counts anew once it has left. */
function onViewport(element: HTMLElement, { run }: BoundAction): Stop {
  const TRIGGERED = "tve-viewport-triggered";
  let stop = after(VIEWPORT_DELAY, () => {
    stop = onVisible(element, (isVisible) => {
      if (element.classList.contains(TRIGGERED) === isVisible) return;
      element.classList.toggle(TRIGGERED, isVisible);
      if (isVisible) run(false);
    });
  });
  return stopAll(
    () => element.classList.remove(TRIGGERED),
    () => stop(),
  );
}

/** Whether a link leads nowhere by itself, as the page builder prints links that only act. */
function isDead(link: Element | null): boolean {
  const href = link?.getAttribute("href");
  return typeof href === "string" && /^\s*(?:#?$|javascript:)/i.test(href);
}

/** Whether the keyboard reaches an element, or something in it. */
function isReached(element: Element): boolean {
  return element.matches(FOCUSABLE) || element.querySelector(FOCUSABLE) !== null;
}

/** Lets the keyboard reach an element, too. */
export function reach(element: HTMLElement): Stop {
  const forget = rememberAttributes(element, ["role", "tabindex"]);
  if (!isReached(element)) element.tabIndex = 0;
  return forget;
}

function asButton(element: HTMLElement): Stop {
  const isOperable = isReached(element);
  if (isOperable && !isDead(element)) return () => {};
  const forget = reach(element);
  element.role ??= "button";
  return stopAll(
    forget,
    listen(element, {
      keydown: (event) => {
        // Enter works on links by itself.
        const isPress = event.key === " " || (event.key === "Enter" && !isOperable);
        if (!isPress || event.target !== element) return;
        event.preventDefault();
        element.click();
      },
    }),
  );
}
