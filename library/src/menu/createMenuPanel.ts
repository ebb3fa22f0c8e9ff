import { answerBack } from "../browser/history.ts";
import { listen } from "../browser/listen.ts";
import { lockScroll } from "../browser/lockScroll.ts";
import { onWindowWidth } from "../browser/onWindowWidth.ts";
import { rememberAttributes } from "../browser/rememberAttributes.ts";
import { FOCUSABLE } from "../browser/rememberFocus.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { windowOf } from "../browser/windowOf.ts";

/**
 * The popover that shows a menu over the page on narrow screens. It opens and closes by the browser's
 * own means, also without us; with us the page behind is inert and does not scroll meanwhile, Back
 * closes it, so does another width of the window and a link to a place on the page, and its buttons
 * tell whether it is open.
 */
export function createMenuPanel(panel: HTMLElement): Stop {
  const view = windowOf(panel);
  const { document } = view;
  const buttons = [...document.querySelectorAll(`[popovertarget="${panel.id}"]`)].filter(
    (button) => !panel.contains(button),
  );
  let end: Stop = () => {};

  const tell = (isOpen: boolean): void => {
    for (const button of buttons) button.ariaExpanded = String(isOpen);
  };
  const close = (): void => panel.hidePopover();
  const begin = (): void => {
    end();
    if (!panel.matches(":popover-open")) return;
    tell(true);
    if (!panel.contains(document.activeElement)) {
      panel.querySelector<HTMLElement>(FOCUSABLE)?.focus();
    }
    end = stopAll(
      () => tell(false),
      lockScroll(document),
      keepOut(panel),
      answerBack(panel, close),
      onWindowWidth(view, close),
    );
  };

  const restore = stopAll(...buttons.map((one) => rememberAttributes(one, ["aria-expanded"])));
  tell(false);
  begin();
  return stopAll(
    restore,
    () => end(),
    listen(panel, {
      // Before the browser gives the focus back to what is inert until then.
      beforetoggle: ({ target, newState }) => target === panel && newState === "closed" && end(),
      toggle: ({ target }) => target === panel && begin(),
      click({ target }) {
        const link = (target as Element).closest("a");
        if (link?.hash && link.pathname === view.location.pathname) close();
      },
    }),
  );
}

/** Makes all inert that stands beside an element or beside what is around it. */
function keepOut(element: Element): Stop {
  const { body } = element.ownerDocument;
  const others: HTMLElement[] = [];
  for (let at = element; at !== body && at.parentElement; at = at.parentElement) {
    for (const one of at.parentElement.children) {
      if (one !== at && !(one as HTMLElement).inert) others.push(one as HTMLElement);
    }
  }
  for (const one of others) one.inert = true;
  return () => {
    for (const one of others) one.inert = false;
  };
}
