import * as v from "valibot";
import { type Block, documentBodySchema } from "../../content/documentBody.ts";
import { withNewIds } from "./edits.ts";

/** Longer texts are not read as blocks, in UTF-16 units. */
export const MAX_COPIED = 4_000_000;

/** By this a text of the clipboard is known as blocks of ours. */
const MARK = "vitrine-blocks";

/** Blocks as a text that the clipboard can hold, and another document's editor can read. */
export function writeCopied(blocks: readonly Block[]): string {
  return JSON.stringify({ [MARK]: 1, blocks });
}

const copied = v.object({ [MARK]: v.literal(1), blocks: v.unknown() });

/**
 * The blocks in a text of the clipboard, with ids of their own. It may come from anywhere: what does not have
 * the shape of blocks is none.
 * @returns undefined for a text that holds no blocks of ours
 */
export function readCopied(text: string): Block[] | undefined {
  if (text.length > MAX_COPIED || !text.startsWith(`{"${MARK}"`)) return undefined;
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    return undefined;
  }
  const read = v.safeParse(copied, said);
  if (!read.success) return undefined;
  const body = v.safeParse(documentBodySchema, { version: 1, blocks: read.output.blocks });
  return body.success ? body.output.blocks.map(withNewIds) : undefined;
}
