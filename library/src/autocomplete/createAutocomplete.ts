import { announce } from "../browser/announce.ts";
import { countText } from "../browser/countText.ts";
import { listen } from "../browser/listen.ts";
import { rememberAttributes } from "../browser/rememberAttributes.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { warn } from "../browser/warn.ts";
import { windowOf } from "../browser/windowOf.ts";
import { askSuggestions } from "./askSuggestions.ts";
import { createList } from "./createList.ts";
import { pressKey } from "./pressKey.ts";
import { type AutocompleteSettings, readAutocomplete } from "./readAutocomplete.ts";
import { watchTyping } from "./watchTyping.ts";
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
  if (!settings.source) {
    warn(
      "autocomplete: without an address in data-autocomplete a field has no suggestions.",
      input,
    );
    return () => {};
  }
  const restore = rememberAttributes(input, OWN_ATTRIBUTES);
  let hush: Stop = () => {};
  let help: Promise<Stop> | undefined;

  const setState = (state: State): void => {
    input.dataset.suggestions = state;
    input.ariaExpanded = String(state === "open");
  };
  const close = (): void => {
    hush();
    typing.drop();
    if (list.element.matches(":focus")) input.focus();
    if (!list.isOpen()) return;
    list.hide();
    setState("closed");
  };
  const show = (found: readonly Suggestion[]): void => {
    // What a browser fills in elsewhere is no typing.
    if (!input.matches(":focus")) return;
    list.show(found);
    setState(list.isOpen() ? "open" : "closed");
    hush();
    const language = input.closest<HTMLElement>("[lang]")?.lang ?? "";
    hush = announce(input.ownerDocument, countText(found.length, settings.labels, language));
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
  const onType = (): void => {
    // Until the next answer the list stays, but nothing in it is chosen by Enter.
    if (typing.isEnough() && list.isOpen()) list.activate(-1);
    else {
      close();
      setState("closed");
    }
  };

  const list = createList(input, choose);
  const ask = askSuggestions(settings.source, input.baseURI);
  const typing = watchTyping(input, { ...settings, ask, onType, onAnswer: show });
  const keydown = (event: KeyboardEvent): void => pressKey(event, { list, typing, choose, close });
  const callHelp = (): void => {
    help ??= import("./helpList.ts").then(
      (module) => module.helpList(input, list),
      // The list goes without.
      () => () => {},
    );
  };
  const focusout = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget !== input && relatedTarget !== list.element) close();
  };
  Object.assign(input, { role: "combobox", ariaAutoComplete: "list", autocomplete: "off" });
  input.setAttribute("aria-controls", list.element.id);
  setState("closed");
  if (!windowOf(input).CSS.supports("position-area:end")) callHelp();
  return stopAll(
    restore,
    () => hush(),
    list.stop,
    () => help?.then((stop) => stop()),
    typing.stop,
    listen(input, { keydown, focusout }),
    listen(list.element, { keydown, focusout, focusin: callHelp }),
  );
}

const OWN_ATTRIBUTES = [
  "role",
  "autocomplete",
  "aria-autocomplete",
  "aria-controls",
  "aria-expanded",
  "aria-activedescendant",
  "data-suggestions",
];
