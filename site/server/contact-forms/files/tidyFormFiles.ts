import {
  knownFormPaths,
  listOutdatedFiles,
  noteFilesRemoved,
} from "../../../store/submissionFiles.ts";
import { removeEach } from "../../media/removeEach.ts";
import { removeUnknown } from "../../media/removeUnknown.ts";
import { type Removal, sumRemovals } from "../../media/sumRemovals.ts";
import type { TidyOptions } from "../../media/tidyMedia.ts";

/** How many files are cleared away before it is noted. */
const BATCH = 100;

export type TidyFormFilesOptions = TidyOptions & {
  /** How long files are kept whose form does not say it, in days; null for ever. */
  readonly keepDays: number | null;
};

/**
 * Clears away files of forms that were kept long enough, those of submissions that are gone, and what
 * crashes left. One that cannot be removed keeps no other. @returns how many
 * @throws in the end, where some could not be removed
 */
export async function tidyFormFiles({
  now = Date.now(),
  ...options
}: TidyFormFilesOptions): Promise<number> {
  const { db, storage } = options;
  const outdated = await removeOutdated(options);
  const findKnown = (paths: readonly string[]) => knownFormPaths(db, paths);
  return sumRemovals([outdated, await removeUnknown({ storage, findKnown, now })]);
}

async function removeOutdated({
  db,
  storage,
  keepDays,
}: Pick<TidyFormFilesOptions, "db" | "storage" | "keepDays">): Promise<Removal> {
  const failures = new Map<string, unknown>();
  let removed = 0;
  for (;;) {
    // Those that failed come first again.
    const most = BATCH + failures.size;
    const outdated = await listOutdatedFiles(db, { keepDays, most });
    const tried = outdated.filter(({ path }) => !failures.has(path));
    // First the file: who dies in between does it again.
    const failed = await removeEach(
      storage,
      tried.map(({ path }) => path),
    );
    for (const [path, error] of failed) failures.set(path, error);
    const gone = tried.filter(({ path }) => !failed.has(path));
    if (gone.length > 0) {
      await noteFilesRemoved(
        db,
        gone.map(({ id }) => id),
      );
    }
    removed += gone.length;
    // Where none of a batch goes, the storage is away rather than a file stuck.
    if (outdated.length < most || gone.length === 0) return { removed, failures };
  }
}
