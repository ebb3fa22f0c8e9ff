import * as v from "valibot";
import { type FormMessages, formMessages } from "vitrine/contact-form";
import type { FormItem } from "../form-template/GivenTag.ts";
import { readFormTemplate } from "../form-template/readFormTemplate.ts";
import { formDefinitionSchema, MAX_FIELDS, type StoredFormDefinition } from "../ShownForm.ts";
import type { ItemRecord } from "./ExportRecord.ts";
import { phpValue } from "./phpValue.ts";
import { plainText } from "./plainText.ts";

/** The type of an item that holds a contact form. */
export const CONTACT_FORM_TYPE = "wpcf7_contact_form";

/** The custom fields in which a contact form stands. */
export const CONTACT_FORM_META = [
  ...["_form", "_mail", "_messages", "_additional_settings", "_locale", "_hash"],
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
};

export type ReadContactForm = {
  /** Its key is still that of forms of its name on any site. */
  readonly form: ImportedContactForm;
  /** What did not come along, or came otherwise, in words. */
  readonly notes: readonly string[];
};

/** What our server does not take or ask yet: a field of it could never be filled in. */
const UNSERVED: Readonly<Partial<Record<FormItem["kind"], string>>> = {
  file: "files cannot be sent with forms yet",
  quiz: "forms are protected without questions",
  captcha: "forms are protected without pictures",
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
  const { items, problems } = readFormTemplate(template);
  const { served, notes } = withoutUnserved(items);
  const settings = readSettings(meta("_additional_settings"));
  const title = plainText(item.fields.get("title") ?? "", 200) || "Contact form";
  const locale = localeOf(meta("_locale"));
  const messages = readMessages(meta("_messages"));
  const read = v.safeParse(formDefinitionSchema, {
    title,
    locale: locale ?? "en_US",
    fields: served,
    ...(messages && { messages }),
    ...(settings.acceptanceAsValidation && { acceptanceAsValidation: true }),
  });
  if (!served.some((one) => "name" in one)) return "no field stands in its template";
  if (!read.success) return whyNot(served, read.issues);
  return {
    form: {
      key: keyOf(field("wp:post_name") || title),
      language: locale?.replaceAll("_", "-") ?? null,
      definition: read.output,
    },
    notes: [
      ...problems.map(
        ({ line, column, reason }) => `line ${line}, column ${column} of its template: ${reason}`,
      ),
      ...notes,
      ...settings.notes,
      ...mailNotes(meta("_mail")),
    ],
  };
}

function withoutUnserved(items: readonly FormItem[]): {
  readonly served: readonly FormItem[];
  readonly notes: readonly string[];
} {
  const left = items.filter(({ kind }) => kind in UNSERVED);
  const names = new Set(left.flatMap((item) => ("name" in item ? item.name : [])));
  return {
    served: items.filter(
      (item) => !(item.kind in UNSERVED) && !("of" in item && names.has(item.of)),
    ),
    notes: left.map((item) => `${"name" in item ? item.name : ""}: ${UNSERVED[item.kind]}`),
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

type Settings = { readonly acceptanceAsValidation: boolean; readonly notes: readonly string[] };

/** Lines as "acceptance_as_validation: on". */
function readSettings(text: string): Settings {
  const settings = text.split("\n").flatMap((line) => {
    const [name = "", ...value] = line.split(":");
    const isSetting = value.length > 0 && /^[a-z\d_]+$/i.test(name.trim());
    return isSetting ? [{ name: name.trim(), value: value.join(":").trim() }] : [];
  });
  const isOurs = (name: string): boolean => name === "acceptance_as_validation";
  return {
    acceptanceAsValidation: settings.some(
      ({ name, value }) => isOurs(name) && /^(?:on|true|1)$/i.test(value),
    ),
    notes: settings
      .filter(({ name }) => !isOurs(name))
      .map(({ name }) => `its setting "${plainText(name, 60)}"`),
  };
}

function mailNotes(serialized: string): readonly string[] {
  const mail = phpValue(serialized);
  const to = mail instanceof Map ? mail.get("recipient") : undefined;
  if (typeof to !== "string" || to.trim() === "") return [];
  return [`its letters to ${plainText(to, 200)}: what is sent with it is kept with the site`];
}

/** A short name: letters, digits and hyphens, a letter first. */
function keyOf(text: string): string {
  const slug = text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[^a-z\d]+/g, "-")
    .replace(/^[^a-z]+|-+$/g, "")
    .slice(0, 50);
  return slug.replace(/-+$/, "") || "form";
}
