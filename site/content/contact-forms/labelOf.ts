import type { NamedItem } from "./FormItem.ts";
import { plainLabel } from "./plainLabel.ts";

/** What a field is called; hidden ones by their names. */
export function labelOf(field: NamedItem): string {
  const words = "label" in field ? plainLabel(field.label) : "";
  return words.trim() || field.name;
}
