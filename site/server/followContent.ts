import type { Logger } from "pino";
import { watchContentVersion } from "../store/contentVersion.ts";
import type { Store } from "../store/Store.ts";
import type { PageCache } from "./pageCache.ts";
import type { StoreSource } from "./storeSource.ts";

export type FollowOptions = {
  readonly store: Store;
  readonly cache: PageCache;
  readonly source: StoreSource;
  readonly log: Logger;
};

/**
 * Forgets rendered pages and settings whenever content changes, here or on another server, and
 * whenever a scheduled document's time has come.
 * @returns the stop
 */
export async function followContent(options: FollowOptions): Promise<() => Promise<void>> {
  const { store, cache, source, log } = options;
  const watch = await watchContentVersion(store, ({ version }) => {
    source.forget();
    cache.renew();
    log.info({ version }, "content changed");
  });
  return watch.stop;
}
