import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { Logger } from "pino";
import type { CachedPage, PageCache } from "./pageCache.ts";
import { brotliOptions, exactCopy } from "./preparePage.ts";

const compress = promisify(brotliCompress);

/**
 * Its highest level but one: a fifteenth fewer bytes than a page is first sent with, for 25 ms. The
 * difference decides whether a page arrives in its first round trip, which holds 14.6 kB.
 */
const QUALITY = 10;

/** Pages that may wait; of a thousand that a robot asks for, most are never asked for again. */
const MOST_WAITING = 100;

export type RefinerOptions = { readonly cache: PageCache; readonly log: Logger };

type Kept = { readonly key: string; readonly page: CachedPage; readonly generation: number };

/**
 * Compresses kept pages again, better, one at a time and beside the thread that answers. Until then
 * they go out as they were made; one that is no longer kept, or no longer true, stays away.
 */
export function createRefiner({ cache, log }: RefinerOptions): (kept: Kept) => void {
  let waiting: Kept[] = [];
  let underWay = false;

  async function work(): Promise<void> {
    underWay = true;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await refine(next).catch((err: unknown) => log.error({ err }, "a page stays as it was made"));
    }
    underWay = false;
  }

  async function refine({ key, page, generation }: Kept): Promise<void> {
    if (cache.get(key) !== page) return;
    const { identity } = page.bodies;
    const br = exactCopy(await compress(identity, brotliOptions(identity, QUALITY)));
    if (cache.get(key) !== page) return;
    cache.set(key, { ...page, bodies: { ...page.bodies, br } }, generation);
  }

  return (kept) => {
    waiting = [...waiting, kept].slice(-MOST_WAITING);
    if (!underWay) void work();
  };
}
