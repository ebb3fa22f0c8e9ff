import type { TagValue } from "../../../content/contact-forms/mail/fillMailTags.ts";
import type { ShownForm } from "../../../content/contact-forms/ShownForm.ts";
import type { Locale } from "../../../texts/createLocale.ts";
import { localeOf } from "../../../texts/localeOf.ts";
import { createTagValues } from "./createTagValues.ts";
import type { FormSent } from "./FormSent.ts";

/** What the templates of a form's mails are filled with, in the form's language. */
export type Filling = {
  readonly form: ShownForm;
  readonly sent: FormSent;
  readonly locale: Locale;
  readonly tagValue: TagValue;
};

export function createFilling(form: ShownForm, sent: FormSent): Filling {
  const locale = localeOf(sent.site, form.language ?? sent.site.language);
  return { form, sent, locale, tagValue: createTagValues(form, sent, locale) };
}
