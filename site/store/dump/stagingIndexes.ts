import { sql } from "drizzle-orm";
import type { Database } from "../Store.ts";
import { STAGING } from "./stagingArea.ts";

/** An index that is made again, in the words in which the database itself says what it is. */
export type StagingIndex = { readonly name: string; readonly definition: string };

/**
 * Takes the indexes off the staging area's tables, but those that constraints stand on: of many rows, one
 * that is made in the end costs a fraction of one that is kept up row by row.
 */
export async function takeIndexesOff(db: Database): Promise<readonly StagingIndex[]> {
  const indexes = await db
    .select({ name: sql<string>`indexname`, definition: sql<string>`indexdef` })
    .from(sql`pg_indexes`)
    .where(
      sql`schemaname = ${STAGING} and indexname not in (
        select conname from pg_constraint where connamespace = ${STAGING}::regnamespace
      )`,
    );
  await db.transaction(async (tx) => {
    for (const { name } of indexes) {
      await tx.execute(sql`drop index ${sql.identifier(STAGING)}.${sql.identifier(name)}`);
    }
  });
  return indexes;
}

/** Each by itself: on the embedded database others have their turn in between. */
export async function makeIndexes(db: Database, indexes: readonly StagingIndex[]): Promise<void> {
  for (const { definition } of indexes) {
    await db.transaction(async (tx) => {
      // Longer than a query of a visitor may take.
      await tx.execute(sql`set local statement_timeout = 0`);
      await tx.execute(sql.raw(definition));
    });
  }
}
