import type { FormItem } from "./FormItem.ts";

/** What names are called in forms, within a field's name or at its label, and in `autocomplete`. */
export const NAMED = /name|\bnom\b|nombre|nome|naam|imię|имя|اسم|氏名|名前|姓名/i;

/** Whether visitors write in it what they are called. */
export function isNameField(field: FormItem): boolean {
  if (field.kind !== "text") return false;
  return field.autocomplete === "name" || NAMED.test(`${field.name} ${field.label}`);
}
