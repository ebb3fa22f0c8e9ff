import { TRASH_DAYS } from "../../content/mediaWire.ts";
import { knownMediaPaths, removeLongTrashed } from "../../store/media.ts";
import type { Database } from "../../store/Store.ts";
import type { MediaStorage } from "./MediaStorage.ts";
import { removeEach } from "./removeEach.ts";
import { removeUnknown } from "./removeUnknown.ts";
import { sumRemovals } from "./sumRemovals.ts";

export type TidyOptions = {
  readonly db: Database;
  readonly storage: MediaStorage;
  /** Default now. */
  readonly now?: number;
};

/**
 * Clears away what crashes left: drafts, and files without a row; and what was thrown away long enough ago.
 * One that cannot be removed keeps no other. @returns how many
 * @throws in the end, where some could not be removed
 */
export async function tidyMedia({ db, storage, now = Date.now() }: TidyOptions): Promise<number> {
  const trashed = await removeLongTrashed(db, TRASH_DAYS);
  const failures = await removeEach(storage, trashed);
  const findKnown = (paths: readonly string[]) => knownMediaPaths(db, paths);
  const unknown = await removeUnknown({ storage, findKnown, now });
  return sumRemovals([{ removed: trashed.length - failures.size, failures }, unknown]);
}
