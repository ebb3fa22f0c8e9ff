import {
  type FieldDefinition,
  type FormDefinition,
  fieldsOf,
  freeTextName,
  IDEMPOTENCY_FIELD,
  optionValue,
} from "vitrine/contact-form";
import { IDEMPOTENCY_KEY } from "../../store/submissions.ts";
import { cleanLine, cleanText, isVisible } from "../cleanText.ts";

/**
 * The most parts that a form may send: more than a definition has fields, with all boxes ticked.
 * What it may send in all is limited for every request, in createApp.
 */
export const MAX_PARTS = 200;

/** How long a unit tag may be: the real system's have about 20 characters. */
const MAX_UNIT_TAG = 200;

/** A form as it was sent, its texts without what would turn or hide the text around them. */
export type PostedForm = {
  /** Which copy of the form on its page was sent. */
  readonly unitTag: string;
  /** The browser's name for this sending; null where it has none, or no proper one. */
  readonly idempotencyKey: string | null;
  /** The texts of the fields that the form has, under the names they were sent under. */
  readonly data: FormData;
  /** Names of the fields in which a file was sent. */
  readonly files: readonly string[];
};

/** @returns undefined where no unit tag is in it, by which forms are known */
export function readPostedForm(form: FormDefinition, sent: FormData): PostedForm | undefined {
  const unitTag = textOf(sent.get("_wpcf7_unit_tag")).replace(/[^\w-]/g, "");
  if (unitTag === "" || unitTag.length > MAX_UNIT_TAG) return undefined;
  const key = textOf(sent.get(IDEMPOTENCY_FIELD));
  const idempotencyKey = IDEMPOTENCY_KEY.test(key) ? key : null;
  const files = [...sent].flatMap(([name, value]) => (isFile(value) ? [fieldNameOf(name)] : []));
  return { unitTag, idempotencyKey, data: ownTexts(form, sent), files: [...new Set(files)] };
}

/** Of the fields that the form has, and of the free texts of its options. */
function ownTexts(form: FormDefinition, sent: FormData): FormData {
  const own = new FormData();
  for (const field of fieldsOf(form)) {
    for (const name of [field.name, `${field.name}[]`, freeTextName(field.name)]) {
      for (const text of sent.getAll(name)) {
        if (typeof text === "string") own.append(name, cleaned(text, field));
      }
    }
  }
  return own;
}

function cleaned(text: string, field: FieldDefinition): string {
  // A choice is judged as it stands among the options.
  if ("options" in field && field.options.some((one) => optionValue(one) === text)) return text;
  // What shows nothing is nothing, as a comment's is.
  if (!isVisible(text)) return "";
  return field.kind === "textarea" ? cleanText(text) : cleanLine(text);
}

/** What was sent in a field, alone or as one of several. */
export function textsOf({ data }: PostedForm, field: string): string[] {
  return [...data.getAll(field), ...data.getAll(`${field}[]`)].map(String);
}

/** Browsers send a nameless empty file where none was chosen. */
function isFile(value: FormDataEntryValue): boolean {
  return typeof value !== "string" && (value.name !== "" || value.size > 0);
}

/** A name that strangers chose, as it may stand in an answer. */
function fieldNameOf(name: string): string {
  return name.replace(/[^\w-]/g, "").slice(0, 64);
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === "string" ? value : "";
}
