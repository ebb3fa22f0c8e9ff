import { listen } from "./listen.ts";
import type { ToastMessage } from "./toastMessage.ts";

/** The event on the document that asks for a toast; whoever shows it prevents its default. */
export const TOAST_EVENT = "vitrine:toast";

/** Where messages wait in the session for the next page, under the real system's name. */
export const KEPT_TOASTS = "tcb_toast_message";

/** Messages asked for before anything on the page could show them. */
const WAITING = Symbol.for("vitrine.toasts");

/** Those messages, oldest first. */
export function waitingToasts(document: Document): ToastMessage[] {
  const holder = document as { [WAITING]?: ToastMessage[] };
  holder[WAITING] ??= [];
  return holder[WAITING];
}

/**
 * Resolves as soon as there is something to show: at once where a page before this one has kept a
 * message, else when one is asked for. Most pages show none, and need not load what shows them.
 */
export function toastAsked(document: Document): Promise<void> {
  const waiting = waitingToasts(document);
  return new Promise((resolve) => {
    if (waiting.length > 0 || isAnyKept()) {
      resolve();
      return;
    }
    listen(document, {
      [TOAST_EVENT](event: Event) {
        const { detail } = event as CustomEvent<ToastMessage>;
        resolve();
        // Whoever asked keeps what nobody has shown; an event by itself is kept here.
        queueMicrotask(() => {
          if (!event.defaultPrevented && !waiting.includes(detail)) waiting.push(detail);
        });
      },
    } as Record<string, (event: Event) => void>);
  });
}

function isAnyKept(): boolean {
  try {
    return KEPT_TOASTS in sessionStorage;
  } catch {
    return false;
  }
}
