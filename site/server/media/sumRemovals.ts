/** What became of files that were to be removed. */
export type Removal = {
  /** How many are gone. */
  readonly removed: number;
  /** Why others are still there, by their paths. */
  readonly failures: ReadonlyMap<string, unknown>;
};

/** @returns how many files are gone @throws where some are still there: how many, and why the first of them */
export function sumRemovals(removals: readonly Removal[]): number {
  const removed = removals.reduce((sum, one) => sum + one.removed, 0);
  const causes = removals.flatMap(({ failures }) => [...failures.values()]);
  if (causes.length === 0) return removed;
  throw new Error(`${causes.length} could not be removed, ${removed} were`, { cause: causes[0] });
}
