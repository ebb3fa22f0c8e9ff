import { everyText } from "./everyText.ts";
import type { RuleFunction } from "./RuleFunction.ts";

/** Specification, section 9. */
const MIN_LENGTH = 6;
const NOT_LOCAL = /[^\w!#$%&'*+/=?^`{|}~.-]/;
/** A strange character, or a label that is empty or has a hyphen at an end. */
const NOT_DOMAIN = /[^a-z\d.-]|^[.-]|[.-]$|\.[.-]|-\./i;

/** Holds when each text is an email address. */
export const emailRule: RuleFunction = (values) => everyText(values, isEmail);

function isEmail(text: string): boolean {
  const at = text.indexOf("@");
  // A second @ is a strange character in the domain.
  return text.length >= MIN_LENGTH && at > 0 && isLocal(text, at) && isDomain(text.slice(at + 1));
}

function isLocal(text: string, end: number): boolean {
  return !NOT_LOCAL.test(text.slice(0, end));
}

function isDomain(text: string): boolean {
  return text.includes(".") && !NOT_DOMAIN.test(text);
}
