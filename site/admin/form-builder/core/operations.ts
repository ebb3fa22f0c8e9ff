import type { MailTemplate } from "../../../content/contact-forms/FormHandling.ts";
import type { FormItem } from "../../../content/contact-forms/FormItem.ts";
import { MAX_FIELDS } from "../../../content/contact-forms/formDefinitionSchema.ts";
import { moved } from "../../form/list/moved.ts";
import type { BuiltItem, FormState } from "./FormState.ts";
import { itemOf, nameOf, namesIn, toBuilt } from "./FormState.ts";
import { freeName, nameFromLabel } from "./fieldNames.ts";
import { ownValue } from "./ownValue.ts";
import { renameField, renameIn } from "./renameField.ts";

/** Whether there is room for one more. */
export function isFull({ items }: FormState): boolean {
  return items.length >= MAX_FIELDS;
}

/** Puts a new item at a place, from 0; at the end where there is no such place. A full form stays as it is. */
export function addItem(state: FormState, added: BuiltItem, at: number): FormState {
  return isFull(state) ? state : { ...state, items: state.items.toSpliced(at, 0, added) };
}

/** An item by its id to a place, from 0; as near as the form goes. */
export function moveItem(state: FormState, id: string, to: number): FormState {
  const { items } = state;
  const from = items.findIndex((one) => one.id === id);
  const place = Math.max(0, Math.min(to, items.length - 1));
  return from === -1 || from === place ? state : { ...state, items: moved(items, from, place) };
}

/** A copy below an item, under a name of its own, with its rules and what the server knows of it. */
export function duplicateItem(state: FormState, id: string): { state: FormState; id: string } {
  const { items } = state;
  const at = items.findIndex((one) => one.id === id);
  const item = items[at]?.item;
  const isOnly = item?.kind === "submit" || item?.kind === "response";
  if (!item || isOnly || isFull(state)) return { state, id };
  const name = nameOf(item);
  if (name === undefined) {
    const copy = toBuilt(item);
    return { state: addItem(state, copy, at + 1), id: copy.id };
  }
  const free = freeName(name, namesIn(state));
  const { id: _, ...rest } = item as Extract<FormItem, { name: string }>;
  // Nothing was sent under its name yet, and whoever copies a field means to call it something else.
  const copy = { ...toBuilt({ ...rest, name: free } as FormItem), followsLabel: true };
  return { state: addItem(withKnownOf(state, name, free), copy, at + 1), id: copy.id };
}

/** What is known of a field beside the field itself, of another one, too. */
function withKnownOf(state: FormState, name: string, other: string): FormState {
  const { about, handling } = state;
  const rules = about.rules?.filter(({ field }) => field === name) ?? [];
  const copied = rules.map(renameIn(name, other));
  return {
    ...state,
    about: copied.length > 0 ? { ...about, rules: [...(about.rules ?? []), ...copied] } : about,
    handling: {
      ...handling,
      questions: copiedKey(handling.questions, name, other),
      meanings: copiedKey(handling.meanings, name, other),
    },
  };
}

/** Takes an item out, and with a field all that means it alone. What mails say of it stays, to be seen there. */
export function removeItem(state: FormState, id: string): FormState {
  const item = itemOf(state, id);
  if (!item) return state;
  const without = { ...state, items: state.items.filter((one) => one.id !== id) };
  const name = nameOf(item);
  return name === undefined ? without : forgetField(without, name);
}

function forgetField(state: FormState, name: string): FormState {
  const { about, items, handling } = state;
  const rules = about.rules?.filter(({ field }) => field !== name);
  return {
    ...state,
    about: rules ? { ...about, rules } : about,
    items: items.filter(({ item }) => !("of" in item) || item.of !== name),
    handling: {
      ...handling,
      mail: handling.mail && withoutAttachment(handling.mail, name),
      mail2: handling.mail2 && withoutAttachment(handling.mail2, name),
      questions: withoutKey(handling.questions, name),
      meanings: withoutKey(handling.meanings, name),
    },
  };
}

/**
 * An item in place of the one of this id; it keeps its name. That of a new field follows its label.
 */
export function changeItem(state: FormState, id: string, item: FormItem): FormState {
  const built = state.items.find((one) => one.id === id);
  if (!built) return state;
  const items = state.items.map((one) => (one.id === id ? { ...one, item } : one));
  const changed = { ...state, items };
  const name = nameOf(item);
  if (!built.followsLabel || name === undefined || labelOf(item) === labelOf(built.item)) {
    return changed;
  }
  const taken = new Set([...namesIn(state)].filter((other) => other !== name));
  return renameField(changed, name, nameFromLabel(labelOf(item), { taken, fallback: item.kind }));
}

/** Gives a field a name by hand, which stays from then on. */
export function nameItem(state: FormState, id: string, name: string): FormState {
  const item = itemOf(state, id);
  const before = item && nameOf(item);
  if (before === undefined) return state;
  const named = renameField(state, before, name);
  return named === state ? state : { ...named, items: named.items.map(keepsName(id)) };
}

const keepsName = (id: string) => (built: BuiltItem) =>
  built.id === id ? { id, item: built.item } : built;

/** Once it is saved, visitors send under the names that it has: they stay. */
export function keepNames(state: FormState): FormState {
  if (state.items.every(({ followsLabel }) => !followsLabel)) return state;
  return { ...state, items: state.items.map(({ id, item }) => ({ id, item })) };
}

/** What a name can be made of: no sentence. */
function labelOf(item: FormItem): string {
  return "label" in item && item.kind !== "acceptance" ? (item.label ?? "") : "";
}

function withoutAttachment(mail: MailTemplate, name: string): MailTemplate {
  return { ...mail, attachments: mail.attachments.filter((one) => one !== name) };
}

function withoutKey<Value>(record: Readonly<Record<string, Value>>, key: string) {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
}

function copiedKey<Value>(record: Readonly<Record<string, Value>>, from: string, to: string) {
  const value = ownValue(record, from);
  return value === undefined ? { ...record } : { ...record, [to]: value };
}
