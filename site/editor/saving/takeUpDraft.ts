import * as v from "valibot";
import { documentContent, type EditedContent } from "../../content/admin/documentWire.ts";

/**
 * A draft as it can be edited. It may be anything that an editor once sent, by a version of ours before or
 * after this one: parts that do not fit are those of the document.
 */
export function takeUpDraft(
  draft: Readonly<Record<string, unknown>>,
  { content }: { readonly content: EditedContent },
): EditedContent {
  const parts = Object.entries(documentContent.entries).flatMap(([name, schema]) => {
    const read = v.safeParse(schema, draft[name]);
    return read.success && name in draft ? [[name, read.output]] : [];
  });
  return { ...content, ...Object.fromEntries(parts) };
}
