import {
  type FieldDefinition,
  type FormDefinition,
  fieldsOf,
  freeTextName,
  IDEMPOTENCY_FIELD,
  optionValue,
} from "vitrine/contact-form";
import { IDEMPOTENCY_KEY } from "../../store/submissions.ts";
import { isVisible } from "../cleanText.ts";
import type { ReceivedFile } from "./files/ReceivedFile.ts";
import { lastText } from "./lastText.ts";
import { questionInput } from "./questions/questionInput.ts";
import type { PostedParts } from "./receivePostedForm.ts";

/** How long a unit tag may be: the real system's have about 20 characters. */
const MAX_UNIT_TAG = 200;

/** A form as it was sent, and as its rules judge it. What is kept of it, and mailed, says valuesOf. */
export type PostedForm = {
  /** Which copy of the form on its page was sent. */
  readonly unitTag: string;
  /** The browser's name for this sending; null where it has none, or no proper one. */
  readonly idempotencyKey: string | null;
  /** Of the session of who is signed in; undefined where none is in it. */
  readonly nonce: string | undefined;
  /**
   * The texts of the fields that the form has, and which questions these asked, under the names they
   * were sent under.
   */
  readonly data: FormData;
  /** In the fields that take one. */
  readonly files: readonly ReceivedFile[];
};

/** @returns undefined where no unit tag is in it, by which forms are known */
export function readPostedForm(
  form: FormDefinition,
  { texts: sent, files }: PostedParts,
): PostedForm | undefined {
  const unitTag = lastText(sent, "_wpcf7_unit_tag").replace(/[^\w-]/g, "");
  if (unitTag === "" || unitTag.length > MAX_UNIT_TAG) return undefined;
  const key = lastText(sent, IDEMPOTENCY_FIELD);
  const idempotencyKey = IDEMPOTENCY_KEY.test(key) ? key : null;
  const nonce = lastText(sent, "_wpnonce") || undefined;
  return { unitTag, idempotencyKey, nonce, data: ownTexts(form, sent), files };
}

/** Of the fields that the form has, and of the free texts of its options. */
function ownTexts(form: FormDefinition, sent: FormData): FormData {
  const own = new FormData();
  const texts = [...sent].filter(isText);
  for (const field of fieldsOf(form)) {
    // What is no file is nothing where one is asked for.
    if (field.kind === "file") continue;
    for (const [name, text] of [...lastSent(texts, field.name), ...lastFree(texts, field.name)]) {
      own.append(name, asWritten(text, field));
    }
    const input = questionInput(field);
    if (input !== undefined) own.append(input, lastText(sent, input));
  }
  return own;
}

/**
 * What counts of a field that was sent more than once, as the rules read it (see gatherValues): the last
 * one alone, or all of the last list. What is not judged is not kept, and no mail goes to it.
 */
function lastSent(texts: readonly Sent[], field: string): readonly Sent[] {
  const all = texts.filter(([name]) => name === field || name === `${field}[]`);
  const last = all.at(-1);
  if (last?.[0] === field) return [last];
  return all.slice(all.findLastIndex(([name]) => name === field) + 1);
}

function lastFree(texts: readonly Sent[], field: string): readonly Sent[] {
  const name = freeTextName(field);
  return texts.filter((one) => one[0] === name).slice(-1);
}

type Sent = [name: string, text: string];

function isText(entry: [string, FormDataEntryValue]): entry is Sent {
  return typeof entry[1] === "string";
}

/** As the browser judged it: its line ends became two signs on the way. */
function asWritten(text: string, field: FieldDefinition): string {
  if (isOption(text, field)) return text;
  // What shows nothing is nothing, as a comment's is.
  return isVisible(text) ? text.replace(/\r\n?/g, "\n") : "";
}

/** A choice counts as it stands among the options. */
export function isOption(text: string, field: FieldDefinition): boolean {
  return "options" in field && field.options.some((one) => optionValue(one) === text);
}

/** What was sent in a field, alone or as one of several. */
export function textsOf({ data }: PostedForm, field: string): string[] {
  return [...data.getAll(field), ...data.getAll(`${field}[]`)].map(String);
}
