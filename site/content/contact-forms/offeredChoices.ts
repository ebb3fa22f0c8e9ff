import { optionValue } from "vitrine/contact-form";
import type { FormItem } from "./FormItem.ts";

/** What the field of this name offers to choose from, as it is sent; nothing where there is no such field. */
export function offeredChoices(items: readonly FormItem[], name: string): ReadonlySet<string> {
  const field = items.find((one) => "name" in one && one.name === name);
  return new Set(field && "options" in field ? field.options.map(optionValue) : []);
}
