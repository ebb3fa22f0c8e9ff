import { type FormDefinition, messagesOf } from "vitrine/contact-form";
import { brokenRules, rulesOf } from "./brokenRules.ts";
import type { InvalidField, Outcome } from "./Outcome.ts";
import type { PostedForm } from "./readPostedForm.ts";
import { tooLongFields } from "./tooLongFields.ts";

/** What keeps a form from being taken. */
export type Refusal = Omit<Outcome, "status" | "hash"> & {
  readonly status: "validation_failed" | "acceptance_missing";
};

/**
 * Judges the texts of a form by the rules that its fields make, as the browser does; then whether what
 * must be accepted is. Its files are judged after all else, by judgeFiles.
 * @param wrongAnswers of its questions, which are told after the rules
 * @returns undefined where nothing is wrong
 */
export function judgeForm(
  form: FormDefinition,
  posted: PostedForm,
  wrongAnswers: readonly InvalidField[] = [],
): Refusal | undefined {
  const messages = messagesOf(form);
  const missing = unaccepted(form, posted);
  const invalidFields = withoutDoubles([
    ...brokenRules(rulesOf(form).texts, posted.data),
    ...wrongAnswers,
    ...tooLongFields(form, posted).map((field) => ({ field, message: messages.invalid_too_long })),
    ...(form.acceptanceAsValidation
      ? missing.map((field) => ({ field, message: messages.accept_terms }))
      : []),
  ]);
  if (invalidFields.length > 0) return refuseFields(form, invalidFields);
  return missing.length === 0
    ? undefined
    : { status: "acceptance_missing", message: messages.accept_terms, invalidFields: [] };
}

/** What is said of a form in which fields are wrong. */
export function refuseFields(
  form: FormDefinition,
  invalidFields: readonly InvalidField[],
): Refusal {
  const { validation_error: message } = messagesOf(form);
  return { status: "validation_failed", message, invalidFields };
}

/** Names of what had to be accepted, or left unticked, and was not. */
function unaccepted(form: FormDefinition, { data }: PostedForm): readonly string[] {
  return form.fields.flatMap((field) => {
    if (field.kind !== "acceptance" || field.optional) return [];
    const isTicked = !["", "0", null].includes(data.get(field.name) as string | null);
    return isTicked === (field.invert ?? false) ? [field.name] : [];
  });
}

/** One error a field, the first. */
function withoutDoubles(fields: readonly InvalidField[]): readonly InvalidField[] {
  return fields.filter(
    ({ field }, index) => index === fields.findIndex((one) => one.field === field),
  );
}
