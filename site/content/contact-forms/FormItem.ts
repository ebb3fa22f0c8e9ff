import type { FormDefinition } from "vitrine/contact-form";

/** What stands in a form: a field, or a part without a value. */
export type FormItem = FormDefinition["fields"][number];
/** What has a name and a value. */
export type NamedItem = Extract<FormItem, { readonly name: string }>;

/** All that have a name, in the form's order. */
export function namedItems(items: readonly FormItem[]): readonly NamedItem[] {
  return items.filter((item) => "name" in item);
}

/** The names of all that have one, in the form's order. */
export function namesOf(items: readonly FormItem[]): ReadonlySet<string> {
  return new Set(namedItems(items).map(({ name }) => name));
}

/** The names of those that take files, in the form's order. */
export function fileNamesOf(items: readonly FormItem[]): ReadonlySet<string> {
  return new Set(items.flatMap((item) => (item.kind === "file" ? [item.name] : [])));
}
