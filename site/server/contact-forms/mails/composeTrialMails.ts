import { exampleValues } from "../../../content/contact-forms/mail/exampleValues.ts";
import type { ShownForm } from "../../../content/contact-forms/ShownForm.ts";
import type { TestMail } from "../../mail/sendTestMail.ts";
import { createFilling } from "./createFilling.ts";
import type { FormSent } from "./FormSent.ts";
import { mailContent } from "./mailContent.ts";

export type TrialOptions = Pick<FormSent, "site" | "origin" | "userAgent" | "adminEmail"> & {
  /** Who tries it out: all of it goes there, and nowhere else. */
  readonly email: string;
};

/** The mails of a form, filled with examples, one of each and without files. */
export function composeTrialMails(
  form: ShownForm,
  { email, ...known }: TrialOptions,
): readonly TestMail[] {
  const { mail, mail2, questions } = form.handling;
  const at = new Date();
  const today = at.toISOString().slice(0, 10);
  const values = exampleValues(form.definition, { email, today, questions });
  const sent = { ...known, values, files: [], page: "/", at, submissionId: "" };
  const filling = createFilling(form, sent);
  return [mail, mail2].flatMap((template) =>
    template?.isActive ? [{ ...mailContent(template, filling), to: email }] : [],
  );
}
