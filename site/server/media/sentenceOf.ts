import * as v from "valibot";

/** What is wrong with what was sent, in a sentence. */
export function sentenceOf([issue]: readonly v.BaseIssue<unknown>[]): string {
  const where = issue && v.getDotPath(issue);
  return `What was sent cannot be used: ${where ? `${where}: ` : ""}${issue?.message ?? ""}`.slice(
    0,
    500,
  );
}
