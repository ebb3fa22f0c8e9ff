import { MARK_ELEMENTS } from "../../blocks/BlockPreviewContext.ts";
import { BLOCK_MARKS } from "../../content/admin/previewWire.ts";

const { list, block } = MARK_ELEMENTS;

const MARK = new RegExp(`<(/?)(?:${list}|${block} id="([\\w-]+)"|${block})>`, "g");

/**
 * Turns the elements that mark lists and blocks into comments. No content can hold such an element:
 * text is escaped, and foreign HTML is cleaned of elements that it may not have.
 */
export function markBlocks(html: string): string {
  return html.replace(MARK, (tag, closing: string, id: string | undefined) => {
    if (id !== undefined) return `<!--${BLOCK_MARKS.block}${id}-->`;
    const isList = tag.endsWith(`${list}>`);
    if (closing) return `<!--${isList ? BLOCK_MARKS.endOfList : BLOCK_MARKS.endOfBlock}-->`;
    return `<!--${BLOCK_MARKS.list}-->`;
  });
}
