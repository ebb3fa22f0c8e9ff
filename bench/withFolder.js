import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { undoAtEnd } from "./undo.js";

/**
 * Makes a folder, does `work` in it, removes it; also where the run is cut short.
 * @template T
 * @param {(folder: string) => Promise<T>} work
 */
export async function withFolder(work) {
  let folder = "";
  const remove = undoAtEnd(() => folder && rmSync(folder, { recursive: true, force: true }));
  try {
    folder = mkdtempSync(join(tmpdir(), "vitrine-bench-"));
    return await work(folder);
  } finally {
    await remove();
  }
}
