import type { RuleFunction, Values } from "../../library/src/contact-form/rules/RuleFunction.ts";
import type { Rule } from "../../library/src/contact-form/schema.ts";

/** Whether a rule of a contact form holds for these values, with these of its properties. */
export function ruleHolds(
  judge: RuleFunction,
  values: string | Values,
  settings: Omit<Rule, "rule"> = {},
): boolean {
  const list = typeof values === "string" ? [values] : values;
  return judge(list, { rule: "tried", ...settings }, []) === true;
}
