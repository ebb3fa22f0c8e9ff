import type { FormItem } from "../../../content/contact-forms/FormItem.ts";
import type { FieldValues } from "../../form/FieldValues.ts";
import { type ChoiceRow, readChoices, sentAs, writeChoices } from "./choiceRows.ts";
import type { FormState } from "./FormState.ts";
import { itemOf, nameOf } from "./FormState.ts";
import { readLinked, writeLinked } from "./linkedWords.ts";
import { changeItem } from "./operations.ts";
import { ownValue } from "./ownValue.ts";
import { readRules, writeRules } from "./ruleRows.ts";

/** What a mebibyte is in bytes: sizes of files are written in it. */
export const MEBIBYTE = 1_048_576;

/** What the panel of an item shows: all that its fields say, each as the fields of the panel have it. */
export function readItem(state: FormState, id: string): FieldValues {
  const item = itemOf(state, id);
  if (!item) return {};
  const name = nameOf(item) ?? "";
  const { kind: _, ...said } = item;
  return {
    ...said,
    ...("options" in item && readChoices(item, ownValue(state.handling.meanings, name) ?? {})),
    ...(item.kind === "acceptance" && { label: writeLinked(item.label) }),
    ...(item.kind === "note" && { text: writeLinked(item.text) }),
    ...(item.kind === "file" && fileValues(item)),
    ...(item.kind === "quiz" && { questions: ownValue(state.handling.questions, name) ?? [] }),
    ...(name !== "" && { rules: readRules(state.about.rules ?? [], name) }),
  };
}

/** An item as its panel says it now. What the panel does not show stays as it was. */
export function writeItem(state: FormState, id: string, values: FieldValues): FormState {
  const before = itemOf(state, id);
  if (!before) return state;
  const name = nameOf(before);
  const item = toItem(before, values);
  // With what belongs to the field elsewhere, and then its new name in all of it.
  return changeItem(name === undefined ? state : withOthers(state, name, values), id, item);
}

function toItem(before: FormItem, values: FieldValues): FormItem {
  const { rules: _, questions: __, ...said } = values;
  const name = nameOf(before);
  const named = { ...said, kind: before.kind, ...(name !== undefined && { name }) };
  return withoutOff({ ...named, ...transformed(before, values) }) as FormItem;
}

/** What the panel shows otherwise than it is stored. */
function transformed(before: FormItem, values: FieldValues): FieldValues {
  switch (before.kind) {
    case "select":
    case "checkbox":
    case "radio":
      return writeChoices(before, values, rowsIn(values));
    case "acceptance":
      return { label: readLinked(String(values.label ?? "")) };
    case "note":
      return { text: readLinked(String(values.text ?? "")) };
    case "file":
      return fileOf(values);
    default:
      return {};
  }
}

/** What is off is left out, as is the rule; but a radio button must be told that none need be chosen. */
function withoutOff(said: FieldValues): FieldValues {
  const isNeeded = (key: string, value: unknown): boolean =>
    value !== undefined && (value !== false || (key === "required" && said.kind === "radio"));
  return Object.fromEntries(Object.entries(said).filter(([key, value]) => isNeeded(key, value)));
}

function withOthers(state: FormState, name: string, values: FieldValues): FormState {
  const { about, handling } = state;
  const rules = writeRules(about.rules ?? [], name, values.rules);
  const meanings = "options" in values ? meaningsOf(rowsIn(values)) : {};
  const questions = Array.isArray(values.questions) ? values.questions : [];
  return {
    ...state,
    about: about.rules || rules.length > 0 ? { ...about, rules } : about,
    handling: {
      ...handling,
      meanings: withKey(handling.meanings, name, isEmpty(meanings) ? undefined : meanings),
      questions: withKey(
        handling.questions,
        name,
        questions.length === 0 ? undefined : (questions as (typeof handling.questions)[string]),
      ),
    },
  };
}

function rowsIn({ options }: FieldValues): readonly ChoiceRow[] {
  return Array.isArray(options) ? options : [];
}

function meaningsOf(rows: readonly ChoiceRow[]): Record<string, string> {
  const said = rows.filter(({ meaning }) => meaning !== undefined && meaning !== "");
  return Object.fromEntries(said.map((row) => [sentAs(row), row.meaning ?? ""]));
}

function fileValues({ accept, maxFileSize }: Extract<FormItem, { kind: "file" }>): FieldValues {
  return {
    accept: accept?.join(", "),
    maxFileSize: maxFileSize === undefined ? undefined : mebibytes(maxFileSize),
  };
}

/** With as few decimals as still mean these very bytes: 1.1 comes back as it was written. */
function mebibytes(bytes: number): number {
  const exact = bytes / MEBIBYTE;
  const rounded = [0, 1, 2, 3, 4, 5, 6].map((decimals) => Number(exact.toFixed(decimals)));
  return rounded.find((size) => Math.round(size * MEBIBYTE) === bytes) ?? exact;
}

function fileOf({ accept, maxFileSize }: FieldValues): FieldValues {
  const kinds = String(accept ?? "")
    .split(/[\s,|]+/)
    .filter((kind) => kind !== "");
  return {
    ...{ accept: kinds, maxFileSize: Math.round(Number(maxFileSize) * MEBIBYTE) },
    ...(kinds.length === 0 && { accept: undefined }),
    ...(typeof maxFileSize !== "number" && { maxFileSize: undefined }),
  };
}

function withKey<Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
  value: Value | undefined,
): Record<string, Value> {
  const others = Object.entries(record).filter(([other]) => other !== key);
  return Object.fromEntries(value === undefined ? others : [...others, [key, value]]);
}

function isEmpty(record: object): boolean {
  return Object.keys(record).length === 0;
}
