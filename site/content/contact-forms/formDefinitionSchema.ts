import * as v from "valibot";
import type { FormDefinition, Rule } from "vitrine/contact-form";
import { type FormItem, namedItems, namesOf } from "./FormItem.ts";
import { FIELD_ID, FIELD_NAME, SAFE_ADDRESS } from "./formPatterns.ts";
import { isRelativeDay } from "./relativeDay.ts";

/** What is stored of a definition: its number is the row's. */
export type StoredFormDefinition = Omit<FormDefinition, "id">;

/** How many fields a form has at most. */
export const MAX_FIELDS = 100;

/** How much the files of a form may have together, in bytes, whatever its fields allow. */
export const MAX_FORM_FILE_BYTES = 200 * 1024 ** 2;

const fieldName = v.pipe(v.string(), v.regex(FIELD_NAME));
const shortText = v.pipe(v.string(), v.maxLength(400));
const longText = v.pipe(v.string(), v.maxLength(4000));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const linkAddress = v.pipe(v.string(), v.maxLength(2000), v.regex(SAFE_ADDRESS));
const day = v.pipe(v.string(), v.isoDate());
/** The server counts from the day on which it is asked for the rules; pages show no such end. */
const dayOrRelative = v.union([day, v.pipe(v.string(), v.check(isRelativeDay))]);

const named = {
  name: fieldName,
  id: v.exactOptional(v.pipe(v.string(), v.regex(FIELD_ID))),
  className: v.exactOptional(shortText),
};
const labelled = {
  ...named,
  label: shortText,
  required: v.exactOptional(v.boolean()),
  hint: v.exactOptional(longText),
  half: v.exactOptional(v.boolean()),
};
const direction = v.picklist(["up", "down"]);
const written = {
  value: v.exactOptional(longText),
  placeholder: v.exactOptional(shortText),
  autocomplete: v.exactOptional(shortText),
  minLength: v.exactOptional(count),
  maxLength: v.exactOptional(count),
  readOnly: v.exactOptional(v.boolean()),
  counter: v.exactOptional(direction),
};
const numbers = {
  value: v.exactOptional(v.number()),
  min: v.exactOptional(v.number()),
  max: v.exactOptional(v.number()),
  step: v.exactOptional(v.number()),
};
const chosen = {
  options: v.array(v.union([shortText, v.object({ value: shortText, label: shortText })])),
  value: v.exactOptional(v.union([shortText, v.array(shortText)])),
};
const listed = {
  freeText: v.exactOptional(v.boolean()),
  labelFirst: v.exactOptional(v.boolean()),
};
const linkedText = v.union([
  longText,
  v.array(v.union([longText, v.object({ text: shortText, href: linkAddress })])),
]);

const itemSchema: v.GenericSchema<unknown, FormItem> = v.variant("kind", [
  v.object({
    kind: v.picklist(["text", "email", "url", "tel"]),
    ...labelled,
    ...written,
    size: v.exactOptional(count),
  }),
  v.object({ kind: v.literal("textarea"), ...labelled, ...written, rows: v.exactOptional(count) }),
  v.object({ kind: v.picklist(["number", "range"]), ...labelled, ...numbers }),
  v.object({
    kind: v.literal("date"),
    ...labelled,
    value: v.exactOptional(day),
    min: v.exactOptional(dayOrRelative),
    max: v.exactOptional(dayOrRelative),
  }),
  v.object({
    kind: v.literal("select"),
    ...labelled,
    ...chosen,
    multiple: v.exactOptional(v.boolean()),
    blank: v.exactOptional(shortText),
  }),
  v.object({
    kind: v.literal("checkbox"),
    ...labelled,
    ...chosen,
    ...listed,
    exclusive: v.exactOptional(v.boolean()),
    maxItems: v.exactOptional(count),
  }),
  v.object({ kind: v.literal("radio"), ...labelled, ...chosen, ...listed }),
  v.object({
    kind: v.literal("acceptance"),
    ...named,
    label: linkedText,
    optional: v.exactOptional(v.boolean()),
    invert: v.exactOptional(v.boolean()),
    checked: v.exactOptional(v.boolean()),
  }),
  v.object({
    kind: v.literal("file"),
    ...labelled,
    accept: v.exactOptional(v.array(shortText)),
    maxFileSize: v.exactOptional(count),
    capture: v.exactOptional(v.picklist(["user", "environment"])),
  }),
  v.object({ kind: v.literal("quiz"), ...labelled }),
  v.object({ kind: v.literal("captcha"), ...labelled, alt: v.exactOptional(shortText) }),
  v.object({ kind: v.literal("hidden"), ...named, value: v.exactOptional(longText) }),
  v.object({ kind: v.literal("count"), of: fieldName, direction: v.exactOptional(direction) }),
  v.object({
    kind: v.literal("reflection"),
    of: fieldName,
    defaults: v.exactOptional(v.array(shortText)),
  }),
  v.object({
    kind: v.literal("output"),
    of: fieldName,
    default: v.exactOptional(shortText),
    label: v.exactOptional(shortText),
  }),
  v.object({ kind: v.literal("submit"), label: v.exactOptional(shortText) }),
  v.object({ kind: v.literal("response") }),
  v.object({ kind: v.literal("note"), text: linkedText }),
]);

const ruleSchema: v.GenericSchema<unknown, Rule> = v.object({
  rule: shortText,
  field: v.exactOptional(fieldName),
  error: v.exactOptional(longText),
  threshold: v.exactOptional(v.union([v.number(), shortText])),
  accept: v.exactOptional(v.array(v.union([shortText, v.number()]))),
  base: v.exactOptional(v.union([v.number(), shortText])),
  interval: v.exactOptional(v.union([v.number(), shortText])),
  rules: v.exactOptional(v.array(v.lazy(() => ruleSchema))),
});

/** The one schema of stored definitions: read on writing, and once more before one is shown. */
export const formDefinitionSchema: v.GenericSchema<unknown, StoredFormDefinition> = v.object({
  title: shortText,
  /** Becomes a language tag of the page. */
  locale: v.pipe(v.string(), v.regex(/^[a-z]{2,3}(?:_[a-z0-9]{2,8}){0,2}$/i)),
  fields: v.pipe(
    v.array(itemSchema),
    v.maxLength(MAX_FIELDS),
    v.check((items) => hasOwnNames(items), "No two fields of a form may have the same name."),
    v.check(
      (items) => namesFields(items),
      "What repeats or counts a field must name one of the form.",
    ),
  ),
  submit: v.exactOptional(shortText),
  messages: v.exactOptional(v.record(v.string(), longText)),
  requiredMark: v.exactOptional(shortText),
  acceptanceAsValidation: v.exactOptional(v.boolean()),
  recaptcha: v.exactOptional(v.boolean()),
  rules: v.exactOptional(v.pipe(v.array(ruleSchema), v.maxLength(MAX_FIELDS))),
});

function hasOwnNames(items: readonly FormItem[]): boolean {
  return namesOf(items).size === namedItems(items).length;
}

function namesFields(items: readonly FormItem[]): boolean {
  const names = namesOf(items);
  return items.every((item) => !("of" in item) || names.has(item.of));
}
