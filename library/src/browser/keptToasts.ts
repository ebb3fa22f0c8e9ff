import { type ToastInput, type ToastMessage, toastMessage } from "./toastMessage.ts";
import { KEPT_TOASTS } from "./waitingToasts.ts";

/**
 * Keeps messages for the next page of this site in this tab, in place of those kept before. One
 * success alone is kept as its plain text, as the real system has it.
 */
export function keepToasts(messages: readonly ToastMessage[]): void {
  const [first, second] = messages;
  if (!first) return;
  const isPlain = !second && first.state === "success";
  try {
    sessionStorage.setItem(KEPT_TOASTS, isPlain ? first.text : JSON.stringify(messages));
  } catch {
    // Forbidden or full; memory, as in rawStorage.ts, would not outlive the page.
  }
}

/** Takes the messages that a page before this one has kept. */
export function takeKeptToasts(): ToastMessage[] {
  try {
    const text = sessionStorage.getItem(KEPT_TOASTS) ?? "";
    sessionStorage.removeItem(KEPT_TOASTS);
    return parse(text).flatMap((one) => toastMessage(one) ?? []);
  } catch {
    return [];
  }
}

/** A visitor may have edited it: whatever is no list of messages is a message itself. */
function parse(text: string): ToastInput[] {
  try {
    return (JSON.parse(text) as Partial<ToastMessage>[]).map(readMessage);
  } catch {
    return [text];
  }
}

function readMessage({ text: message, state }: Partial<ToastMessage>): ToastInput {
  return state === "error" || state === "warning" ? { message, state } : { message };
}
