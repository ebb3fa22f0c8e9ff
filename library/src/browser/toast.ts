import { type ToastInput, toastMessage } from "./toastMessage.ts";
import { TOAST_EVENT, waitingToasts } from "./waitingToasts.ts";

/**
 * Shows a message on the page's toast, after those that are waiting. May be called at any time:
 * what is asked before the toast has started is shown once it has.
 */
export function toast(document: Document, input: ToastInput): void {
  const message = toastMessage(input);
  if (!message) return;
  const event = new CustomEvent(TOAST_EVENT, { detail: message, cancelable: true });
  if (document.dispatchEvent(event)) waitingToasts(document).push(message);
}
