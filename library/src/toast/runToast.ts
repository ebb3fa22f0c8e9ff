import { announce } from "../browser/announce.ts";
import { keepToasts, takeKeptToasts } from "../browser/keptToasts.ts";
import { listen } from "../browser/listen.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import type { ToastMessage, ToastState } from "../browser/toastMessage.ts";
import { TOAST_EVENT, waitingToasts } from "../browser/waitingToasts.ts";
import { windowOf } from "../browser/windowOf.ts";
import { type Countdown, countdown } from "./countdown.ts";
import { readToast } from "./readToast.ts";
import type { ToastFace } from "./ToastFace.ts";

export type ToastOptions = {
  /**
   * How long a message stays, in milliseconds, not counting while hovered or focused. Default
   * `data-timer` of the element, else 3000.
   */
  readonly duration: number;
  /** Which states interrupt a screen reader; the others wait until it has finished. */
  readonly assertive: readonly ToastState[];
};

/** 3000 ms: specification, sections 4 and 9. */
export const toastDefaults: ToastOptions = { duration: 3000, assertive: ["error"] };

/** Shows what is asked for, one message after the other, and those that a page before this one kept. */
export function runToast(
  element: HTMLElement,
  face: ToastFace,
  options: Partial<ToastOptions> = {},
): Stop {
  const { duration, assertive } = { ...toastDefaults, ...readToast(element), ...options };
  const { ownerDocument: document } = element;
  /** The first is the one that is shown. */
  const queue: ToastMessage[] = [];
  let current: Countdown | undefined;
  let stopAnnouncing: Stop = () => {};
  let isHovered = false;
  let cameFrom: HTMLElement | null = null;

  function show(): void {
    const [message] = queue;
    const focused = element.contains(document.activeElement)
      ? (document.activeElement as HTMLElement)
      : undefined;
    current?.hold();
    current = message && countdown(duration, showNext);
    if (!message) {
      face.hide();
      focused?.blur();
      if (focused) cameFrom?.focus({ preventScroll: true });
      return;
    }
    face.show(message);
    // A popover that comes anew has lost it.
    focused?.focus();
    const politeness = assertive.includes(message.state) ? "assertive" : "polite";
    stopAnnouncing = announce(document, message.text, politeness);
    count();
  }

  function showNext(): void {
    queue.shift();
    show();
  }

  function count(): void {
    if (isHovered || element.matches(":focus-within")) current?.hold();
    else current?.run();
  }

  function ask(...messages: readonly ToastMessage[]): void {
    queue.push(...messages);
    if (!current && queue[0]) show();
  }

  const hover = ({ type }: PointerEvent): void => {
    isHovered = type === "pointerenter";
    count();
  };

  const stop = stopAll(
    face.undo,
    () => current?.hold(),
    () => stopAnnouncing(),
    listen(document, {
      [TOAST_EVENT](event: Event) {
        if (event.defaultPrevented || !element.isConnected) return;
        event.preventDefault();
        ask((event as CustomEvent<ToastMessage>).detail);
      },
    } as Record<string, (event: Event) => void>),
    listen(windowOf(element), {
      // A form that leads to another page has left its own.
      pagehide: () => keepToasts([...queue, ...takeKeptToasts()]),
    }),
    listen(element, {
      pointerenter: hover,
      pointerleave: hover,
      focusin({ relatedTarget }) {
        const from = relatedTarget as HTMLElement | null;
        if (!element.contains(from)) cameFrom = from;
        count();
      },
      focusout: count,
      keydown: ({ key }) => key === "Escape" && showNext(),
      click: ({ target }) => (target as Element).closest("[data-toast-close]") && showNext(),
    }),
  );
  ask(...takeKeptToasts(), ...waitingToasts(document).splice(0));
  return stop;
}
