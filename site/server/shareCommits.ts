export type ShareOptions<Item, Result> = {
  /** Does it for all of them at once, all or nothing. @returns a result each, in their order */
  readonly run: (items: readonly Item[]) => Promise<readonly Result[]>;
  /** Whether no other try can help, by why a lot failed. Default never. */
  readonly isHopeless?: (error: unknown) => boolean;
  /** How long the first one waits for others while nothing is under way, in milliseconds. Default SHARE_MS. */
  readonly waitMs?: number;
  /** How many are done at once. Default MOST_SHARED. */
  readonly most?: number;
};

/** So long nobody notices, and at 500 a second it is three at least. */
export const SHARE_MS = 5;
export const MOST_SHARED = 100;

/**
 * Gathers what comes at about the same time, so that it shares a commit: a database that can commit a
 * few hundred times a second takes far more than that. While one lot is under way the next one gathers.
 * Where a lot fails, each of it is tried once more, alone: one that is wrong takes no other with it, and one
 * that was kept although nobody heard of it is found. Where one alone fails hopelessly, so do those after it: each
 * would wait for all before it, and the next lots for all of them.
 */
export function shareCommits<Item, Result>({
  run,
  isHopeless = () => false,
  waitMs = SHARE_MS,
  most = MOST_SHARED,
}: ShareOptions<Item, Result>): (item: Item) => Promise<Result> {
  type Waiting = {
    readonly item: Item;
    readonly resolve: (result: Result) => void;
    readonly reject: (error: unknown) => void;
  };
  let waiting: Waiting[] = [];
  let isBusy = false;

  async function runLot(lot: readonly Waiting[]): Promise<void> {
    const results = await run(lot.map(({ item }) => item));
    for (const [index, { resolve }] of lot.entries()) resolve(results[index] as Result);
  }

  async function runEach(lot: readonly Waiting[]): Promise<void> {
    for (const [index, one] of lot.entries()) {
      try {
        await runLot([one]);
      } catch (error) {
        one.reject(error);
        if (!isHopeless(error)) continue;
        for (const { reject } of lot.slice(index + 1)) reject(error);
        return;
      }
    }
  }

  async function work(): Promise<void> {
    while (waiting.length > 0) {
      const lot = waiting.slice(0, most);
      waiting = waiting.slice(most);
      await runLot(lot).catch(() => runEach(lot));
    }
    isBusy = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (isBusy) return;
      isBusy = true;
      setTimeout(() => void work(), waitMs);
    });
}
