import type { FieldDefinition } from "../../definition/FormDefinition.ts";

/** Whether a form is not sent without this field. */
export function isRequired(field: FieldDefinition): boolean {
  switch (field.kind) {
    case "hidden":
      return false;
    case "acceptance":
      return !field.optional && !field.invert;
    case "quiz":
    case "captcha":
      return true;
    case "radio":
      return field.required ?? true;
    default:
      return field.required ?? false;
  }
}
