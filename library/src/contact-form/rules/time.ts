import { everyText } from "./everyText.ts";
import type { RuleFunction } from "./RuleFunction.ts";

const TIME = /^(?:[01]\d|2[0-3])(?::[0-5]\d){1,2}$/;

/** Holds when each text is a time of day, from 00:00 or 00:00:00 to 23:59:59. */
export const timeRule: RuleFunction = (values) => everyText(values, (text) => TIME.test(text));
