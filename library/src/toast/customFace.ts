import { rememberAttributes } from "../browser/rememberAttributes.ts";
import { stopAll } from "../browser/stop.ts";
import type { ToastMessage, ToastState } from "../browser/toastMessage.ts";
import { rememberChildren } from "./rememberChildren.ts";
import type { ToastFace } from "./ToastFace.ts";

const CUSTOM = ".notifications-content-wrapper";

type CustomFace = ToastFace & {
  /** What the author wrote where the message goes, to be shown in a preview. */
  readonly sample: ToastMessage;
};

/** In the order in which one stands in for another. */
const STATES: readonly ToastState[] = ["error", "warning", "success"];

/**
 * The builder's block in a design of its author's, with a place for the message of each state. As
 * the real system has it, `data-animation` names the way the block comes, and is taken away while it
 * is shown; `data-shown` has the name then.
 * @returns undefined where the element is no such block
 * @throws where it has no place for a message
 */
export function customFace(element: HTMLElement): CustomFace | undefined {
  if (!element.matches(CUSTOM)) return undefined;
  const places = STATES.flatMap((state) => {
    const text = element.querySelector(`.notification-${state} .thrv-notification_message`);
    return text ? [{ state, text }] : [];
  });
  const placeOf = (state: string) => places.find((one) => one.state === state) ?? places[0];
  const { state = "success", animation } = element.dataset;
  const place = placeOf(state);
  if (!place) throw new Error("the toast has no .thrv-notification_message for its text.");
  const hide = (): void => {
    delete element.dataset.shown;
    if (animation) element.dataset.animation = animation;
  };
  return {
    sample: { state: place.state, text: place.text.textContent.trim() },
    show(message) {
      const { state, text } = placeOf(message.state) ?? place;
      text.textContent = message.text;
      element.dataset.state = state;
      element.dataset.shown = animation ?? "none";
      delete element.dataset.animation;
    },
    hide,
    undo: stopAll(
      rememberAttributes(element, ["data-state", "data-animation"]),
      hide,
      ...places.map(({ text }) => rememberChildren(text)),
    ),
  };
}
