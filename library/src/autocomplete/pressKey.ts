import type { SuggestionList } from "./createList.ts";
import { nextOption, STEPS } from "./nextOption.ts";
import type { TypeAhead } from "./typeAhead.ts";
import type { Typing } from "./watchTyping.ts";

export type KeyParts = {
  readonly list: SuggestionList;
  readonly typing: Typing;
  readonly typeAhead: TypeAhead;
  readonly choose: (place: number) => void;
  readonly close: () => void;
};

/** Answers a key in the field or in its list, as a combobox does (WAI-ARIA practices). */
export function pressKey(event: KeyboardEvent, parts: KeyParts): void {
  const { key } = event;
  // What belongs to an input method, and what is a shortcut. Safari tells the first by 229 alone.
  const isTaken = event.isComposing || event.keyCode === 229;
  if (isTaken || event.ctrlKey || event.metaKey || event.altKey) return;
  const { list, close, choose } = parts;
  const step = STEPS[key];
  const isInList = event.target === list.element;
  if (step) {
    if (!walk(step, parts)) return;
  } else if (!list.isOpen()) return;
  else if (key === "Enter" && list.active() >= 0) choose(list.active());
  else if (key === "Escape") close();
  else if (isInList && key.length === 1) findTyped(key, parts);
  else {
    if (key === "Enter" || key === "Tab") close();
    // The caret moves, so it is the text again that is at work.
    else if (/^(?:Arrow|Home|End)/.test(key)) list.activate(-1);
    return;
  }
  event.preventDefault();
}

/** @returns whether there is anything to go through */
function walk(step: 1 | -1, { list, typing }: KeyParts): boolean {
  const go = (): void => {
    if (list.isOpen()) list.activate(nextOption(list.active(), step, list.shown().length));
  };
  if (list.isOpen()) go();
  else if (!typing.isEnough()) return false;
  else typing.askNow().then(go);
  return true;
}

function findTyped(character: string, { list, typeAhead }: KeyParts): void {
  const labels = list.shown().map(({ label }) => label);
  const found = typeAhead.find(character, labels, list.active());
  if (found >= 0) list.activate(found);
}
