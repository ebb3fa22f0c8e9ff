import * as v from "valibot";

/** What an editor put on a page: one block, its fields, and the blocks in its slots. */
export type Block = {
  /** Unique within its document; stays the same when the block is moved. */
  readonly id: string;
  /** The name of a folder in site/blocks. */
  readonly type: string;
  /** What the block's own schema reads; kept as stored, so that an unknown block is not lost. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Blocks inside, by the name of the slot. */
  readonly slots?: Readonly<Record<string, readonly Block[]>> | undefined;
};

/** A document's content as stored: a tree of blocks. */
export type DocumentBody = {
  readonly version: 1;
  readonly blocks: readonly Block[];
};

/** How deep blocks may stand in blocks; deeper trees are refused, since rendering recurses. */
export const MAX_BLOCK_DEPTH = 12;

/** One block, with those inside. */
export const blockSchema: v.GenericSchema<Block> = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  type: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,63}$/)),
  fields: v.record(v.string(), v.unknown()),
  slots: v.optional(
    v.record(
      v.string(),
      v.lazy(() => v.array(blockSchema)),
    ),
  ),
});

/** The one schema of stored content: read on writing and, once more, before rendering. */
export const documentBodySchema: v.GenericSchema<DocumentBody> = v.pipe(
  v.object({ version: v.literal(1), blocks: v.array(blockSchema) }),
  v.check(
    (body) => depthOf(body.blocks) <= MAX_BLOCK_DEPTH,
    `Blocks may stand at most ${MAX_BLOCK_DEPTH} deep in one another.`,
  ),
);

function depthOf(blocks: readonly Block[]): number {
  const inside = blocks.flatMap((block) => Object.values(block.slots ?? {}));
  return blocks.length === 0 ? 0 : 1 + Math.max(0, ...inside.map(depthOf));
}
