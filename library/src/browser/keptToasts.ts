import { type ToastInput, type ToastMessage, toastMessage } from "./toastMessage.ts";
import { KEPT_TOASTS } from "./waitingToasts.ts";

/**
 * Keeps messages for the next page of this site in this tab, in place of those kept before. One
 * success alone is kept as its plain text, as the real system has it.
 */
export function keepToasts(messages: readonly ToastMessage[]): void {
  const [first, ...more] = messages;
  if (!first) return;
  const isPlain = more.length === 0 && first.state === "success";
  const text = isPlain ? first.text : JSON.stringify(messages);
  attempt((session) => session.setItem(KEPT_TOASTS, text));
}

/** Takes the messages that a page before this one has kept. */
export function takeKeptToasts(): ToastMessage[] {
  const text = attempt((session) => session.getItem(KEPT_TOASTS));
  if (text == null) return [];
  attempt((session) => session.removeItem(KEPT_TOASTS));
  return (parse(text) ?? [text]).flatMap((one: ToastInput) => toastMessage(one) ?? []);
}

/** Storage may be forbidden or full; memory, as in rawStorage.ts, would not outlive the page. */
function attempt<T>(use: (session: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}

/** A visitor may have edited it: whatever is no list of messages is a message itself. */
function parse(text: string): ToastInput[] | undefined {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.map(readMessage) : undefined;
  } catch {
    return undefined;
  }
}

function readMessage({ text: message, state }: Partial<ToastMessage>): ToastInput {
  return state === "error" || state === "warning" ? { message, state } : { message };
}
