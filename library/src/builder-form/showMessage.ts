import { announce } from "../browser/announce.ts";
import type { Stop } from "../browser/stop.ts";
import { toast } from "../browser/toast.ts";

/** Whatever shows the page's toasts. */
const TOASTS = "[data-toast],.tve-fe-message,.notifications-content-wrapper";

/**
 * Tells that a form was sent: by the page's toast, or, where it has none, behind the form.
 * @returns takes it away again
 */
export function showMessage(form: HTMLFormElement, message: string): Stop {
  const { ownerDocument: document } = form;
  if (document.querySelector(TOASTS)) {
    toast(document, { success: message });
    return () => {};
  }
  const line = document.createElement("p");
  line.setAttribute("data-builder-form-message", "");
  line.textContent = message;
  form.after(line);
  announce(document, message);
  return () => line.remove();
}

/**
 * A message as its author wrote it: with what the visitor is called and reached by in the place of
 * `[lead_name]` and `[lead_email]`, and without markup, since it is shown as text.
 */
export function fillMessage(message: string, data: URLSearchParams): string {
  const plain = message.replaceAll(/<[^<>]*>/g, "").trim();
  return plain.replaceAll(/\[lead_(name|email)\]/g, (_, name: string) => data.get(name) ?? "");
}
