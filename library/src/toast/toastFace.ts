import { rememberAttributes } from "../browser/rememberAttributes.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import type { ToastMessage, ToastState } from "../browser/toastMessage.ts";
import { toastIcon } from "./toastIcon.ts";

/** The three ways a message may be meant, in the order in which one stands in for another. */
export const TOAST_STATES: readonly ToastState[] = ["error", "warning", "success"];

/** The page builder's block in a design of its author's. */
const CUSTOM = ".notifications-content-wrapper";

/** How an element shows its messages. */
export type ToastFace = {
  /** What the author wrote where the message goes, to be shown in a preview. */
  readonly sample: string;
  readonly show: (message: ToastMessage) => void;
  readonly hide: () => void;
  readonly undo: Stop;
};

/**
 * The places for a message in an element: the builder's custom block, which has one a state, its
 * default block, or an element of our own.
 * @throws where there is none
 */
export function toastFace(element: HTMLElement): ToastFace {
  const face = element.matches(CUSTOM) ? customFace(element) : plainFace(element);
  if (face) return face;
  throw new Error(
    "the toast lacks a place for its icon or text. Add [data-toast-icon] and [data-toast-text], or a .thrv-notification_message in each .notification-success, -warning and -error.",
  );
}

/**
 * As the real system has it, `data-animation` names the way the block comes, and is taken away
 * while it is shown; `data-shown` has the name then.
 */
function customFace(element: HTMLElement): ToastFace | undefined {
  const places = TOAST_STATES.flatMap((state) => {
    const text = element.querySelector(`.notification-${state} .thrv-notification_message`);
    return text ? [{ state, text, before: [...text.childNodes] }] : [];
  });
  const placeOf = (state = "success") => places.find((one) => one.state === state) ?? places[0];
  const { animation = "none" } = element.dataset;
  const hide = (): void => {
    if (animation !== "none") element.dataset.animation = animation;
    delete element.dataset.shown;
  };
  const sample = placeOf(element.dataset.state)?.text.textContent?.trim();
  if (sample === undefined) return undefined;
  return {
    sample,
    show({ state, text }) {
      const place = placeOf(state);
      if (!place) return;
      element.dataset.state = place.state;
      place.text.textContent = text;
      if (animation !== "none") delete element.dataset.animation;
      element.dataset.shown = animation;
    },
    hide,
    undo: stopAll(
      rememberAttributes(element, ["data-state"]),
      hide,
      ...places.map(
        ({ text, before }) =>
          () =>
            text.replaceChildren(...before),
      ),
    ),
  };
}

function plainFace(element: HTMLElement): ToastFace | undefined {
  const icon = element.querySelector("[data-toast-icon], .tve-toast-icon-container");
  const text = element.querySelector("[data-toast-text], .tve-toast-message-container");
  if (!(icon && text)) return undefined;
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
  if (!element.popover) return;
  if (element.matches(":popover-open")) element.hidePopover();
  element.showPopover();
}
