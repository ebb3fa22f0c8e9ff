import { Selection, type Transaction } from "prosemirror-state";
import { richTextSchema } from "./richTextSchema.ts";

/** Puts a dividing line before the empty line with the cursor, or after its paragraph; writing goes on below. */
export function insertRule(transaction: Transaction): Transaction {
  const { horizontal_rule, paragraph } = richTextSchema.nodes;
  const { $to } = transaction.selection;
  const line = horizontal_rule.create();
  if ($to.depth === 0) return transaction.replaceSelectionWith(line);
  if ($to.parent.content.size === 0) return transaction.insert($to.before(), line);
  const end = $to.after();
  transaction.insert(end, [line, paragraph.create()]);
  return transaction.setSelection(Selection.near(transaction.doc.resolve(end + line.nodeSize + 1)));
}
