import * as v from "valibot";
import {
  type Block,
  blockSchema,
  type DocumentBody,
  MAX_BLOCK_DEPTH,
} from "../../content/documentBody.ts";

/** The kind of what stands where a draft has no block that could be read. */
export const UNREADABLE = "unreadable";

const loose = v.looseObject({ blocks: v.array(v.unknown()) });
const looseBlock = v.looseObject({
  slots: v.optional(v.record(v.string(), v.array(v.unknown()))),
});

/**
 * The blocks of a draft, which may be anything that an editor sent. What is no block, or stands too deep,
 * becomes one that cannot be shown; those around it stay.
 * @returns undefined where there is no list of blocks at all
 */
export function readDraftBody(body: unknown): DocumentBody | undefined {
  const read = v.safeParse(loose, body);
  if (!read.success) return undefined;
  let count = 0;

  function readBlock(given: unknown, depth: number): Block {
    count += 1;
    const { slots, ...rest } = v.is(looseBlock, given) ? given : {};
    const alone = v.safeParse(blockSchema, rest);
    if (!alone.success || depth > MAX_BLOCK_DEPTH) {
      return { id: `unreadable-${count}`, type: UNREADABLE, fields: {} };
    }
    const filled = Object.entries(slots ?? {}).map(([name, inside]) => {
      return [name, inside.map((one) => readBlock(one, depth + 1))] as const;
    });
    return { ...alone.output, slots: Object.fromEntries(filled) };
  }

  return { version: 1, blocks: read.output.blocks.map((block) => readBlock(block, 1)) };
}
