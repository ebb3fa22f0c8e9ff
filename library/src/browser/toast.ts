import { type ToastInput, type ToastMessage, toastMessage } from "./toastMessage.ts";

/** The event on the document that asks for a toast; whoever shows it prevents its default. */
export const TOAST_EVENT = "vitrine:toast";

/** Messages asked for before anything on the page could show them. */
const WAITING = Symbol.for("vitrine.toasts");

/**
 * Shows a message on the page's toast, after those that are waiting. May be called at any time:
 * what is asked before the toast has started is shown once it has.
 */
export function toast(document: Document, input: ToastInput): void {
  const message = toastMessage(input);
  if (!message) return;
  const event = new CustomEvent(TOAST_EVENT, { detail: message, cancelable: true });
  if (document.dispatchEvent(event)) waiting(document).push(message);
}

/** Takes the messages that nobody has shown yet, oldest first. */
export function takeWaiting(document: Document): ToastMessage[] {
  return waiting(document).splice(0);
}

function waiting(document: Document): ToastMessage[] {
  const holder = document as { [WAITING]?: ToastMessage[] };
  holder[WAITING] ??= [];
  return holder[WAITING];
}
