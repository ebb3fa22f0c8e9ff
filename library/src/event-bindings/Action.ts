import type { Stop } from "../browser/stop.ts";
import type { Bag } from "../browser/values.ts";
import type { EventBindingsLabels } from "./eventBindingsLabels.ts";

/** What an action works on. */
export type ActionPlace = {
  /** What carries the binding; the body for bindings of the page. */
  readonly element: HTMLElement;
  readonly config: Bag;
  readonly labels: Partial<EventBindingsLabels> | undefined;
};

/** An action of one binding. */
export type RunningAction = {
  /** @param isAsked whether the visitor asked for it, by a click or a key */
  readonly run: (isAsked: boolean) => void;
  /** Takes back what it did. */
  readonly stop: Stop;
};

export type CreateAction = (place: ActionPlace) => RunningAction;

/** An entry in the list of actions. */
export type Action = {
  readonly load: () => Promise<CreateAction>;
  /** Whether it opens or closes something, in place of where a link would lead. */
  readonly opens: boolean;
  /** Whether it sees to its own triggers, from the start. Default false. */
  readonly stands?: boolean;
};
