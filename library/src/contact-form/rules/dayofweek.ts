import { everyText } from "./everyText.ts";
import type { RuleFunction } from "./RuleFunction.ts";
import { readDate } from "./readDate.ts";
import { readList } from "./readList.ts";

/**
 * Holds when each text is a date, the same everywhere on earth, on a day of the week that is in
 * `accept`: Monday is 1, Sunday is 7.
 */
export const dayofweekRule: RuleFunction = (values, { accept }) => {
  const days = readList(accept).map((day) => Number.parseInt(day, 10));
  return everyText(values, (text) => {
    const date = readDate(text);
    return date !== undefined && days.includes(date.getUTCDay() || 7);
  });
};
