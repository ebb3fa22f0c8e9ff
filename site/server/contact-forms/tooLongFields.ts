import {
  type FieldDefinition,
  type FormDefinition,
  fieldDefaults,
  fieldsOf,
  freeTextName,
  optionValue,
} from "vitrine/contact-form";
import { keptText } from "./keptText.ts";
import { type PostedForm, textsOf } from "./readPostedForm.ts";

/**
 * How long a value may be that no rule of the wire limits, in UTF-16 units: a hidden one as long as an
 * owner may make it, others as long as a line. What is written has a rule, and so have days and lists.
 */
const LONGEST: Readonly<Partial<Record<FieldDefinition["kind"], number>>> = {
  acceptance: fieldDefaults.maxLength,
  captcha: fieldDefaults.maxLength,
  checkbox: fieldDefaults.maxLength,
  hidden: 4000,
  number: fieldDefaults.maxLength,
  quiz: fieldDefaults.maxLength,
  radio: fieldDefaults.maxLength,
  range: fieldDefaults.maxLength,
};

/** Names of fields with longer values than anybody means to send, which everything after would have to read. */
export function tooLongFields(form: FormDefinition, posted: PostedForm): readonly string[] {
  return fieldsOf(form)
    .filter((field) => isTooLong(field, posted))
    .map(({ name }) => name);
}

function isTooLong(field: FieldDefinition, posted: PostedForm): boolean {
  const { kind, name } = field;
  const most = LONGEST[kind] ?? Number.POSITIVE_INFINITY;
  const options = "options" in field ? field.options.map(optionValue) : [];
  return [...textsOf(posted, name), ...textsOf(posted, freeTextName(name))].some(
    (text) => keptText(text, field).length > most && !options.includes(text),
  );
}
