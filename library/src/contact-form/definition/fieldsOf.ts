import type { FieldDefinition, FormDefinition, PartDefinition } from "./FormDefinition.ts";

/** What has a name and a value among all that a form holds, in the order of the page. */
export function fieldsOf(form: FormDefinition): FieldDefinition[] {
  return form.fields.filter(isField);
}

/** The field of this name; undefined where the form has none. */
export function fieldOf(form: FormDefinition, name: string): FieldDefinition | undefined {
  return fieldsOf(form).find((field) => field.name === name);
}

function isField(item: FieldDefinition | PartDefinition): item is FieldDefinition {
  return "name" in item;
}
