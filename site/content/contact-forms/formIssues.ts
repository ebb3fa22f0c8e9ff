import { fieldDefaults } from "vitrine/contact-form";
import type { FieldIssue } from "../admin/fieldWire.ts";
import { namesOf } from "./FormItem.ts";
import { MAX_FORM_FILE_BYTES } from "./formDefinitionSchema.ts";
import { formFieldIssues } from "./formFieldIssues.ts";
import { type FormParts, formHandlingIssues } from "./formHandlingIssues.ts";
import { formRuleIssues } from "./formRuleIssues.ts";

/**
 * What of a form cannot be meant so, beyond what its schemas say: where its parts do not go together. By
 * the paths of what it is saved as.
 */
export function formIssues(form: FormParts): readonly FieldIssue[] {
  const { title, fields, rules = [] } = form.definition;
  const names = namesOf(fields);
  const found: FieldIssue[] = title.trim() === "" ? [issue("title", NAMELESS)] : [];
  for (const [index, field] of fields.entries()) {
    for (const { path, message } of formFieldIssues(field)) {
      found.push(issue(["fields", index, ...path], message));
    }
  }
  for (const [index, rule] of rules.entries()) {
    const isLost = rule.field !== undefined && !names.has(rule.field);
    if (isLost) found.push(issue(["rules", index, "field"], NO_FIELD));
    for (const { path, message } of formRuleIssues(rule)) {
      found.push(issue(["rules", index, ...path], message));
    }
  }
  return [...found, ...sizeIssues(form), ...formHandlingIssues(form)];
}

/** What is more is cut off when it comes, after a long wait; so it is told at the largest. */
function sizeIssues({ definition: { fields } }: FormParts): readonly FieldIssue[] {
  const sizes = fields.map((field) =>
    field.kind === "file" ? (field.maxFileSize ?? fieldDefaults.maxFileSize) : 0,
  );
  if (sizes.reduce((sum, size) => sum + size, 0) <= MAX_FORM_FILE_BYTES) return [];
  const largest = Math.max(...sizes);
  return sizes.flatMap((size, index) =>
    size === largest ? [issue(["fields", index, "maxFileSize"], TOO_MUCH)] : [],
  );
}

function issue(at: string | FieldIssue["path"], message: string): FieldIssue {
  return { path: ["definition", ...(typeof at === "string" ? [at] : at)], message };
}

const NAMELESS = "Give the form a name.";
const TOO_MUCH = "All files of a form together may have 200 MiB at most. Allow less here.";
const NO_FIELD = "No field of the form has this name. Choose another.";
