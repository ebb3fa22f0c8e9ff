import { listen } from "./listen.ts";
import { rememberAttributes } from "./rememberAttributes.ts";
import { type Stop, stopAll } from "./stop.ts";

/**
 * Makes a button of what is written as none, such as a `div` that a script listens to: it can have
 * the focus, Enter and Space click it, and screen readers call it a button. Links with an address and
 * buttons stay what they are.
 */
export function asButton(element: HTMLElement): Stop {
  if (element.matches("a[href],button,input,[role=button][tabindex]")) return () => {};
  const restore = rememberAttributes(element, ["role", "tabindex"]);
  element.setAttribute("role", "button");
  element.tabIndex = 0;
  return stopAll(
    restore,
    listen(element, {
      keydown: (event) => {
        if (event.target !== element || !["Enter", " "].includes(event.key)) return;
        // Space would scroll.
        event.preventDefault();
        if (!event.repeat) element.click();
      },
    }),
  );
}

/**
 * Says which one of several is chosen: of buttons by `aria-pressed`, of links, which know no
 * "pressed", by `aria-current`.
 */
export function markChosen(element: Element, isChosen: boolean): void {
  if (element.matches("button,[role=button]")) element.setAttribute("aria-pressed", `${isChosen}`);
  else if (isChosen) element.setAttribute("aria-current", "true");
  else element.removeAttribute("aria-current");
}
