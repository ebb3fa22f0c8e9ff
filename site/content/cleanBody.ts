import type { Block, DocumentBody } from "./documentBody.ts";
import { HtmlTooLong, sanitiseHtml } from "./sanitiseHtml.ts";

/** HTML that could not be cleaned: where in the body, and what to do. */
export type UncleanHtml = {
  readonly path: readonly (string | number)[];
  readonly message: string;
};

/**
 * A body as it is stored: what its blocks hold as HTML, in their field `html`, is sanitised. What is too
 * long for that stays out of the store: it is named in `issues`, and the body must not be stored then.
 */
export function cleanBody(body: DocumentBody): {
  readonly body: DocumentBody;
  readonly issues: readonly UncleanHtml[];
} {
  const issues: UncleanHtml[] = [];
  const cleanAll = (blocks: readonly Block[], path: UncleanHtml["path"]): readonly Block[] =>
    blocks.map((block, index) => clean(block, [...path, index]));

  function clean(block: Block, path: UncleanHtml["path"]): Block {
    const { html } = block.fields;
    const fields =
      typeof html === "string"
        ? { ...block.fields, html: cleanHtml(html, [...path, "fields", "html"]) }
        : block.fields;
    if (!block.slots) return { ...block, fields };
    const slots = Object.entries(block.slots).map(
      ([name, inside]) => [name, cleanAll(inside, [...path, "slots", name])] as const,
    );
    return { ...block, fields, slots: Object.fromEntries(slots) };
  }

  function cleanHtml(html: string, path: UncleanHtml["path"]): string {
    try {
      return sanitiseHtml(html);
    } catch (error) {
      if (!(error instanceof HtmlTooLong)) throw error;
      issues.push({ path, message: error.message });
      return "";
    }
  }

  return { body: { ...body, blocks: cleanAll(body.blocks, ["blocks"]) }, issues };
}
