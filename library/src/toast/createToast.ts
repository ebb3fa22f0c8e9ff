import { announce } from "../browser/announce.ts";
import { listen } from "../browser/listen.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { type Countdown, countdown } from "./countdown.ts";
import { TOAST_EVENT, takeWaiting } from "./toast.ts";
import { toastIcon } from "./toastIcon.ts";
import type { ToastMessage, ToastState } from "./toastMessage.ts";

export type ToastOptions = {
  /** How long a message stays, in milliseconds, not counting while hovered or focused. */
  readonly duration: number;
  /** Which states interrupt a screen reader; the others wait until it has finished. */
  readonly assertive: readonly ToastState[];
};

/** 3000 ms: specification, sections 4 and 9. */
export const toastDefaults: ToastOptions = { duration: 3000, assertive: ["error"] };

/**
 * Shows what `toast()` asks for on this element, one message after the other, each announced. The
 * message is text, never HTML. Escape inside it, or its `[data-toast-close]`, closes it at once.
 *
 * State: `data-state` on the element, "success", "warning" or "error" while shown.
 */
export function createToast(element: HTMLElement, options: Partial<ToastOptions> = {}): Stop {
  const { duration, assertive } = { ...toastDefaults, ...options };
  const { ownerDocument: document } = element;
  const parts = findParts(element);
  const queue: ToastMessage[] = [];
  let current: Countdown | undefined;
  let stopAnnouncing: Stop = () => {};
  let calm = { hovered: false, focused: false };

  function showNext(): void {
    current?.stop();
    current = undefined;
    const message = queue.shift();
    if (!message) {
      hide();
      return;
    }
    element.dataset.state = message.state;
    parts.text.textContent = message.text;
    parts.icon.replaceChildren(toastIcon(document, message.state));
    parts.icon.classList.toggle("tve-toast-error", message.state !== "success");
    raise(element);
    stopAnnouncing = announce(
      document,
      message.text,
      assertive.includes(message.state) ? "assertive" : "polite",
    );
    current = countdown(duration, showNext);
    if (calm.hovered || calm.focused) current.pause();
  }

  function hide(): void {
    delete element.dataset.state;
    if (element.popover && element.matches(":popover-open")) element.hidePopover();
  }

  function keep(change: Partial<typeof calm>): void {
    calm = { ...calm, ...change };
    if (calm.hovered || calm.focused) current?.pause();
    else current?.resume();
  }

  function ask(messages: readonly ToastMessage[]): void {
    queue.push(...messages);
    if (!current) showNext();
  }

  const stop = stopAll(
    parts.undo,
    hide,
    () => current?.stop(),
    () => stopAnnouncing(),
    listen(document, {
      [TOAST_EVENT](event: Event) {
        if (event.defaultPrevented) return;
        event.preventDefault();
        ask([(event as CustomEvent<ToastMessage>).detail]);
      },
    } as Record<string, (event: Event) => void>),
    listen(element, {
      pointerenter: () => keep({ hovered: true }),
      pointerleave: () => keep({ hovered: false }),
      focusin: () => keep({ focused: true }),
      focusout: () => keep({ focused: false }),
      keydown: (event) => event.key === "Escape" && showNext(),
      click: (event) => (event.target as Element).closest("[data-toast-close]") && showNext(),
    }),
  );
  ask(takeWaiting(document));
  return stop;
}

/** Above all else on the page, dialogs that opened before included, where the browser can. */
function raise(element: HTMLElement): void {
  if (!element.popover) return;
  if (element.matches(":popover-open")) element.hidePopover();
  element.showPopover();
}

type Parts = { readonly icon: Element; readonly text: Element; readonly undo: Stop };

/** The places for icon and text in the page builder's markup, or in an element of our own. */
function findParts(element: HTMLElement): Parts {
  const icon = element.querySelector("[data-toast-icon], .tve-toast-icon-container");
  const text = element.querySelector("[data-toast-text], .tve-toast-message-container");
  if (!(icon && text)) {
    throw new Error(
      "the toast lacks a place for its icon or text. Add [data-toast-icon] and [data-toast-text].",
    );
  }
  const before = { icon: [...icon.childNodes], text: [...text.childNodes] };
  return {
    icon,
    text,
    undo() {
      icon.replaceChildren(...before.icon);
      icon.classList.remove("tve-toast-error");
      text.replaceChildren(...before.text);
    },
  };
}
