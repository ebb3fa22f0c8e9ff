import { keepBeside } from "../browser/keepBeside.ts";
import { listen } from "../browser/listen.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import type { SuggestionList } from "./createList.ts";
import { createTypeAhead } from "./typeAhead.ts";

/**
 * What few visitors need of a list, and the others need not load: it keeps below its field where
 * styles alone cannot do that; and while the list itself has the focus, where a screen reader has
 * moved it, letters go to the option that they begin.
 */
export function helpList(input: HTMLInputElement, list: SuggestionList): Stop {
  return stopAll(keepBeside(input, list.element, false), typeInList(list));
}

function typeInList(list: SuggestionList): Stop {
  const typeAhead = createTypeAhead();
  const keydown = (event: KeyboardEvent): void => {
    if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const labels = list.shown().map(({ label }) => label);
    const found = typeAhead.find(event.key, labels, list.active());
    if (found >= 0) list.activate(found);
  };
  return stopAll(typeAhead.stop, listen(list.element, { keydown }));
}
