import type { EmbeddedClient } from "./EmbeddedClient.ts";

/** How often to look whether anything is to be done, in milliseconds. */
export const MAINTENANCE_INTERVAL_MS = 10_000;
/** How much of the log may lie unwritten to the tables, in bytes: it is read again after a kill. */
export const MAX_LOG_BYTES = 64 * 1024 * 1024;

/** Tables never counted, or changed as much as PostgreSQL's own autovacuum waits for. */
const UNTIDY_TABLES = `
  select relid::regclass::text as name
  from pg_stat_user_tables tables join pg_class on pg_class.oid = tables.relid
  where (reltuples < 0 and pg_relation_size(relid) > 0)
    or n_mod_since_analyze > 50 + 0.1 * greatest(reltuples, 0)
    or n_dead_tup > 50 + 0.2 * greatest(reltuples, 0)`;

const LOG_BYTES = `
  select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::text as bytes
  from pg_control_checkpoint()`;

/**
 * Does from time to time what background processes do on a PostgreSQL server, and what nobody
 * does on PGlite: without it the log and the tables' dead rows would grow for ever, and queries
 * be planned blindly. @returns the stop
 */
export function startMaintenance(client: EmbeddedClient): () => void {
  const run = () => void maintainOnce(client).catch(() => {});
  const timer = setInterval(run, MAINTENANCE_INTERVAL_MS).unref();
  return () => clearInterval(timer);
}

/** @returns the names of the tables that were tidied */
export async function maintainOnce(client: EmbeddedClient): Promise<readonly string[]> {
  const names = await readTexts(client, UNTIDY_TABLES);
  for (const name of names) await client.query(`vacuum (analyze) ${name}`);
  const [bytes] = await readTexts(client, LOG_BYTES);
  if (Number(bytes) > MAX_LOG_BYTES) await client.query("checkpoint");
  return names;
}

async function readTexts(client: EmbeddedClient, sql: string): Promise<readonly string[]> {
  const { rows } = await client.query(sql, [], { rowMode: "array" });
  return rows.map((row) => String(Object.values(row)[0]));
}
