import { rememberAttributes } from "../browser/rememberAttributes.ts";
import { stopAll } from "../browser/stop.ts";
import { rememberChildren } from "./rememberChildren.ts";
import type { ToastFace } from "./ToastFace.ts";
import { toastIcon } from "./toastIcon.ts";

/**
 * The builder's default block, or an element of our own.
 * @throws where it has no place for icon or text
 */
export function plainFace(element: HTMLElement): ToastFace {
  const icon = element.querySelector("[data-toast-icon],.tve-toast-icon-container");
  const text = element.querySelector("[data-toast-text],.tve-toast-message-container");
  if (!(icon && text)) throw new Error("the toast lacks [data-toast-icon] or [data-toast-text].");
  const setOpen = (isOpen: boolean): void => {
    if (element.popover && element.isConnected) element.togglePopover(isOpen);
  };
  const hide = (): void => {
    delete element.dataset.state;
    setOpen(false);
  };
  return {
    show(message) {
      element.dataset.state = message.state;
      text.textContent = message.text;
      icon.replaceChildren(toastIcon(element.ownerDocument, message.state));
      icon.classList.toggle("tve-toast-error", message.state !== "success");
      // Anew, so that it is above all else on the page, dialogs that opened meanwhile included.
      setOpen(false);
      setOpen(true);
    },
    hide,
    undo: stopAll(
      rememberAttributes(icon, ["class"]),
      rememberChildren(icon),
      rememberChildren(text),
      hide,
    ),
  };
}
