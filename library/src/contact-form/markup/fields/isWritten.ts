import type { FieldDefinition, TextareaField, TextField } from "../../definition/FormDefinition.ts";

/** Whether a field's value is written by hand, so that its length can be counted. */
export function isWritten(field: FieldDefinition): field is TextField | TextareaField {
  return ["text", "email", "url", "tel", "textarea"].includes(field.kind);
}
