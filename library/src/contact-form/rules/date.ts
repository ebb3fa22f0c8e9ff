import { everyText } from "./everyText.ts";
import type { RuleFunction } from "./RuleFunction.ts";
import { readDate } from "./readDate.ts";

/** Holds when each text is a day of the calendar, as YYYY-MM-DD. */
export const dateRule: RuleFunction = (values) =>
  everyText(values, (text) => readDate(text) !== undefined);
