import { type Stop, stopAll } from "../browser/stop.ts";
import { type ActionOptions, createAction, warnUnknown } from "./createAction.ts";
import { pageTriggers } from "./pageTriggers.ts";
import { type EventBinding, eventBindings } from "./readEvents.ts";

export type PageEventsOptions = ActionOptions & {
  /** Bindings as the page builder prints them. Default those of the page's options. */
  readonly events?: readonly unknown[];
};

/** What an author has bound to the page: its being left, or a time. */
export function createPageEvents(
  body: HTMLElement,
  options: PageEventsOptions = {},
  page: { readonly page_events?: readonly unknown[] } = {},
): Stop {
  const bindings = eventBindings(options.events ?? page.page_events ?? []);
  return stopAll(...bindings.map((binding) => bind(body, binding, options)));
}

function bind(body: HTMLElement, binding: EventBinding, options: ActionOptions): Stop {
  const trigger = pageTriggers.get(binding.trigger);
  if (!trigger) {
    warnUnknown(body, "trigger", binding.trigger);
    return () => {};
  }
  const action = createAction(body, binding, options);
  if (!action) return () => {};
  return stopAll(
    action.stop,
    trigger(body, binding.config, () => action.run(false)),
  );
}
