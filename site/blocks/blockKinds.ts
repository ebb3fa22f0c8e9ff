import type { BlockKind } from "../content/admin/blockWire.ts";
import { describeFields } from "../content/fields/describeFields.ts";
import { initialOf } from "../content/fields/initialOf.ts";
import { blocks } from "./blocks.ts";

/** Every kind of block as editors know it, in the order in which they choose. */
export const blockKinds: readonly BlockKind[] = blocks.map(({ type, label, slots, fields }) => ({
  type,
  label,
  slots,
  fields: describeFields(fields),
  initial: initialOf(fields) as BlockKind["initial"],
}));
