import * as v from "valibot";
import type { FieldDescription } from "./fieldWire.ts";

/** GET /api/admin/blocks: what a page can contain, in the order in which editors choose. */
export const BLOCKS_API = "/api/admin/blocks";

/** A kind of block, as the editor knows it. */
export type BlockKind = {
  /** As stored. */
  readonly type: string;
  readonly label: string;
  readonly fields: readonly FieldDescription[];
  /** Names of the slots that take blocks. */
  readonly slots: readonly string[];
  /** The fields of a new one. */
  readonly initial: Readonly<Record<string, unknown>>;
};

/** The answer. Descriptions are ours alone, and as deep as fields are: their shape is not read anew. */
export const blockKinds = v.array(v.custom<BlockKind>((kind) => typeof kind === "object"));
