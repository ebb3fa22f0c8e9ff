import type { FormItem } from "../../../content/contact-forms/FormItem.ts";
import type { FieldValues } from "../../form/FieldValues.ts";
import { ownValue } from "./ownValue.ts";

type Chosen = Extract<FormItem, { options: unknown }>;

/** A choice, as the panel shows it. */
export type ChoiceRow = {
  readonly label: string;
  /** What is sent, where that is said apart: it may be the same as the label, as while that is being typed. */
  readonly value?: string;
  /** What it stands for in mails; left out where that is itself. */
  readonly meaning?: string;
  /** Whether it is chosen at first. */
  readonly isChosen?: boolean;
};

/** The choices of a field with all that is said of each. */
export function readChoices(
  { options, value: chosen = [] }: Chosen,
  meanings: Readonly<Record<string, string>>,
): { readonly options: readonly ChoiceRow[] } {
  const first = new Set(typeof chosen === "string" ? [chosen] : chosen);
  const rows = options.map((option): ChoiceRow => {
    const { value, label } = typeof option === "string" ? { value: option, label: option } : option;
    const isApart = typeof option !== "string";
    const meaning = ownValue(meanings, value);
    return {
      label,
      ...(isApart && { value }),
      ...(meaning !== undefined && { meaning }),
      ...(first.has(value) && { isChosen: true }),
    };
  });
  return { options: rows };
}

/** The same as a field holds it; meanings are no matter of the field. @param before the field until now */
export function writeChoices(
  before: Chosen,
  { multiple }: FieldValues,
  rows: readonly ChoiceRow[],
): FieldValues {
  const takesOne = before.kind !== "checkbox" && !multiple;
  const chosen = rows.filter(({ isChosen }) => isChosen).map(sentAs);
  const isOne = takesOne || chosen.length === 1;
  return {
    options: rows.map(({ value = "", label }) => (value === "" ? label : { value, label })),
    value: chosen.length === 0 ? undefined : isOne ? newest(chosen, before) : chosen,
  };
}

/** Where one is to hold, it is the one that was not chosen before. */
function newest(chosen: readonly string[], { value = [] }: Chosen): string | undefined {
  const was = new Set([value].flat());
  return chosen.find((one) => !was.has(one)) ?? chosen.at(-1);
}

/** What is sent where a choice is made. */
export function sentAs({ label, value = "" }: ChoiceRow): string {
  return value === "" ? label : value;
}
