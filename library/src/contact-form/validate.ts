import { type CompiledRule, compileRules } from "./rules/compileRules.ts";
import { gatherValues } from "./rules/gatherValues.ts";
import type { Failure, FormFile, Values } from "./rules/RuleFunction.ts";
import type { Schema } from "./schema.ts";

/** What was found of one field. */
export type FieldResult = {
  /** What the first rule that does not hold says. Absent where all hold. */
  readonly error?: string;
  /** What the field holds, as it was given: not trimmed, without what is empty. */
  readonly values: readonly (string | FormFile)[];
};

/**
 * What was found, by field: each that was given, and each with an error. Fields that were neither
 * given nor missed are absent. It inherits nothing, so a field may have any name.
 */
export type ValidationResult = { readonly [field: string]: FieldResult };

const NO_VALUES: Values = [];
const NO_OUTCOMES: readonly (Failure | undefined)[] = [];
const compiled = new WeakMap<object, readonly CompiledRule[]>();

/**
 * Judges what a form holds: `entries` is its FormData, or pairs of name and value. Rules run in
 * order, and the first error of a field counts; one without a text (`error`) lets a later one
 * speak. Rules with unknown names are left out, with a warning, once a name.
 *
 * The same in Node and in the browser. It never throws, whatever the schema and the entries are;
 * what it cannot read asks for nothing. A schema is read the first time it is seen, later changes
 * to it are not.
 */
export function validate(
  schema: Schema,
  entries: Iterable<readonly [name: string, value: string | FormFile]>,
): ValidationResult {
  const fields = gatherValues(entries);
  const result: Record<string, { error?: string; values: Values }> = Object.create(null);
  for (const [field, values] of fields) if (field !== undefined) result[field] = { values };
  for (const rule of rulesOf(schema)) {
    const { field, error } = judge(rule, fields) ?? {};
    if (field === undefined || error === undefined) continue;
    result[field] ??= { values: NO_VALUES };
    result[field].error ??= error;
  }
  return result;
}

function rulesOf(schema: unknown): readonly CompiledRule[] {
  if (typeof schema !== "object" || schema === null) return [];
  const known = compiled.get(schema);
  if (known) return known;
  const rules = compileRules("rules" in schema ? schema.rules : undefined);
  compiled.set(schema, rules);
  return rules;
}

/** What a rule has to say; undefined where it holds. */
function judge(
  { judge: holds, rule, failure, inner }: CompiledRule,
  fields: ReadonlyMap<string | undefined, Values>,
): Failure | undefined {
  const outcomes = inner.length > 0 ? inner.map((one) => judge(one, fields)) : NO_OUTCOMES;
  const verdict = holds(fields.get(failure.field) ?? NO_VALUES, rule, outcomes);
  if (verdict === true) return undefined;
  return verdict === false ? failure : { ...verdict, field: verdict.field ?? failure.field };
}
