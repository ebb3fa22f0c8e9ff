import {
  type FormDefinition,
  messagesOf,
  type Schema,
  schemaOf,
  validate,
} from "vitrine/contact-form";
import type { InvalidField, Outcome } from "./Outcome.ts";
import type { PostedForm } from "./readPostedForm.ts";

/** What keeps a form from being taken. */
type Refusal = Omit<Outcome, "status" | "hash"> & {
  readonly status: "validation_failed" | "acceptance_missing";
};

/**
 * Judges a form by the rules that its fields make, as the browser does; then whether what must be
 * accepted is. @returns undefined where nothing is wrong
 */
export function judgeForm(form: FormDefinition, posted: PostedForm): Refusal | undefined {
  const messages = messagesOf(form);
  const missing = unaccepted(form, posted);
  const invalidFields = withoutDoubles([
    ...brokenRules(form, posted),
    // Until uploads are taken, a file is told at its field rather than lost.
    ...posted.files.map((field) => ({ field, message: messages.upload_failed })),
    ...(form.acceptanceAsValidation
      ? missing.map((field) => ({ field, message: messages.accept_terms }))
      : []),
  ]);
  if (invalidFields.length > 0) {
    return { status: "validation_failed", message: messages.validation_error, invalidFields };
  }
  return missing.length === 0
    ? undefined
    : { status: "acceptance_missing", message: messages.accept_terms, invalidFields: [] };
}

/** In the order of the rules, whatever the order in which the fields came. */
function brokenRules(form: FormDefinition, { data }: PostedForm): readonly InvalidField[] {
  const schema = keptSchema(form);
  const found = validate(schema, data);
  const inOrder = new Set([
    ...schema.rules.flatMap(({ field }) => field ?? []),
    ...Object.keys(found),
  ]);
  return [...inOrder].flatMap((field) => {
    const message = found[field]?.error;
    return message === undefined ? [] : [{ field, message }];
  });
}

const schemas = new WeakMap<FormDefinition, Schema>();

/** A definition's rules, made once: the validator keeps what it has read of a schema, too. */
function keptSchema(form: FormDefinition): Schema {
  const kept = schemas.get(form) ?? schemaOf(form);
  schemas.set(form, kept);
  return kept;
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
