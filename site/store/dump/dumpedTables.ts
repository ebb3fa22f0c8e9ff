import { getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import * as schema from "../schema.ts";

/**
 * What is not the site's content but that of the moment: whoever was signed in signs in again, what
 * was begun is begun again, and the number of the content goes on from that of the store restored
 * into. Who holds a dump must not be able to sign as the site. Jobs and mails that wait have a schema of their own, which belongs to the installation.
 */
const OF_THE_MOMENT: ReadonlySet<string> = new Set(
  [
    schema.sessions,
    schema.signIns,
    schema.verifications,
    schema.rateLimits,
    schema.spentQuestions,
    schema.editing,
    schema.contentVersion,
    schema.siteSecret,
    // Stands in the manifest, with what each of them was.
    schema.migrations,
  ].map(getTableName),
);

const values: readonly unknown[] = Object.values(schema);

/** The names of the tables that are dumped: all but those of the moment. */
export const DUMPED_TABLES: readonly string[] = values
  .filter((value): value is PgTable => is(value, PgTable))
  .map(getTableName)
  .filter((name) => !OF_THE_MOMENT.has(name))
  .sort();

/** Those whose rows a restore leaves as they are: nobody gets more tries, or another secret, by it. */
export const KEPT_TABLES: readonly string[] = [
  schema.rateLimits,
  schema.spentQuestions,
  schema.siteSecret,
].map((table) => getTableName(table));
