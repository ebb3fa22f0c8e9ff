import { type FormDefinition, type FormState, fieldsOf, freeTextName } from "vitrine/contact-form";
import type { AskedQuestions } from "../../blocks/contact-form/formAsShown.ts";
import type { Locale } from "../../texts/createLocale.ts";
import type { Outcome } from "./Outcome.ts";
import { asksAnew } from "./questions/askedQuestions.ts";
import { type PostedForm, textsOf } from "./readPostedForm.ts";

type Answered = {
  readonly posted: PostedForm;
  readonly outcome: Outcome;
  /** What the form asks on the page that answers it. */
  readonly asked: AskedQuestions;
  /** Of the form. */
  readonly locale: Locale;
};

/** What a form shows of its outcome; once it has arrived, without the values. */
export function postedFormState(
  form: FormDefinition,
  { posted, outcome, asked, locale }: Answered,
): FormState {
  const { status, message, invalidFields } = outcome;
  if (status === "mail_sent") return { status, message };
  const { data, files } = posted;
  const values = fieldsOf(form).flatMap((field) => {
    const { name } = field;
    // What was answered to an old question is no answer to a new one.
    if (asksAnew(field, { posted, asked })) return [];
    const free = freeTextName(name);
    return [
      [name, textsOf(posted, name)] as const,
      ...(data.has(free) ? [[free, data.getAll(free).map(String)] as const] : []),
    ];
  });
  return {
    status,
    // Browsers keep no files that were chosen: who corrects a form must know.
    message: files.length === 0 ? message : `${message} ${locale.say("contactForm.filesAgain")}`,
    ...{ invalidFields, values: Object.fromEntries(values) },
  };
}
