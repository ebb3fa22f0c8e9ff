import { errorId } from "vitrine/contact-form";
import type { Outcome } from "./Outcome.ts";

export type AnsweredForm = {
  readonly id: number;
  readonly unitTag: string;
};

/** The answer to a form that was sent, as the wire has it. */
export function feedbackAnswer({ id, unitTag }: AnsweredForm, outcome: Outcome): object {
  return {
    contact_form_id: id,
    status: outcome.status,
    message: outcome.message,
    posted_data_hash: outcome.hash,
    into: `#${unitTag}`,
    invalid_fields: outcome.invalidFields.map(({ field, message }) => ({
      field,
      message,
      // A field of ours has its id from the page, which only the browser knows.
      idref: null,
      error_id: errorId(unitTag, field),
    })),
  };
}
