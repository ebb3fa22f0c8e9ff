import { ensureId } from "../browser/ensureId.ts";
import { listen } from "../browser/listen.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import type { Suggestion } from "./wire.ts";

export type SuggestionList = {
  readonly element: HTMLElement;
  /** What is listed. */
  readonly shown: () => readonly Suggestion[];
  /** The place of the active option; -1 where none is. */
  readonly active: () => number;
  /** Replaces what is listed, and opens; without anything to list it closes. */
  readonly show: (suggestions: readonly Suggestion[]) => void;
  readonly hide: () => void;
  readonly isOpen: () => boolean;
  /** Makes the option at this place the active one; -1 for none. */
  readonly activate: (place: number) => void;
  readonly stop: Stop;
};

/** Outside an open dialog all is inert; outside a landmark, screen readers may pass a list by. */
const HOLDERS = "dialog,[popover],search,main,header";

/**
 * The list below a field. It stands over the page, so that nothing clips or moves it, at the end of
 * the dialog or landmark that holds the field.
 * @param choose told the place of an option that was clicked or tapped
 */
export function createList(
  input: HTMLInputElement,
  choose: (place: number) => void,
): SuggestionList {
  const element = makeList(input.ownerDocument);
  (input.closest(HOLDERS) ?? input.ownerDocument.body).append(element);
  const id = ensureId(element);
  let shown: readonly Suggestion[] = [];
  let active = -1;
  const isOpen = (): boolean => element.matches(":popover-open");
  const activate = (place: number): void => {
    active = place;
    for (const [index, option] of [...element.children].entries()) {
      option.ariaSelected = String(index === place);
      if (index === place) option.scrollIntoView({ block: "nearest" });
    }
    // The list has the focus where a screen reader has moved it there.
    for (const holder of [input, element])
      holder.setAttribute("aria-activedescendant", place < 0 ? "" : `${id}-${place}`);
  };
  return {
    element,
    shown: () => shown,
    active: () => active,
    isOpen,
    activate,
    show(suggestions) {
      shown = suggestions;
      element.replaceChildren(...suggestions.map((one, index) => makeOption(element, one, index)));
      activate(-1);
      nameAs(input, element);
      if (shown.length === 0) element.hidePopover();
      else if (!isOpen()) element.showPopover({ source: input });
      element.scrollTop = 0;
    },
    hide() {
      activate(-1);
      element.hidePopover();
    },
    stop: stopAll(
      () => element.remove(),
      listen(element, {
        // The focus stays in the field, where it was.
        mousedown: (event) => event.preventDefault(),
        click: ({ target }) =>
          choose([...element.children].findIndex((option) => option.contains(target as Node))),
      }),
    ),
  };
}

function makeList(document: Document): HTMLElement {
  return Object.assign(document.createElement("div"), {
    className: "vitrine-autocomplete",
    role: "listbox",
    popover: "manual",
    tabIndex: -1,
  });
}

function makeOption(list: Element, { label }: Suggestion, index: number): Element {
  return Object.assign(list.ownerDocument.createElement("div"), {
    role: "option",
    id: `${list.id}-${index}`,
    dir: "auto",
    textContent: label,
  });
}

/** It is called what the field is. */
function nameAs(input: HTMLInputElement, list: HTMLElement): void {
  list.setAttribute("aria-labelledby", input.getAttribute("aria-labelledby") ?? "");
  list.ariaLabel = input.ariaLabel || (input.labels?.[0]?.innerText.trim() ?? "");
}
