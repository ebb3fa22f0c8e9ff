import { errorId, fieldsOf } from "vitrine/contact-form";
import type { ShownForm } from "../../content/contact-forms/ShownForm.ts";
import type { Outcome } from "./Outcome.ts";
import type { Questions } from "./questions/questionsFor.ts";

export type AnsweredForm = Pick<ShownForm, "definition" | "handling"> & {
  readonly unitTag: string;
};

/**
 * The answer to a form that was sent, as the wire has it.
 * @param questions what the form asks next, where it asks anything
 */
export function feedbackAnswer(
  { definition, handling, unitTag }: AnsweredForm,
  outcome: Outcome,
  questions: Questions = {},
): object {
  const { status, message, hash } = outcome;
  const ids = new Map(fieldsOf(definition).map(({ name, id }) => [name, id]));
  return {
    contact_form_id: definition.id,
    status,
    message,
    ...(hash !== undefined && { posted_data_hash: hash }),
    ...(handling.isDemo && { demo_mode: true }),
    into: `#${unitTag}`,
    invalid_fields: outcome.invalidFields.map(({ field, message }) => ({
      field,
      message,
      // A field without an id of its own has one from the page, which only the browser knows.
      idref: ids.get(field) ?? null,
      error_id: errorId(unitTag, field),
    })),
    ...questions,
  };
}
