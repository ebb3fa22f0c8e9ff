import { isCalendarDay, isRelativeDay } from "../relativeDay.ts";
import type { GivenTag, ReadTag } from "./GivenTag.ts";
import { loseCrossed, numberOption } from "./measuredOption.ts";
import { loseServerDefault, valueOrPlaceholder } from "./writtenField.ts";

/** `[number]` and `[range]`. */
export const numberField: ReadTag = (given) => {
  const { tag, options, labelled } = given;
  const ends = {
    ...numberOption("min", options.value("min"), given),
    ...numberOption("max", options.value("max"), given),
  };
  loseCrossed(ends, given);
  return {
    kind: tag.type === "range" ? "range" : "number",
    ...labelled,
    ...numberOption("value", firstValue(given), given),
    ...ends,
    ...numberOption("step", options.value("step"), given),
  };
};

/** `[date]`, whose ends may be days of the calendar, or be counted from the day they are asked for. */
export const dateField: ReadTag = (given) => {
  const { options, labelled } = given;
  // Their arrows would step by it; ours choose from a calendar.
  options.value("step");
  const ends = {
    ...day("min", options.value("min"), given),
    ...day("max", options.value("max"), given),
  };
  if (Object.values(ends).every(isCalendarDay)) loseCrossed(ends, given);
  return { kind: "date", ...labelled, ...begins(given), ...ends };
};

function begins(given: GivenTag): { readonly value?: string } {
  const value = firstValue(given);
  if (value !== undefined && isCalendarDay(value)) return { value };
  if (value !== undefined) {
    given.lose(
      `"${value}" is no day to begin with, since pages are the same on all days: write one such as 2026-05-31, or nothing`,
    );
  }
  return {};
}

function firstValue(given: GivenTag): string | undefined {
  const { value, placeholder } = valueOrPlaceholder(given);
  loseServerDefault(given);
  if (placeholder !== undefined) {
    given.lose(`"${placeholder}" cannot be shown while it is empty: write it before the tag`);
  }
  return value;
}

function day<Key extends "min" | "max">(
  key: Key,
  text: string | undefined,
  { lose }: Pick<GivenTag, "lose">,
): { readonly [One in Key]?: string } {
  if (text === undefined) return {};
  const end = relativeDay(text) ?? text;
  if (isRelativeDay(end) || isCalendarDay(end)) {
    return { [key]: end } as { readonly [One in Key]: string };
  }
  lose(`"${text}" is no day: write one such as 2026-05-31, or as today+30days`);
  return {};
}

const NAMED: Readonly<Record<string, string>> = {
  today: "today",
  now: "today",
  tomorrow: "today+1days",
  yesterday: "today-1days",
};
const COUNTED = /^(?:today|now)?_*([+-])_*(\d{1,5})_*(day|week|month|year)s?$/i;

/** As definitions write it; authors write "_" for a blank. */
function relativeDay(text: string): string | undefined {
  const [, sign, count, unit = ""] = COUNTED.exec(text) ?? [];
  return count === undefined
    ? NAMED[text.toLowerCase()]
    : `today${sign}${count}${unit.toLowerCase()}s`;
}
