import { answerBack } from "../browser/history.ts";
import { isPlaceLink } from "../browser/isPlaceLink.ts";
import { listen } from "../browser/listen.ts";
import { lockScroll } from "../browser/lockScroll.ts";
import { onWindowWidth } from "../browser/onWindowWidth.ts";
import { rememberAttributes } from "../browser/rememberAttributes.ts";
import { rememberFocus } from "../browser/rememberFocus.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { warn } from "../browser/warn.ts";
import { windowOf } from "../browser/windowOf.ts";

/**
 * A button that opens a menu over the page, as on a phone: its `popovertarget`. The browser opens and
 * closes it, also without us. With us the page behind is inert and does not scroll meanwhile, Back
 * closes it, and so do a link to a place on the page and another width of the window.
 *
 * State: `aria-expanded` on the button.
 */
export function createMenuPanel(element: HTMLElement): Stop {
  const panel = (element as HTMLButtonElement).popoverTargetElement as HTMLElement | null;
  if (!panel) {
    warn("menu: its button opens nothing, as popovertarget names no popover of the page.", element);
    return () => {};
  }
  const view = windowOf(element);
  const { document } = view;
  let end: Stop = () => {};

  const close = (): void => panel.hidePopover();
  const tell = (isOpen: boolean): void => {
    element.ariaExpanded = String(isOpen);
  };
  function begin(): void {
    end();
    if (!panel?.matches(":popover-open")) return;
    const giveFocusBack = rememberFocus(panel, element);
    if (!panel.contains(document.activeElement)) {
      panel.querySelector<HTMLElement>("a,button")?.focus();
    }
    tell(true);
    end = stopAll(
      () => tell(false),
      giveFocusBack,
      lockScroll(document),
      keepOut(panel),
      answerBack(panel, close),
      onWindowWidth(view, close),
    );
  }

  const restore = rememberAttributes(element, ["aria-expanded"]);
  tell(false);
  begin();
  return stopAll(
    restore,
    () => end(),
    listen(panel, {
      // While it is still there: the focus in it goes back to the button.
      beforetoggle: ({ newState }) => newState === "closed" && end(),
      toggle: begin,
      click: (event) => isPlaceLink(event) && close(),
    }),
  );
}

/** Makes all inert that stands beside an element, or beside what is around it. */
function keepOut(element: Element): Stop {
  const others: HTMLElement[] = [];
  for (let at = element; at.parentElement; at = at.parentElement) {
    const beside = [...at.parentElement.children] as HTMLElement[];
    others.push(...beside.filter((one) => one !== at && !one.inert));
  }
  for (const one of others) one.inert = true;
  return () => {
    for (const one of others) one.inert = false;
  };
}
