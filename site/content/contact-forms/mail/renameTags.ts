import { fieldTag } from "./fieldTag.ts";
import { mailTagsOf } from "./mailTagsOf.ts";

/**
 * A mail's text once fields are called otherwise: `[your-name]`, also as `[_raw_your-name]` or
 * `[_format_your-date "…"]`.
 * @param names the new name of each, by the one before
 */
export function renameTags(text: string, names: ReadonlyMap<string, string>): string {
  // From behind: what is replaced moves what follows it.
  return mailTagsOf(text).reduceRight((whole, { source, name, index }) => {
    const { field } = fieldTag(name);
    const to = names.get(field);
    if (to === undefined) return whole;
    const renamed = source.replace(name, () => name.slice(0, -field.length) + to);
    return whole.slice(0, index) + renamed + whole.slice(index + source.length);
  }, text);
}
