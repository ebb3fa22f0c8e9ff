import type { Store } from "../store/Store.ts";
import { shareSecret } from "../store/siteSecret.ts";
import type { Config } from "./config.ts";
import { findSecret, newSecret, readSecret } from "./dataDir.ts";

/**
 * The secret that signs nonces and hashes: the one that is set; else, on a PostgreSQL server, the one
 * in the database, so that what one server signed holds on every other; else the one in data/secret. A
 * site that moves to a PostgreSQL server takes that one along.
 */
export async function openSecret(
  { kind, db }: Pick<Store, "kind" | "db">,
  { secret, dataDir }: Pick<Config, "secret" | "dataDir">,
): Promise<string> {
  if (secret !== undefined) return secret;
  if (kind === "embedded") return readSecret(dataDir);
  return shareSecret(db, (await findSecret(dataDir)) ?? newSecret());
}
