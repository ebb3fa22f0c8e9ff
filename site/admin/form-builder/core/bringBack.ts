import type { MailTemplate } from "../../../content/contact-forms/FormHandling.ts";
import type { BuiltItem, FormState } from "./FormState.ts";
import { itemOf, nameOf, namesIn } from "./FormState.ts";
import { addItem, isFull } from "./operations.ts";
import { ownValue } from "./ownValue.ts";

/**
 * Puts an item back that was taken out, with all that went with it, while more was done to the form since. The same
 * state where it does not fit any more: its name is another's, or what it repeats is gone.
 * @param before the form before it was taken out
 */
export function bringBack(state: FormState, before: FormState, id: string): FormState {
  const built = before.items.find((one) => one.id === id);
  const back = built ? putBack(state, before, built) : state;
  const name = built && nameOf(built.item);
  if (name === undefined || back === state) return back;
  return before.items
    .filter(({ item }) => "of" in item && item.of === name)
    .reduce((next, one) => putBack(next, before, one), withKnown(back, before, name));
}

function putBack(state: FormState, before: FormState, built: BuiltItem): FormState {
  const { item } = built;
  const name = nameOf(item);
  const names = namesIn(state);
  const isOnly = item.kind === "submit" || item.kind === "response";
  const isThere = isOnly && state.items.some((one) => one.item.kind === item.kind);
  const isTaken = name !== undefined && names.has(name);
  const isLost = "of" in item && !names.has(item.of);
  if (isThere || isTaken || isLost || isFull(state) || itemOf(state, built.id)) return state;
  return addItem(state, built, before.items.indexOf(built));
}

/** What the server knows of a field, and its rules. */
function withKnown(state: FormState, before: FormState, name: string): FormState {
  const { handling } = state;
  const rules = before.about.rules?.filter(({ field }) => field === name) ?? [];
  return {
    ...state,
    about:
      rules.length > 0
        ? { ...state.about, rules: [...(state.about.rules ?? []), ...rules] }
        : state.about,
    handling: {
      ...handling,
      mail: handling.mail && withAttachment(handling.mail, before.handling.mail, name),
      mail2: handling.mail2 && withAttachment(handling.mail2, before.handling.mail2, name),
      questions: withKey(handling.questions, before.handling.questions, name),
      meanings: withKey(handling.meanings, before.handling.meanings, name),
    },
  };
}

function withAttachment(
  mail: MailTemplate,
  before: MailTemplate | null,
  name: string,
): MailTemplate {
  const { attachments } = mail;
  const wentAlong = before?.attachments.includes(name) && !attachments.includes(name);
  return wentAlong ? { ...mail, attachments: [...attachments, name] } : mail;
}

function withKey<Value>(
  record: Readonly<Record<string, Value>>,
  before: Readonly<Record<string, Value>>,
  key: string,
): Record<string, Value> {
  const value = ownValue(before, key);
  return value === undefined ? { ...record } : { ...record, [key]: value };
}
