import type { GivenTag, ReadTag } from "./GivenTag.ts";
import { loseServerDefault, number, valueOrPlaceholder } from "./writtenField.ts";

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** `[number]` and `[range]`. */
export const numberField: ReadTag = (given) => {
  const { tag, options, labelled } = given;
  return {
    kind: tag.type === "range" ? "range" : "number",
    ...labelled,
    ...number("value", firstValue(given)),
    ...number("min", options.value("min")),
    ...number("max", options.value("max")),
    ...number("step", options.value("step")),
  };
};

/** `[date]`, whose ends may be days of the calendar. */
export const dateField: ReadTag = (given) => {
  const { labelled } = given;
  // Their arrows would step by it; ours choose from a calendar.
  given.options.value("step");
  return {
    kind: "date",
    ...labelled,
    ...day("value", firstValue(given), given),
    ...day("min", given.options.value("min"), given),
    ...day("max", given.options.value("max"), given),
  };
};

function firstValue(given: GivenTag): string | undefined {
  const { value, placeholder } = valueOrPlaceholder(given);
  loseServerDefault(given);
  if (placeholder !== undefined) given.lose(`it showed "${placeholder}" while it was empty`);
  return value;
}

function day<Key extends "value" | "min" | "max">(
  key: Key,
  text: string | undefined,
  { lose }: Pick<GivenTag, "lose">,
): { readonly [One in Key]?: string } {
  if (text === undefined) return {};
  if (!DAY.test(text) || Number.isNaN(Date.parse(text))) {
    lose(`"${text}" is no day of a calendar, such as 2026-05-31`);
    return {};
  }
  return { [key]: text } as { readonly [One in Key]: string };
}
