import type { FieldIssue } from "../admin/fieldWire.ts";
import type { StoredFormDefinition } from "./formDefinitionSchema.ts";
import { isCalendarDay } from "./relativeDay.ts";

type Rule = NonNullable<StoredFormDefinition["rules"]>[number];

/**
 * What of a rule cannot be meant so, by paths from it: with a limit that cannot be read it holds whatever is sent, and
 * without any day it holds for none. A day that is counted from today is turned into one of the calendar in fields
 * only, so that in a rule it would be none.
 */
export function formRuleIssues(rule: Rule): readonly FieldIssue[] {
  return [...limitIssues(rule), ...insideIssues(rule)];
}

function limitIssues({ rule, threshold, interval, accept = [] }: Rule): readonly FieldIssue[] {
  switch (rule) {
    case "minlength":
    case "maxlength":
    case "minitems":
    case "maxitems":
      return /^\d+$/.test(String(threshold)) ? [] : [issue("threshold", NO_COUNT)];
    case "minnumber":
    case "maxnumber":
      return isNumber(threshold) ? [] : [issue("threshold", NO_NUMBER)];
    case "stepnumber":
      return isNumber(interval) && Number(interval) > 0 ? [] : [issue("interval", NO_STEP)];
    case "mindate":
    case "maxdate":
      return isCalendarDay(String(threshold)) ? [] : [issue("threshold", NO_DAY)];
    case "dayofweek":
      return accept.some((day) => /^[1-7]$/.test(String(day))) ? [] : [issue("accept", NO_DAYS)];
    default:
      return [];
  }
}

/** Those of the rules of which one or all must hold. */
function insideIssues({ rules = [] }: Rule): readonly FieldIssue[] {
  return rules.flatMap((one, index) =>
    formRuleIssues(one).map(({ path, message }) => ({ path: ["rules", index, ...path], message })),
  );
}

function isNumber(limit: string | number | undefined): boolean {
  return /^-?\d+(?:\.\d+)?$/.test(String(limit));
}

function issue(at: keyof Rule, message: string): FieldIssue {
  return { path: [at], message };
}

const NO_COUNT = "Write a whole number here, such as 10.";
const NO_NUMBER = "Write a number here, such as 10 or 2.5, with a point.";
const NO_STEP = "Write a number above 0 here, such as 10 or 2.5, with a point.";
const NO_DAY = "Write a day of the calendar here, such as 2026-05-31.";
const NO_DAYS = "Tick at least one day: without any, no date would be taken.";
