import { optionValue } from "../markup/fields/optionValue.ts";
import { freeTextName, takesMany } from "../markup/fields/wireNames.ts";
import type { FieldDefinition, FormDefinition } from "./FormDefinition.ts";
import type { FormValues } from "./FormValues.ts";
import { fieldsOf } from "./fieldsOf.ts";

/** A form's values, by its definition, out of what was or would be sent. */
export function readFormValues<Form extends FormDefinition>(
  form: Form,
  data: FormData,
): FormValues<Form> {
  const entries = fieldsOf(form).map((field) => [field.name, readValue(field, data)]);
  // The one place where the definition's types are taken on trust: they mirror readValue.
  return Object.fromEntries(entries) as FormValues<Form>;
}

function readValue(field: FieldDefinition, data: FormData): string | string[] | File | undefined {
  if (field.kind === "file") return readFile(data.get(field.name));
  const many = takesMany(field);
  const texts = data.getAll(many ? `${field.name}[]` : field.name).map(String);
  const values = texts.map((text) => withFreeText(field, text, data));
  return many ? values : (values.at(-1) ?? "");
}

/** Browsers send a nameless empty file where none was chosen. */
function readFile(entry: FormDataEntryValue | null): File | undefined {
  return entry === null || typeof entry === "string" || entry.name === "" ? undefined : entry;
}

function withFreeText(field: FieldDefinition, value: string, data: FormData): string {
  if (field.kind !== "checkbox" && field.kind !== "radio") return value;
  const last = field.options.at(-1);
  if (!field.freeText || last === undefined || optionValue(last) !== value) return value;
  return `${value} ${data.get(freeTextName(field.name)) ?? ""}`.trim();
}
