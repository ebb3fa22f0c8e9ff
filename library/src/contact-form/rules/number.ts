import { everyText } from "./everyText.ts";
import type { RuleFunction } from "./RuleFunction.ts";

const NUMBER = /^-?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?$/i;

/** Holds when each text is an integer or a decimal, with or without an exponent. */
export const numberRule: RuleFunction = (values) => everyText(values, (text) => NUMBER.test(text));
