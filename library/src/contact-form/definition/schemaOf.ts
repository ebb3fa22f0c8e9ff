import { isRequired } from "../markup/fields/isRequired.ts";
import { isWritten } from "../markup/fields/isWritten.ts";
import { optionValue } from "../markup/fields/optionValue.ts";
import type { Rule, Schema } from "../schema.ts";
import type { FieldDefinition, FormDefinition } from "./FormDefinition.ts";
import { fieldDefaults } from "./fieldDefaults.ts";
import { fieldsOf } from "./fieldsOf.ts";
import { type FormMessages, messagesOf } from "./formMessages.ts";

/** What the real system calls the version of its rules. */
export const SCHEMA_VERSION = "Contact Form 7 SWV Schema 2024-10";

type Kind = FieldDefinition["kind"];
type RulesOf = (field: FieldDefinition, messages: FormMessages) => Rule[];

/**
 * The rules that a form's fields make, with their texts. Their order is that of the real system,
 * and errors are told in it: by groups of kinds, then what may be chosen at all, then `rules` of the
 * form's own. Acceptances, quizzes and captchas make none; only the server judges them.
 */
export function schemaOf(form: FormDefinition): Schema {
  const messages = messagesOf(form);
  const rules = PASSES.flatMap(([kinds, rulesOf]) =>
    fieldsOf(form)
      .filter(({ kind }) => kinds.includes(kind))
      .flatMap((field) => rulesOf(field, messages)),
  );
  return { version: SCHEMA_VERSION, locale: form.locale, rules: [...rules, ...(form.rules ?? [])] };
}

const PASSES: readonly (readonly [kinds: readonly Kind[], rulesOf: RulesOf])[] = [
  [["checkbox", "radio"], listRules],
  [["date"], dateRules],
  [["file"], fileRules],
  [["number", "range"], numberRules],
  [["select"], requiredRule],
  [["text", "email", "url", "tel"], textRules],
  [["textarea"], textRules],
  [["checkbox", "radio"], choiceRules],
  [["select"], choiceRules],
];

function requiredRule(field: FieldDefinition, messages: FormMessages): Rule[] {
  if (!isRequired(field)) return [];
  const rule = field.kind === "file" ? "requiredfile" : "required";
  return [{ rule, field: field.name, error: messages.invalid_required }];
}

function listRules(field: FieldDefinition, messages: FormMessages): Rule[] {
  const most =
    field.kind === "radio" || (field.kind === "checkbox" && field.exclusive)
      ? 1
      : field.kind === "checkbox" && field.maxItems;
  return [
    ...requiredRule(field, messages),
    ...limit("maxitems", field, [most || undefined, messages.too_many_items]),
  ];
}

function dateRules(field: FieldDefinition, messages: FormMessages): Rule[] {
  if (field.kind !== "date") return [];
  return [
    ...requiredRule(field, messages),
    { rule: "date", field: field.name, error: messages.invalid_date },
    ...limit("mindate", field, [field.min, messages.date_too_early]),
    ...limit("maxdate", field, [field.max, messages.date_too_late]),
  ];
}

function fileRules(field: FieldDefinition, messages: FormMessages): Rule[] {
  if (field.kind !== "file") return [];
  const { accept = fieldDefaults.accept, maxFileSize = fieldDefaults.maxFileSize } = field;
  return [
    ...requiredRule(field, messages),
    { rule: "file", field: field.name, accept, error: messages.upload_file_type_invalid },
    ...limit("maxfilesize", field, [maxFileSize, messages.upload_file_too_large]),
  ];
}

function numberRules(field: FieldDefinition, messages: FormMessages): Rule[] {
  if (field.kind !== "number" && field.kind !== "range") return [];
  const isRange = field.kind === "range";
  const min = field.min ?? (isRange ? fieldDefaults.rangeMin : undefined);
  const max = field.max ?? (isRange ? fieldDefaults.rangeMax : undefined);
  return [
    ...requiredRule(field, messages),
    { rule: "number", field: field.name, error: messages.invalid_number },
    // Thresholds of numbers are texts on the wire, those of lengths and sizes are not.
    ...limit("minnumber", field, [min?.toString(), messages.number_too_small]),
    ...limit("maxnumber", field, [max?.toString(), messages.number_too_large]),
  ];
}

function textRules(field: FieldDefinition, messages: FormMessages): Rule[] {
  if (!isWritten(field)) return [];
  const { kind, name, minLength, maxLength } = field;
  const most = kind === "textarea" ? fieldDefaults.textareaMaxLength : fieldDefaults.maxLength;
  const format: Rule[] =
    kind === "text" || kind === "textarea"
      ? []
      : [{ rule: kind, field: name, error: messages[`invalid_${kind}`] }];
  return [
    ...requiredRule(field, messages),
    ...format,
    ...limit("minlength", field, [minLength, messages.invalid_too_short]),
    ...limit("maxlength", field, [maxLength ?? most, messages.invalid_too_long]),
  ];
}

function choiceRules(field: FieldDefinition, messages: FormMessages): Rule[] {
  if (!("options" in field) || ("freeText" in field && field.freeText)) return [];
  const accept = field.options.map(optionValue);
  return [{ rule: "enum", field: field.name, accept, error: messages.invalid_choice }];
}

function limit(
  rule: string,
  field: FieldDefinition,
  [threshold, error]: readonly [threshold: number | string | undefined, error: string],
): Rule[] {
  return threshold === undefined ? [] : [{ rule, field: field.name, threshold, error }];
}
