import type * as v from "valibot";
import type { FieldIssue } from "../admin/fieldWire.ts";

/** Where in the whole something is wrong, and what. */
export function toIssue(issue: v.BaseIssue<unknown>): FieldIssue {
  const path = (issue.path ?? []).map(({ key }) => (typeof key === "number" ? key : String(key)));
  return { path, message: issue.message };
}
