import * as v from "valibot";
import type { FormMake } from "../../../content/admin/formWire.ts";
import { begunForm } from "../../../content/contact-forms/begunForm.ts";
import { type FormHandling, plainHandling } from "../../../content/contact-forms/FormHandling.ts";
import {
  formDefinitionSchema,
  type StoredFormDefinition,
} from "../../../content/contact-forms/formDefinitionSchema.ts";
import { formKeyOf } from "../../../content/contact-forms/formKeyOf.ts";
import { formLocaleOf } from "../../../content/contact-forms/formLocaleOf.ts";
import { begunMail } from "../../../content/contact-forms/mail/begunMail.ts";
import type { FormTemplate } from "../../../content/contact-forms/template/readFormTemplate.ts";
import { type NewForm, readForm } from "../../../store/editForms.ts";
import type { Database } from "../../../store/Store.ts";
import { formTextsOf } from "../../../texts/formTextsOf.ts";
import type { SignedIn } from "../../accounts/createAccounts.ts";
import { invalid } from "../readBody.ts";
import { readWholeTemplate } from "./readWholeTemplate.ts";

/** A new form, and what did not come along as its template meant it. */
export type MadeForm = {
  readonly form: NewForm;
  readonly problems: FormTemplate["problems"];
};

export type Beginning = {
  readonly asked: FormMake;
  readonly siteLanguage: string;
  readonly by: Pick<SignedIn, "role" | "email">;
};

/**
 * What a new form begins as: a copy, what a template says, or the usual fields.
 * @throws SiteError 422 where it cannot be so
 */
export async function newForm(
  db: Database,
  { asked, siteLanguage, by }: Beginning,
): Promise<MadeForm> {
  const { title, language: tag, copy_of: source, template } = asked;
  const language = tag ?? siteLanguage;
  const about = { title, language, texts: formTextsOf(language) };
  const form = (definition: StoredFormDefinition, handling: FormHandling): NewForm => {
    return { key: formKeyOf(title), language: tag, definition, handling };
  };
  // Mails go where owners say; so they begin with one to themselves.
  const mailOf = (definition: StoredFormDefinition) =>
    by.role === "owner" ? begunMail(definition, by.email) : null;
  if (source !== undefined) {
    const copied = await readForm(db, source);
    if (!copied || copied.deletedAt) throw invalid([{ path: ["copy_of"], message: GONE }]);
    const locale = formLocaleOf(language, copied.definition.locale);
    return {
      form: form({ ...copied.definition, title, locale }, copied.handling),
      problems: [],
    };
  }
  const begun = begunForm(about);
  if (template === undefined) {
    return { form: form(begun, { ...plainHandling, mail: mailOf(begun) }), problems: [] };
  }
  const { items, problems, questions, meanings } = readWholeTemplate(template);
  const read = v.safeParse(formDefinitionSchema, { ...begun, fields: items });
  if (!read.success || !items.some((item) => "name" in item)) {
    throw invalid([{ path: ["template"], message: UNREAD }]);
  }
  const mail = mailOf(read.output);
  return { form: form(read.output, { ...plainHandling, mail, questions, meanings }), problems };
}

const GONE = "The form to copy is not there any more. Choose another.";
const UNREAD =
  "No field could be read in this template. Paste all of the form's text, with its tags in square brackets.";
