import type { Node, ResolvedPos } from "prosemirror-model";
import { Selection, type Transaction } from "prosemirror-state";
import { richTextSchema } from "./richTextSchema.ts";

/**
 * Puts a block that holds no text before the line that begins at a place, or after the paragraph around it; a
 * line to write on follows it.
 * @param at - default the end of the selection
 * @returns where it stands
 */
export function insertBlock(tr: Transaction, block: Node, at = tr.selection.to): number {
  const $at = tr.doc.resolve(at);
  const { isTextblock } = $at.parent;
  if (isTextblock && $at.parentOffset === 0 && fitsBefore($at, block)) {
    tr.insert($at.before(), block);
    return $at.before();
  }
  const place = isTextblock ? $at.after() : at;
  const isLast = tr.doc.resolve(place).nodeAfter === null;
  const line = richTextSchema.nodes.paragraph.create();
  tr.insert(place, isLast || isTextblock ? [block, line] : block);
  return place;
}

/** An item of a list begins with text. */
function fitsBefore($at: ResolvedPos, { type }: Node): boolean {
  const index = $at.index(-1);
  return $at.node(-1).canReplaceWith(index, index, type);
}

/** Puts a dividing line where the cursor stands; writing goes on below. */
export function insertRule(tr: Transaction): Transaction {
  const line = richTextSchema.nodes.horizontal_rule.create();
  const end = insertBlock(tr, line) + line.nodeSize;
  return tr.setSelection(Selection.near(tr.doc.resolve(end)));
}
