import { everyText } from "./everyText.ts";
import type { RuleFunction } from "./RuleFunction.ts";
import { readList } from "./readList.ts";

/** Holds when each text is in `accept`; letters count by their case. */
export const enumRule: RuleFunction = (values, { accept }) => {
  const items = readList(accept);
  return everyText(values, (text) => items.includes(text));
};
