import { TRASH_DAYS } from "../../content/mediaWire.ts";
import { knownMediaPaths, removeLongTrashed } from "../../store/media.ts";
import type { Database } from "../../store/Store.ts";
import type { MediaStorage } from "./MediaStorage.ts";

/** How old a draft, or a file without a row, must be before it counts as left behind, in milliseconds. */
export const LEFT_BEHIND_MS = 24 * 60 * 60 * 1000;

/** How many files are asked for in one query. */
const BATCH = 500;

/** A name that we gave; what an owner put into the folder by hand is left alone. */
const OURS = /^\d{4}\/[0-9a-f]{32}\.[a-z0-9]{1,5}$/;

export type TidyOptions = {
  readonly db: Database;
  readonly storage: MediaStorage;
  /** Default now. */
  readonly now?: number;
};

/**
 * Clears away what crashes left: drafts, and files without a row; and what was thrown away long enough ago.
 * @returns how many
 */
export async function tidyMedia({ db, storage, now = Date.now() }: TidyOptions): Promise<number> {
  const before = new Date(now - LEFT_BEHIND_MS);
  let removed = await storage.removeDrafts(before);
  for (const path of await removeLongTrashed(db, TRASH_DAYS)) {
    await storage.remove(path);
    removed += 1;
  }
  let old: string[] = [];
  const removeUnknown = async () => {
    const known = await knownMediaPaths(db, old);
    for (const path of old.filter((one) => !known.has(one))) {
      await storage.remove(path);
      removed += 1;
    }
    old = [];
  };
  for await (const { path, since } of storage.list()) {
    if (since >= before || !OURS.test(path)) continue;
    old.push(path);
    if (old.length === BATCH) await removeUnknown();
  }
  if (old.length > 0) await removeUnknown();
  return removed;
}
