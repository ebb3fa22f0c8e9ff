import { announce } from "../browser/announce.ts";
import { listen } from "../browser/listen.ts";
import { rememberAttributes } from "../browser/rememberAttributes.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { windowOf } from "../browser/windowOf.ts";
import { askSuggestions } from "./askSuggestions.ts";
import { resultText } from "./autocompleteLabels.ts";
import { createList } from "./createList.ts";
import { pressKey } from "./pressKey.ts";
import { type AutocompleteSettings, readAutocomplete } from "./readAutocomplete.ts";
import { createTypeAhead } from "./typeAhead.ts";
import { hasFocus, watchTyping } from "./watchTyping.ts";
import type { Suggestion } from "./wire.ts";
import { writeInto } from "./writeInto.ts";

export type AutocompleteOptions = Partial<AutocompleteSettings> & {
  /**
   * Told what was chosen, once it is written into the field. Where it answers `false`, a suggestion
   * that has an address does not lead there.
   */
  readonly onSelect?: ((suggestion: Suggestion) => unknown) | undefined;
};

/** "selected" from a choice until more is written (specification, section 4). */
type State = "closed" | "open" | "selected";

/**
 * Suggestions below a text field while a visitor writes into it, from the address in its
 * `data-autocomplete`; readAutocomplete() has its other attributes. A suggestion that is chosen is
 * written into the field; one with an address leads there besides.
 *
 * State, on the field: `data-suggestions`, which is "closed", "open" or "selected".
 */
export function createAutocomplete(element: HTMLElement, options: AutocompleteOptions = {}): Stop {
  const input = element as HTMLInputElement;
  const settings = readAutocomplete(input, options);
  if (!settings) return () => {};
  const restore = rememberAttributes(input, [...Object.keys(COMBOBOX), ...CHANGING]);
  const { ownerDocument: document } = input;
  let hush: Stop = () => {};

  const setState = (state: State): void => {
    input.dataset.suggestions = state;
    input.ariaExpanded = String(state === "open");
  };
  const close = (): void => {
    hush();
    typing.drop();
    if (document.activeElement === list.element) input.focus();
    list.hide();
    setState("closed");
  };
  const show = (found: readonly Suggestion[]): void => {
    if (!hasFocus(input)) return;
    list.show(found);
    setState(list.isOpen() ? "open" : "closed");
    hush();
    hush = announce(document, resultText(found.length, settings.labels, list.element.lang));
  };
  const choose = (place: number): void => {
    const suggestion = list.shown()[place];
    if (!suggestion) return;
    input.focus();
    writeInto(input, suggestion.value);
    close();
    setState("selected");
    const isLed = options.onSelect?.(suggestion) !== false;
    if (suggestion.url && isLed) windowOf(input).location.assign(suggestion.url);
  };
  // Until the next answer the list stays, but nothing in it is chosen by Enter.
  const onType = (): void => (typing.isEnough() && list.isOpen() ? list.activate(-1) : close());

  const typeAhead = createTypeAhead();
  const list = createList(input, choose);
  const ask = askSuggestions(settings.source);
  const typing = watchTyping(input, { ...settings, ask, onType, onAnswer: show });
  const keydown = (event: KeyboardEvent): void =>
    pressKey(event, { list, typing, typeAhead, choose, close });
  const leave = ({ target }: { readonly target: EventTarget | null }): void => {
    if (target !== input && !list.element.contains(target as Node | null)) close();
  };
  const focusout = ({ relatedTarget }: FocusEvent): void => leave({ target: relatedTarget });
  for (const [name, value] of Object.entries(COMBOBOX)) input.setAttribute(name, value);
  input.setAttribute("aria-controls", list.element.id);
  setState("closed");
  return stopAll(
    restore,
    () => hush(),
    list.stop,
    typeAhead.stop,
    typing.stop,
    listen(input, { keydown, focusout }),
    listen(list.element, { keydown, focusout }),
    // Not every tap elsewhere takes the focus from a field.
    listen(document, { pointerdown: leave }),
  );
}

const COMBOBOX = { role: "combobox", "aria-autocomplete": "list", autocomplete: "off" } as const;
const CHANGING = ["aria-controls", "aria-expanded", "aria-activedescendant", "data-suggestions"];
