import type { MediaStorage } from "./MediaStorage.ts";
import { removeEach } from "./removeEach.ts";
import type { Removal } from "./sumRemovals.ts";

/** How old a draft, or a file without a row, must be before it counts as left behind, in milliseconds. */
export const LEFT_BEHIND_MS = 24 * 60 * 60 * 1000;

/** How many files are asked for in one query. */
const BATCH = 500;

/** A name that we gave; what an owner put into the folder by hand is left alone. */
const OURS = /^\d{4}\/[0-9a-f]{32}\.[a-z0-9]{1,5}$/;

export type RemoveUnknownOptions = {
  readonly storage: MediaStorage;
  /** Those of some paths that a row names. */
  readonly findKnown: (paths: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly now: number;
};

/** Clears away what crashes left: drafts, and files that no row names. */
export async function removeUnknown({
  storage,
  findKnown,
  now,
}: RemoveUnknownOptions): Promise<Removal> {
  const before = new Date(now - LEFT_BEHIND_MS);
  let removed = await storage.removeDrafts(before);
  const failures = new Map<string, unknown>();
  let old: string[] = [];
  const removeOld = async () => {
    const known = await findKnown(old);
    const unknown = old.filter((one) => !known.has(one));
    const failed = await removeEach(storage, unknown);
    for (const [path, error] of failed) failures.set(path, error);
    removed += unknown.length - failed.size;
    old = [];
  };
  for await (const { path, since } of storage.list()) {
    if (since >= before || !OURS.test(path)) continue;
    old.push(path);
    if (old.length === BATCH) await removeOld();
  }
  if (old.length > 0) await removeOld();
  return { removed, failures };
}
