import { optionValue } from "vitrine/contact-form";
import type { FieldIssue } from "../admin/fieldWire.ts";
import type { FormItem } from "./FormItem.ts";
import { plainLabel } from "./plainLabel.ts";
import { calendarDay, isRelativeDay } from "./relativeDay.ts";

type Chosen = Extract<FormItem, { readonly options: unknown }>;

/** What of a field cannot be meant so, by paths from it. */
export function formFieldIssues(field: FormItem): readonly FieldIssue[] {
  return [
    ...(hasNoLabel(field) ? [{ path: ["label"], message: NAMELESS }] : []),
    ...("maxLength" in field && isAbove(field.minLength, field.maxLength)
      ? [{ path: ["maxLength"], message: TOO_SHORT }]
      : []),
    ...("max" in field && isAbove(field.min, field.max)
      ? [{ path: ["max"], message: TOO_SMALL }]
      : []),
    ...("options" in field ? optionIssues(field) : []),
  ];
}

/** Screen readers would say nothing. */
function hasNoLabel(field: FormItem): boolean {
  if (!("label" in field) || field.kind === "submit" || field.kind === "output") return false;
  return plainLabel(field.label).trim() === "";
}

function isAbove(least: number | string | undefined, most: number | string | undefined): boolean {
  if (typeof least === "string" && typeof most === "string") return isLater(least, most);
  return least !== undefined && most !== undefined && least > most;
}

/** Which of a fixed day and one counted from today comes first, changes with the days: nothing is wrong. */
function isLater(first: string, last: string): boolean {
  if (isRelativeDay(first) !== isRelativeDay(last)) return false;
  const today = new Date();
  return calendarDay(first, today) > calendarDay(last, today);
}

function optionIssues({ options, value = [] }: Chosen): readonly FieldIssue[] {
  if (options.length === 0) return [{ path: ["options"], message: NOTHING }];
  const values = options.map(optionValue);
  const doubled = values.flatMap((one, index) =>
    values.indexOf(one) < index ? [{ path: ["options", index], message: DOUBLED }] : [],
  );
  const isOffered = [value].flat().every((one) => values.includes(one));
  return isOffered ? doubled : [...doubled, { path: ["value"], message: NOT_OFFERED }];
}

const NAMELESS = "Write a label: without one nobody knows what this is for.";
const TOO_SHORT = "The longest text is shorter here than the shortest one.";
const TOO_SMALL = "The largest value is smaller here than the smallest one.";
const NOTHING = "Offer something to choose from.";
const DOUBLED = "Another choice sends the same. Give each one a value of its own.";
const NOT_OFFERED = "This is chosen at first, but it is not among what is offered.";
