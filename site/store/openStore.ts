import { openEmbeddedStore } from "./openEmbeddedStore.ts";
import { openServerStore } from "./openServerStore.ts";
import type { Store } from "./Store.ts";
import type { StoreError } from "./StoreError.ts";

export type { Store } from "./Store.ts";

export type StoreOptions = {
  /** Where the embedded database and its lock live; made when there is none. */
  readonly dataDir: string;
  /** The address of a PostgreSQL server, version 15 or later; without one the store is embedded. */
  readonly databaseUrl?: string | undefined;
  /** A dump (prepareEmptyDatabase) from which a new embedded database starts faster. */
  readonly emptyDatabase?: string | undefined;
  /** Called once if the embedded database stops by itself: end the process, so that it is started again. */
  readonly onFatal?: ((error: StoreError) => void) | undefined;
};

/**
 * Opens the site's database with all its tables up to date.
 * @throws {StoreError} whose message tells an owner what to do
 */
export function openStore(options: StoreOptions): Promise<Store> {
  const { databaseUrl } = options;
  return databaseUrl ? openServerStore(databaseUrl) : openEmbeddedStore(options);
}
