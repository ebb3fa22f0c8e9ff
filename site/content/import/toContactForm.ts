import * as v from "valibot";
import { type FormMessages, formMessages } from "vitrine/contact-form";
import {
  type FormHandling,
  formHandlingSchema,
  type MailTemplate,
} from "../contact-forms/FormHandling.ts";
import type { FormItem } from "../contact-forms/FormItem.ts";
import {
  formDefinitionSchema,
  MAX_FIELDS,
  type StoredFormDefinition,
} from "../contact-forms/formDefinitionSchema.ts";
import { formKeyOf } from "../contact-forms/formKeyOf.ts";
import { readFormTemplate } from "../contact-forms/template/readFormTemplate.ts";
import type { ItemRecord } from "./ExportRecord.ts";
import { phpValue } from "./phpValue.ts";
import { plainText } from "./plainText.ts";
import { type OldMailForm, readFormMail } from "./readFormMail.ts";
import { type FormSettings, readFormSettings } from "./readFormSettings.ts";

/** The type of an item that holds a contact form. */
export const CONTACT_FORM_TYPE = "wpcf7_contact_form";

/** The custom fields in which a contact form stands. */
export const CONTACT_FORM_META = [
  ...["_form", "_mail", "_mail_2", "_messages", "_additional_settings", "_locale", "_hash"],
] as const;

/** Longer templates are not read: honest ones have a few thousand characters. */
export const MAX_TEMPLATE_LENGTH = 100_000;

/** A contact form of another system. */
export type ImportedContactForm = {
  /** What pages call it: the same each time, and no other form's. */
  readonly key: string;
  /** BCP 47; null where the export does not say. */
  readonly language: string | null;
  readonly definition: StoredFormDefinition;
  readonly handling: FormHandling;
};

export type ReadContactForm = {
  /** Its key is still that of forms of its name on any site. */
  readonly form: ImportedContactForm;
  /** What did not come along, or came otherwise, in words. */
  readonly notes: readonly string[];
};

/**
 * Makes a contact form of an item.
 * @returns the reason, in words, where it stays behind
 */
export function toContactForm(item: ItemRecord): ReadContactForm | string {
  const field = (name: string): string => item.fields.get(name)?.trim() ?? "";
  const meta = (name: (typeof CONTACT_FORM_META)[number]): string => item.meta.get(name) ?? "";
  const template = meta("_form");
  if (template.length > MAX_TEMPLATE_LENGTH) {
    return `its template has more than ${MAX_TEMPLATE_LENGTH} characters. Shorten it`;
  }
  const { items, problems, questions, meanings } = readFormTemplate(template);
  const settings = readFormSettings(meta("_additional_settings"));
  const title = plainText(item.fields.get("title") ?? "", 200) || "Contact form";
  const locale = localeOf(meta("_locale"));
  const messages = readMessages(meta("_messages"));
  const read = v.safeParse(formDefinitionSchema, {
    title,
    locale: locale ?? "en_US",
    fields: items,
    ...(messages && { messages }),
    ...(settings.acceptanceAsValidation && { acceptanceAsValidation: true }),
  });
  if (!items.some((one) => "name" in one)) return "no field stands in its template";
  if (!read.success) return whyNot(items, read.issues);
  const mails = readMails(
    { mail: meta("_mail"), mail2: meta("_mail_2") },
    { items, meanings },
    settings,
  );
  return {
    form: {
      key: formKeyOf(field("wp:post_name") || title),
      language: locale?.replaceAll("_", "-") ?? null,
      definition: read.output,
      handling: v.parse(formHandlingSchema, {
        mail: mails.mail,
        mail2: mails.mail2,
        audience: settings.isForSignedIn ? "signed-in" : "everyone",
        isDemo: settings.isDemo,
        questions,
        meanings,
      }),
    },
    notes: [
      ...problems.map(
        ({ line, column, reason }) => `line ${line}, column ${column} of its template: ${reason}`,
      ),
      ...settings.notes,
      ...mails.notes,
    ],
  };
}

type Mails = {
  readonly mail: MailTemplate | null;
  readonly mail2: MailTemplate | null;
  readonly notes: readonly string[];
};

/** The first is always sent, the second where it says so, and neither where the form's settings do. */
function readMails(
  { mail, mail2 }: Readonly<Record<"mail" | "mail2", string>>,
  form: OldMailForm,
  settings: FormSettings,
): Mails {
  const off = settings.skipsMail ? { isActive: false } : {};
  const first = readFormMail({ serialized: mail, name: "mail", isActive: true, ...off }, form);
  const second = readFormMail({ serialized: mail2, name: "second mail", ...off }, form);
  const isMeant = second.mail?.isActive || settings.skipsMail;
  return {
    mail: first.mail,
    mail2: second.mail,
    // Every old form has a second mail, which most never switch on.
    notes: [...first.notes, ...(isMeant ? second.notes : [])],
  };
}

function whyNot(items: readonly FormItem[], issues: readonly v.BaseIssue<unknown>[]): string {
  if (items.length > MAX_FIELDS) {
    return `it has more than the ${MAX_FIELDS} fields and texts that a form holds. Make two of it`;
  }
  const [issue] = issues;
  const name = issue?.path?.map(({ key }) => String(key)).join(".");
  return `"${name}" cannot be shown: ${issue?.message}`;
}

/** As in "de_DE" or "de_DE_formal". */
function localeOf(text: string): string | undefined {
  return /^[a-z]{2,3}(?:_[a-z\d]{2,8}){0,2}$/i.exec(text.trim())?.[0];
}

/** Its own texts, by the keys that both systems have. */
function readMessages(serialized: string): Partial<FormMessages> | undefined {
  const given = phpValue(serialized);
  if (!(given instanceof Map)) return undefined;
  const texts = Object.keys(formMessages).flatMap((key) => {
    const text = given.get(key);
    const shown = typeof text === "string" ? plainText(text, 4000) : "";
    return shown === "" ? [] : [[key, shown]];
  });
  return texts.length === 0 ? undefined : Object.fromEntries(texts);
}
