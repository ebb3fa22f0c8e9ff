import { type FieldDefinition, fieldsOf } from "vitrine/contact-form";
import { fieldTag } from "../../../content/contact-forms/mail/fieldTag.ts";
import type { TagValue } from "../../../content/contact-forms/mail/fillMailTags.ts";
import { formatDay } from "../../../content/contact-forms/mail/formatDay.ts";
import {
  EMPTY_TAGS,
  isSpecialTag,
  type SpecialTag,
} from "../../../content/contact-forms/mail/specialTags.ts";
import { plainLabel } from "../../../content/contact-forms/plainLabel.ts";
import type { ShownForm } from "../../../content/contact-forms/ShownForm.ts";
import { siteIn } from "../../../content/siteSettings.ts";
import type { Locale } from "../../../texts/createLocale.ts";
import type { FormSent } from "./FormSent.ts";

/** What stands for the tags of a form's mails: what was sent, and what the site knows of it. */
export function createTagValues(form: ShownForm, sent: FormSent, locale: Locale): TagValue {
  const fields = new Map(fieldsOf(form.definition).map((field) => [field.name, field]));
  const special = specialValues(form, sent, locale);
  return ({ name, format }) => {
    if (isSpecialTag(name)) return special[name]();
    if (EMPTY_TAGS.has(name)) return "";
    const tag = fieldTag(name);
    const field = fields.get(tag.field);
    if (!field) return undefined;
    const values = valuesOf(field, sent);
    if (tag.asks === "raw") return values.join(", ");
    if (tag.asks === "date") {
      return values.map((day) => formatDay(day, format, locale.language)).join(", ");
    }
    if (field.kind === "acceptance") return accepted(field, values, locale);
    return values.map((value) => meaningOf(form, field.name, value)).join(", ");
  };
}

/** What was sent in a field: of files, their names. */
function valuesOf({ kind, name }: FieldDefinition, { values, files }: FormSent): readonly string[] {
  if (kind === "file") return files.filter(({ field }) => field === name).map((file) => file.name);
  return Object.hasOwn(values, name) ? (values[name] ?? []) : [];
}

/** What a choice stands for in mails. */
export function meaningOf({ handling }: ShownForm, field: string, choice: string): string {
  const meanings = Object.hasOwn(handling.meanings, field) ? handling.meanings[field] : undefined;
  return meanings && Object.hasOwn(meanings, choice) ? (meanings[choice] ?? choice) : choice;
}

function accepted(
  { label }: Extract<FieldDefinition, { readonly kind: "acceptance" }>,
  [value = "0"]: readonly string[],
  { say }: Locale,
): string {
  const isAccepted = value !== "" && value !== "0";
  const key = isAccepted ? "formMail.accepted" : "formMail.notAccepted";
  return say(key, { label: plainLabel(label) });
}

function specialValues(
  { definition }: ShownForm,
  { page, userAgent, at, origin, adminEmail = "", ...sent }: FormSent,
  { language, date }: Locale,
): Readonly<Record<SpecialTag, () => string>> {
  const site = siteIn(sent.site, language);
  const url = () => addressOf(page, origin);
  return {
    _date: () => date(at),
    _time: () => `${at.toISOString().slice(11, 16)} UTC`,
    _url: url,
    _post_url: url,
    _post_name: () => lastStep(page ?? ""),
    _user_agent: () => userAgent,
    _contact_form_title: () => definition.title,
    _site_title: () => site.title,
    _site_description: () => site.tagline,
    _site_url: () => origin ?? "",
    _site_admin_email: () => adminEmail,
  };
}

function addressOf(page: string | null, origin: string | undefined): string {
  if (page === null) return "";
  return origin !== undefined && URL.canParse(page, origin) ? new URL(page, origin).href : page;
}

function lastStep(page: string): string {
  return page.split(/[?#]/)[0]?.split("/").findLast(Boolean) ?? "";
}
