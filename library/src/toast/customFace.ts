import { rememberAttributes } from "../browser/rememberAttributes.ts";
import { stopAll } from "../browser/stop.ts";
import type { ToastFace } from "./ToastFace.ts";
import { TOAST_STATES } from "./toastStates.ts";

const CUSTOM = ".notifications-content-wrapper";

/**
 * The builder's block in a design of its author's, with a place for the message of each state. As
 * the real system has it, `data-animation` names the way the block comes, and is taken away while it
 * is shown; `data-shown` has the name then.
 * @returns undefined where the element is no such block
 * @throws where it has no place for a message
 */
export function customFace(element: HTMLElement): ToastFace | undefined {
  if (!element.matches(CUSTOM)) return undefined;
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
  if (sample === undefined) {
    throw new Error(
      "the toast lacks a place for its text. Add a .thrv-notification_message to each of .notification-success, -warning and -error.",
    );
  }
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
