import type { FieldDefinition } from "vitrine/contact-form";
import { cleanLine, cleanText, withoutControls } from "../cleanText.ts";
import { isOption } from "./readPostedForm.ts";

/** A text of a field as it is kept and mailed: without what would turn or hide the text around it. */
export function keptText(text: string, field: FieldDefinition): string {
  if (isOption(text, field)) return text;
  // A program wrote it: each blank may count.
  if (field.kind === "hidden") return withoutControls(text);
  return field.kind === "textarea" ? cleanText(text) : cleanLine(text);
}
