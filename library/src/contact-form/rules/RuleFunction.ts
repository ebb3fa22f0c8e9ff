import type { Rule } from "../schema.ts";

/** What rules ask of a file: its bytes are not needed, so on a server they may be elsewhere. */
export type FormFile = Pick<File, "name" | "size" | "type">;

/** What a field holds: texts as they were typed, and files. Empty ones are left out before. */
export type Values = readonly (string | FormFile)[];

/** What a rule that does not hold has to say, and of which field. */
export type Failure = { readonly field: string | undefined; readonly error: string | undefined };

/**
 * Tells whether the values of a field satisfy a rule. Pure, and it never throws, whatever the
 * rule's properties are: what cannot be read as a threshold asks for nothing. Only composites get
 * outcomes: one for each rule inside that is known, undefined where it holds. One that answers
 * with a failure in place of false lets that speak for it.
 */
export type RuleFunction = (
  values: Values,
  rule: Rule,
  outcomes: readonly (Failure | undefined)[],
) => boolean | Failure;
