import type { FormItem } from "../../../content/contact-forms/FormItem.ts";
import { isQuestion } from "../../../content/contact-forms/isQuestion.ts";
import type { FormState, ItemKind } from "./FormState.ts";
import { namedIn, nameOf, namesIn, toBuilt } from "./FormState.ts";
import { nameFromLabel } from "./fieldNames.ts";
import { readLinked } from "./linkedWords.ts";
import { addItem, isFull } from "./operations.ts";

/** All kinds, in the order in which they are offered. */
export const ITEM_KINDS = [
  ...["text", "email", "tel", "url", "textarea"],
  ...["select", "radio", "checkbox", "number", "range", "date"],
  ...["acceptance", "file", "quiz", "captcha", "hidden"],
  ...["note", "submit", "response", "count", "reflection", "output"],
] as readonly ItemKind[];

/** What a new item says at first, in the language of whoever adds it. */
export type NewWords = {
  readonly label: string;
  /** Of choices. */
  readonly option: (place: number) => string;
  /** A sentence that is accepted. */
  readonly acceptance: string;
  readonly note: string;
};

/** Whether one more of a kind has a place and a meaning in the form. */
export function canAdd(state: FormState, kind: ItemKind): boolean {
  if (isFull(state)) return false;
  if (kind === "submit" || kind === "response") {
    return state.items.every(({ item }) => item.kind !== kind);
  }
  return !REPEATING.has(kind) || repeatable(state, kind).length > 0;
}

const REPEATING: ReadonlySet<ItemKind> = new Set(["count", "reflection", "output"]);
const WRITTEN: ReadonlySet<ItemKind> = new Set(["text", "email", "url", "tel", "textarea"]);

/** The names of the fields that a part of this kind can repeat or count. */
export function repeatable(state: Pick<FormState, "items">, kind: ItemKind): readonly string[] {
  const fits = (item: FormItem): boolean =>
    kind === "count" ? WRITTEN.has(item.kind) : !isQuestion(item);
  return namedIn(state)
    .filter(fits)
    .map(({ name }) => name);
}

export type NewItem = {
  readonly kind: ItemKind;
  /** From 0. */
  readonly at: number;
  readonly words: NewWords;
};

/** A question that every reader can answer, until somebody writes another. */
const FIRST_QUESTION = { question: "7 + 2 = ?", answer: "9" };

/** Puts a new item into the form, which is whole at once. @throws Error where canAdd says no */
export function addNew(
  state: FormState,
  { kind, at, words }: NewItem,
): { readonly state: FormState; readonly id: string } {
  const built = { ...toBuilt(newItem(state, kind, words)), followsLabel: true };
  const added = addItem(state, built, at);
  const name = nameOf(built.item);
  if (kind !== "quiz" || name === undefined) return { state: added, id: built.id };
  const questions = { ...added.handling.questions, [name]: [FIRST_QUESTION] };
  return { state: { ...added, handling: { ...added.handling, questions } }, id: built.id };
}

function newItem(state: FormState, kind: ItemKind, words: NewWords): FormItem {
  const { label } = words;
  const name = nameFromLabel(label, { taken: namesIn(state), fallback: kind });
  const options = [words.option(1), words.option(2)];
  switch (kind) {
    case "select":
    case "checkbox":
    case "radio":
      return { kind, name, label, options };
    case "acceptance":
      return { kind, name, label: readLinked(words.acceptance) };
    case "hidden":
      return { kind, name };
    case "note":
      return { kind, text: readLinked(words.note) };
    case "submit":
    case "response":
      return { kind };
    case "count":
    case "reflection":
    case "output":
      return { kind, of: firstRepeatable(state, kind) };
    default:
      return { kind, name, label };
  }
}

function firstRepeatable(state: FormState, kind: ItemKind): string {
  const [first] = repeatable(state, kind);
  if (first === undefined) throw new Error(`The form has no field that "${kind}" could repeat.`);
  return first;
}
