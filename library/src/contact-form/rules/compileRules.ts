import { warn } from "../../browser/warn.ts";
import type { Rule } from "../schema.ts";
import type { Failure, RuleFunction } from "./RuleFunction.ts";
import { rules as known } from "./rules.ts";

/** A rule of a schema, made ready for judging again and again. */
export type CompiledRule = {
  readonly judge: RuleFunction;
  readonly rule: Rule;
  /** What it says where it does not hold. */
  readonly failure: Failure;
  readonly inner: readonly CompiledRule[];
};

/**
 * How deep composites may stand in each other. PHP's JSON ends at 512 levels, of which a composite
 * takes two: no server can send more.
 */
const MAX_DEPTH = 256;

/**
 * Makes a list of rules ready. It may come from anywhere: what is no rule is left out, a rule
 * whose name is not known likewise, with a word to the author.
 */
export function compileRules(rules: unknown, depth = 0): CompiledRule[] {
  if (!Array.isArray(rules) || depth > MAX_DEPTH) return [];
  return rules.flatMap((rule) => (isObject(rule) ? compileRule(rule, depth) : []));
}

function isObject(value: unknown): value is Rule {
  return typeof value === "object" && value !== null;
}

function compileRule(rule: Rule, depth: number): CompiledRule[] {
  const judge = findRule(rule.rule);
  if (!judge) return [];
  const failure = { field: textOf(rule.field), error: textOf(rule.error) };
  return [{ judge, rule, failure, inner: compileRules(rule.rules, depth + 1) }];
}

function findRule(name: unknown): RuleFunction | undefined {
  // Not every name that an object answers to is a rule: "constructor" is none.
  if (typeof name === "string" && Object.hasOwn(known, name)) return known[name];
  const shown = typeof name === "string" ? `"${name.slice(0, 40)}"` : "without a name";
  warn(
    `contact-form: the rule ${shown} is not known; the server alone judges by it. Correct its name, or leave it so.`,
  );
  return undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}
