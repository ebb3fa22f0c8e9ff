import type { FieldDefinition } from "../../definition/FormDefinition.ts";

/** Whether a field sends several values, under its name and brackets. */
export function takesMany(field: FieldDefinition): boolean {
  if (field.kind === "select") return field.multiple === true;
  return field.kind === "checkbox" && field.exclusive !== true;
}

/** What a field's values are sent under. */
export function sentName(field: FieldDefinition): string {
  return takesMany(field) ? `${field.name}[]` : field.name;
}

/** What the text of a visitor's own is sent under. */
export function freeTextName(name: string): string {
  return `_wpcf7_free_text_${name}`;
}
