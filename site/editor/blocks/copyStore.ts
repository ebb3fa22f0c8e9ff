import type { Block } from "../../content/documentBody.ts";
import { readCopied, writeCopied } from "../state/copiedBlocks.ts";

/** Where the last copy is kept for when the clipboard cannot be read. */
const KEY = "vitrine-copied-blocks";

/**
 * Puts blocks where any document of the site, and any window, can fetch them: the clipboard and this browser.
 * @param data of a copy event, which needs no permission. Default the clipboard is asked
 */
export async function copyBlocks(blocks: readonly Block[], data?: DataTransfer): Promise<void> {
  const text = writeCopied(blocks);
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // Too long for this browser, or it keeps nothing: the clipboard still may.
  }
  if (data) data.setData("text/plain", text);
  // Where it is refused, the copy above serves.
  else await navigator.clipboard?.writeText(text).catch(() => undefined);
}

/** The blocks that were copied last, with ids of their own; undefined where there are none. */
export async function readCopiedBlocks(): Promise<Block[] | undefined> {
  const text = await navigator.clipboard?.readText().catch(() => undefined);
  return readCopied(text ?? "") ?? readKept();
}

function readKept(): Block[] | undefined {
  try {
    return readCopied(localStorage.getItem(KEY) ?? "");
  } catch {
    return undefined;
  }
}
