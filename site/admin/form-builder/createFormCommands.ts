import { flushSync } from "react-dom";
import type { FormItem } from "../../content/contact-forms/FormItem.ts";
import { bringBack } from "./core/bringBack.ts";
import type { FormStore } from "./core/createFormStore.ts";
import { type FormState, type ItemKind, nameOf } from "./core/FormState.ts";
import { addNew, canAdd } from "./core/newItem.ts";
import { duplicateItem, isFull, moveItem, removeItem } from "./core/operations.ts";
import type { FormSay } from "./FormWordsContext.ts";

/** What can be done with the items of a form; each is announced. */
export type FormCommands = {
  /** Below the selected one, or at the end of the fields. */
  readonly add: (kind: ItemKind) => void;
  /** To a place, from 0. */
  readonly moveTo: (id: string, place: number) => void;
  /** By so many places. */
  readonly moveBy: (id: string, by: number) => void;
  readonly duplicate: (id: string) => void;
  /** Can be taken back for a while. */
  readonly remove: (id: string) => void;
  /** Tells of a change that was just made, and for a while offers the way back. */
  readonly offerBack: (sentence: string, way: WayBack) => void;
  readonly undo: () => void;
  readonly redo: () => void;
};

/** How a change is taken back that was told. */
export type WayBack = {
  /** Where more was done since, which stays. The same state where nothing can be brought back any more. */
  readonly bringBack: (state: FormState) => FormState;
  /** What follows once it is back. */
  readonly onBack?: () => void;
};

export type FormCommandOptions = {
  readonly store: FormStore;
  readonly say: FormSay;
  readonly selected: () => string | undefined;
  readonly select: (id: string | undefined) => void;
  readonly announce: (sentence: string) => void;
  readonly tell: (sentence: string, undo: () => void) => void;
  /** Tells what could not be done. */
  readonly tellProblem: (sentence: string) => void;
  /** Gives the focus to an item in the list of all; to the list itself where there is none. */
  readonly focus: (id: string | undefined) => void;
};

/** Makes the commands of one form. */
export function createFormCommands(options: FormCommandOptions): FormCommands {
  const { store, say, select, announce } = options;
  const indexOf = (id: string | undefined): number =>
    store.state().items.findIndex((one) => one.id === id);

  function place(): number {
    const at = indexOf(options.selected());
    if (at !== -1) return at + 1;
    const { items } = store.state();
    const last = items.findLastIndex(({ item }) => !ENDING.has(item.kind));
    return last + 1;
  }

  function tellPlace(id: string, key: "formBuilder.added" | "formBuilder.moved"): void {
    const { items } = store.state();
    const at = indexOf(id);
    const item = items[at]?.item;
    if (item) announce(say(key, { what: itemName(item, say), place: at + 1, count: items.length }));
  }

  /** Reordering takes the focus from what it moves. */
  function keepingFocus(change: () => void): void {
    const before = document.activeElement;
    flushSync(change);
    if (before !== document.activeElement && before?.isConnected) (before as HTMLElement).focus();
  }

  function moveTo(id: string, to: number): void {
    const before = store.state();
    keepingFocus(() => store.change((state) => moveItem(state, id, to)));
    if (store.state() !== before) tellPlace(id, "formBuilder.moved");
  }

  function take(made: {
    readonly id: string;
    readonly state: ReturnType<FormStore["state"]>;
  }): void {
    store.change(() => made.state);
    select(made.id);
    tellPlace(made.id, "formBuilder.added");
  }

  function offerBack(sentence: string, { bringBack, onBack }: WayBack): void {
    const after = store.state();
    options.tell(sentence, () => {
      store.written();
      const now = store.state();
      if (now === after) store.undo();
      else store.change(bringBack);
      if (store.state() === now) options.tellProblem(say("formBuilder.notBack"));
      else onBack?.();
    });
  }

  /** Says so only where there was something to take back, or to do again. */
  function step(take: () => void, key: "formBuilder.undone" | "formBuilder.redone"): void {
    store.written();
    const before = store.state();
    take();
    if (store.state() !== before) announce(say(key));
  }

  return {
    add(kind) {
      const state = store.state();
      if (!canAdd(state, kind)) {
        announce(say(isFull(state) ? "formBuilder.full" : "formBuilder.notNow"));
        return;
      }
      take(addNew(state, { kind, at: place(), words: newWords(kind, say) }));
    },
    moveTo,
    moveBy: (id, by) => moveTo(id, indexOf(id) + by),
    duplicate(id) {
      const made = duplicateItem(store.state(), id);
      // The buttons that were pressed stand only where an item is chosen: with the copy they are elsewhere.
      flushSync(() => take(made));
      options.focus(made.id);
    },
    remove(id) {
      const before = store.state();
      const at = indexOf(id);
      const item = before.items[at]?.item;
      if (!item) return;
      flushSync(() => {
        store.change((state) => removeItem(state, id));
        const left = store.state().items;
        select(left[Math.min(at, left.length - 1)]?.id);
      });
      options.focus(options.selected());
      offerBack(say("formBuilder.removed", { what: itemName(item, say) }), {
        bringBack: (state) => bringBack(state, before, id),
        onBack: () => select(id),
      });
    },
    offerBack,
    undo: () => step(store.undo, "formBuilder.undone"),
    redo: () => step(store.redo, "formBuilder.redone"),
  };
}

const ENDING: ReadonlySet<ItemKind> = new Set(["submit", "response"]);

/** What an item is called: by its label, else by its name or kind. */
export function itemName(item: FormItem, say: FormSay): string {
  const kind = say(`formBuilder.kind.${item.kind}`);
  const label = "label" in item && typeof item.label === "string" ? item.label : "";
  return label || nameOf(item) || ("of" in item ? `${kind}: ${item.of}` : kind);
}

function newWords(kind: ItemKind, say: FormSay) {
  return {
    label: say(`formBuilder.kind.${kind}`),
    option: (place: number) => say("formBuilder.newOption", { place }),
    acceptance: say("formBuilder.newAcceptance"),
    note: say("formBuilder.newNote"),
  };
}
