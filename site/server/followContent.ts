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

export type Following = {
  /** Resolves once nothing is kept here that was read before the last change committed until now. */
  readonly catchUp: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

/**
 * Forgets rendered pages and settings whenever content changes, here or on another server, and
 * whenever a scheduled document's time has come.
 */
export function followContent({ store, cache, source, log }: FollowOptions): Promise<Following> {
  return watchContentVersion(store, ({ version }) => {
    source.forget();
    cache.renew();
    log.info({ version }, "content changed");
  });
}
