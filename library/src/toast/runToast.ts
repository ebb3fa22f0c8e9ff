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

/** An element that shows messages, and how. */
type Shower = {
  readonly element: HTMLElement;
  readonly face: ToastFace;
  /** Shown at first, until another is asked for. */
  readonly preview?: ToastMessage | undefined;
};

/** Shows what is asked for, one message after the other, and those that a page before this one kept. */
export function runToast(
  { element, face, preview }: Shower,
  options: Partial<ToastOptions> = {},
): Stop {
  const { duration, assertive } = { ...toastDefaults, ...readToast(element), ...options };
  const { ownerDocument: document } = element;
  const queue: ToastMessage[] = [];
  let shown: ToastMessage | undefined;
  let current: Countdown | undefined;
  let stopAnnouncing: Stop = () => {};
  let calm = { hovered: false, focused: false };
  let cameFrom: EventTarget | null = null;

  function showNext(): void {
    const { activeElement } = document;
    const isInside = element.contains(activeElement);
    current?.stop();
    current = undefined;
    shown = queue.shift();
    if (!shown) {
      face.hide();
      if (isInside) {
        (activeElement as HTMLElement).blur();
        (cameFrom as HTMLElement | null)?.focus({ preventScroll: true });
      }
      return;
    }
    face.show(shown);
    // A popover that comes anew has lost it.
    if (isInside) (activeElement as HTMLElement).focus();
    const politeness = assertive.includes(shown.state) ? "assertive" : "polite";
    stopAnnouncing = announce(document, shown.text, politeness);
    current = countdown(duration, showNext);
    keep({});
  }

  function keep(change: Partial<typeof calm>): void {
    calm = { ...calm, ...change };
    if (calm.hovered || calm.focused || shown === preview) current?.pause();
    else current?.resume();
  }

  function ask(messages: readonly ToastMessage[]): void {
    queue.push(...messages);
    if (!current || shown === preview) showNext();
  }

  const stop = stopAll(
    face.undo,
    () => current?.stop(),
    () => stopAnnouncing(),
    listen(document, {
      [TOAST_EVENT](event: Event) {
        if (event.defaultPrevented || !element.isConnected) return;
        event.preventDefault();
        ask([(event as CustomEvent<ToastMessage>).detail]);
      },
    } as Record<string, (event: Event) => void>),
    listen(windowOf(element), {
      pagehide: () =>
        keepToasts([
          ...(shown && shown !== preview ? [shown] : []),
          ...queue,
          // A form that leads to another page has left its own.
          ...takeKeptToasts(),
        ]),
    }),
    listen(element, {
      pointerenter: () => keep({ hovered: true }),
      pointerleave: () => keep({ hovered: false }),
      focusin: ({ relatedTarget }) => {
        if (!calm.focused) cameFrom = relatedTarget;
        keep({ focused: true });
      },
      focusout: () => keep({ focused: false }),
      keydown: (event) => event.key === "Escape" && showNext(),
      click: (event) => (event.target as Element).closest("[data-toast-close]") && showNext(),
    }),
  );
  ask([...(preview ? [preview] : []), ...takeKeptToasts(), ...waitingToasts(document).splice(0)]);
  return stop;
}
