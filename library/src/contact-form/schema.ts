/**
 * One check of a schema, as the wire carries it. Which properties a rule reads depends on its name
 * (see rules/). Thresholds come as numbers or as digits, both are read the same.
 */
export type Rule = {
  /** The rule's name, such as "required"; names that are not known are left out. */
  readonly rule: string;
  /** The field it judges, without brackets. */
  readonly field?: string;
  /** What is said where it does not hold. */
  readonly error?: string;
  readonly threshold?: number | string;
  /** Values, days of the week, file endings or types that are allowed. */
  readonly accept?: readonly (string | number)[];
  readonly base?: number | string;
  readonly interval?: number | string;
  /** Of "all" and "any". */
  readonly rules?: readonly Rule[];
};

/** What a form's values must be: the answer of `feedback/schema`, or made from a definition. */
export type Schema = {
  readonly version?: string;
  readonly locale?: string;
  readonly rules: readonly Rule[];
};
