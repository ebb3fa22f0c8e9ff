import { shortSelector } from "../browser/shortSelector.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { warn } from "../browser/warn.ts";
import { type ActionOptions, createAction, warnUnknown } from "./createAction.ts";
import { type EventBinding, readEvents } from "./readEvents.ts";
import { reach, triggers } from "./triggers.ts";

export type EventBindingsOptions = ActionOptions;

const ATTRIBUTE = "data-tcb-events";

/**
 * What an author has bound to an element of the page builder: a click, hovering or coming into view
 * opens or closes a lightbox, plays an animation or a film, enlarges an image or shows a tooltip.
 * The bindings stand in `data-tcb-events`, of the element or of the wrapper around it.
 */
export function createEventBindings(
  element: HTMLElement,
  options: EventBindingsOptions = {},
): Stop {
  const holder = element.hasAttribute(ATTRIBUTE) ? element : element.closest(".thrv_wrapper");
  const bindings = readEvents(holder?.getAttribute(ATTRIBUTE) ?? "");
  if (!bindings) {
    warn(
      `Could not parse events! The attribute ${ATTRIBUTE} of ${shortSelector(holder ?? element)} is not a list of bindings, so nothing happens there. Save it again in the page builder.`,
      element,
    );
    return () => {};
  }
  return stopAll(...bindings.map((binding) => bind(element, binding, options)));
}

function bind(element: HTMLElement, binding: EventBinding, options: EventBindingsOptions): Stop {
  const trigger = triggers.get(binding.trigger);
  if (!trigger) {
    warnUnknown(element, "trigger", binding.trigger);
    return () => {};
  }
  const action = createAction(element, binding, options);
  if (!action) return () => {};
  return stopAll(action.stop, action.stands ? reach(element) : trigger(element, action));
}
