/** What a tag asks of a field: what stands for it in mails, the choice itself, or a date in another form. */
export type FieldTag = { readonly field: string; readonly asks: "text" | "raw" | "date" };

/** Reads a tag's name: `your-name`, `_raw_your-name`, `_format_your-name`. */
export function fieldTag(name: string): FieldTag {
  if (name.startsWith("_raw_")) return { field: name.slice(5), asks: "raw" };
  if (name.startsWith("_format_")) return { field: name.slice(8), asks: "date" };
  return { field: name, asks: "text" };
}
