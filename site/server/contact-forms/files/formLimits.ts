import {
  type FieldDefinition,
  type FormDefinition,
  fieldDefaults,
  fieldsOf,
} from "vitrine/contact-form";
import { MAX_FORM_FILE_BYTES } from "../../../content/contact-forms/formDefinitionSchema.ts";
import { MEGABYTE } from "../../media/receiveFile.ts";

/** How much all texts of a form may take, in bytes. */
export const MAX_TEXT_BYTES = MEGABYTE;
/**
 * How much is read of a form with files at least, in bytes: a photo that is too large for its field
 * is told at its field, rather than by a connection that ends.
 */
export const READ_AT_LEAST = 32 * MEGABYTE;

/** How many parts are read of any form. */
export const PARTS_AT_LEAST = 200;
/** How many are read of none: each is looked at for each field. */
export const MOST_PARTS = 2000;
/** What comes beside the fields: hidden ones of ours, and what scripts and browsers add. */
const PARTS_BESIDE = 20;

/** A field that takes a file. */
export type FileField = Extract<FieldDefinition, { readonly kind: "file" }>;

/** The fields of a form that take files. */
export function fileFieldsOf(form: FormDefinition): readonly FileField[] {
  return fieldsOf(form).filter((field) => field.kind === "file");
}

/** Whether files may come with a form. */
export function takesFiles(form: FormDefinition): boolean {
  return fileFieldsOf(form).length > 0;
}

/** How much a form may send in all, in bytes. */
export function maxBytesOf(form: FormDefinition): number {
  const files = fileFieldsOf(form);
  if (files.length === 0) return MAX_TEXT_BYTES;
  const sum = files.reduce((total, field) => total + maxFileBytesOf(field), 0);
  return Math.max(READ_AT_LEAST, Math.min(MAX_FORM_FILE_BYTES, sum) + MAX_TEXT_BYTES);
}

/** How large one file of a field may be, in bytes. */
export function maxFileBytesOf({ maxFileSize = fieldDefaults.maxFileSize }: FileField): number {
  return maxFileSize;
}

/** How many parts a form may send: as many as it has with all boxes ticked. */
export function maxPartsOf(form: FormDefinition | undefined): number {
  const fields = form ? fieldsOf(form) : [];
  const needed = fields.reduce((sum, field) => sum + partsOf(field), PARTS_BESIDE);
  return Math.min(MOST_PARTS, Math.max(PARTS_AT_LEAST, needed));
}

/** With the text of one's own beside choices, or which question was asked. */
function partsOf(field: FieldDefinition): number {
  return 1 + ("options" in field ? field.options.length : 1);
}
