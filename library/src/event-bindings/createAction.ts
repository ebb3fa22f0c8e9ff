import { guarded } from "../browser/reportError.ts";
import { shortSelector } from "../browser/shortSelector.ts";
import { warn } from "../browser/warn.ts";
import type { Action, ActionPlace, RunningAction } from "./Action.ts";
import { actions } from "./actions.ts";
import type { EventBindingsLabels } from "./eventBindingsLabels.ts";
import type { EventBinding } from "./readEvents.ts";

export type BoundAction = RunningAction & Required<Pick<Action, "opens" | "stands">>;

export type ActionOptions = {
  readonly labels?: Partial<EventBindingsLabels> | undefined;
};

/**
 * The action of a binding, fetched when it first runs. Undefined, with one warning, where the page
 * builder's name for it is not known here.
 */
export function createAction(
  element: HTMLElement,
  { action: name, config }: EventBinding,
  { labels }: ActionOptions,
): BoundAction | undefined {
  const action = actions.get(name);
  if (!action) {
    warnUnknown(element, "action", name);
    return undefined;
  }
  const place: ActionPlace = { element, config, labels };
  let running: RunningAction | undefined;
  let isOver = false;
  const start = async (): Promise<void> => {
    const create = await action.load();
    if (!isOver) running ??= create(place);
  };
  const { opens, stands = false } = action;
  if (stands) guarded(name, element, start);
  return {
    opens,
    stands,
    run: (isAsked) =>
      void guarded(name, element, async () => {
        await start();
        if (!isOver) running?.run(isAsked);
      }),
    stop() {
      isOver = true;
      running?.stop();
      running = undefined;
    },
  };
}

/** Tells an author of a name that means nothing here. */
export function warnUnknown(element: Element, what: "action" | "trigger", name: string): void {
  warn(
    `${shortSelector(element)} binds the ${what} "${name}", which is not known here, so nothing happens.`,
    element,
  );
}
