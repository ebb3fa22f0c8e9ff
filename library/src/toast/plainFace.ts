import { stopAll } from "../browser/stop.ts";
import type { ToastFace } from "./ToastFace.ts";
import { toastIcon } from "./toastIcon.ts";

/**
 * The builder's default block, or an element of our own.
 * @throws where it has no place for icon or text
 */
export function plainFace(element: HTMLElement): ToastFace {
  const icon = element.querySelector("[data-toast-icon], .tve-toast-icon-container");
  const text = element.querySelector("[data-toast-text], .tve-toast-message-container");
  if (!(icon && text)) {
    throw new Error(
      "the toast lacks a place for its icon or text. Add [data-toast-icon] and [data-toast-text].",
    );
  }
  const before = { icon: [...icon.childNodes], text: [...text.childNodes] };
  const hide = (): void => {
    delete element.dataset.state;
    if (element.popover && element.matches(":popover-open")) element.hidePopover();
  };
  return {
    sample: text.textContent?.trim() ?? "",
    show(message) {
      element.dataset.state = message.state;
      text.textContent = message.text;
      icon.replaceChildren(toastIcon(element.ownerDocument, message.state));
      icon.classList.toggle("tve-toast-error", message.state !== "success");
      raise(element);
    },
    hide,
    undo: stopAll(() => {
      icon.replaceChildren(...before.icon);
      icon.classList.remove("tve-toast-error");
      text.replaceChildren(...before.text);
    }, hide),
  };
}

/** Above all else on the page, dialogs that opened before included, where the browser can. */
function raise(element: HTMLElement): void {
  if (!(element.popover && element.isConnected)) return;
  if (element.matches(":popover-open")) element.hidePopover();
  element.showPopover();
}
