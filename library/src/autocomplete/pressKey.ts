import type { SuggestionList } from "./createList.ts";
import { nextOption } from "./nextOption.ts";
import type { Typing } from "./watchTyping.ts";

export type KeyParts = {
  readonly list: SuggestionList;
  readonly typing: Typing;
  readonly choose: (place: number) => void;
  readonly close: () => void;
};

/** Answers a key in the field or in its list, as a combobox does (WAI-ARIA practices). */
export function pressKey(event: KeyboardEvent, parts: KeyParts): void {
  const { key, isComposing, keyCode, ctrlKey, metaKey, altKey } = event;
  // What belongs to an input method, and what is a shortcut. Safari tells the first by 229 alone.
  if (isComposing || keyCode === 229 || ctrlKey || metaKey || altKey) return;
  const isDone = key === "ArrowDown" || key === "ArrowUp" ? walk(key, parts) : act(key, parts);
  if (isDone) event.preventDefault();
}

/** @returns whether there is anything to go through */
function walk(key: string, { list, typing }: KeyParts): boolean {
  const go = (): void => {
    const step = key === "ArrowDown" ? 1 : -1;
    if (list.isOpen()) list.activate(nextOption(list.active(), step, list.shown().length));
  };
  if (list.isOpen()) go();
  else if (typing.isEnough()) typing.askNow().then(go);
  else return false;
  return true;
}

/** @returns whether that was all the key is for */
function act(key: string, { list, choose, close }: KeyParts): boolean {
  const active = list.active();
  const isOpen = list.isOpen();
  if (key === "Enter" && active >= 0) choose(active);
  else if (/^(?:Enter|Escape|Tab)$/.test(key)) close();
  // The caret moves, so it is the text again that is at work.
  else if (/^(?:Arrow|Home|End)/.test(key)) list.activate(-1);
  return isOpen && (key === "Escape" || (key === "Enter" && active >= 0));
}
