import type { EmbeddedClient } from "./EmbeddedClient.ts";

/** How often to look whether anything is to be done, in milliseconds. */
export const MAINTENANCE_INTERVAL_MS = 10_000;
/** How much of the log may lie unwritten to the tables, in bytes: it is read again after a kill. */
export const MAX_LOG_BYTES = 64 * 1024 * 1024;

/**
 * What is to be done with tables that were never counted, or changed as much as PostgreSQL's own autovacuum
 * waits for. One that was counted within a minute waits until it has doubled: what counts it reads much of it,
 * and everybody waits as long.
 */
const UNTIDY_TABLES = `
  select work || ' ' || relid::regclass as statement, relid::regclass::text as name
  from pg_stat_user_tables join pg_class on pg_class.oid = relid, lateral (
    select greatest(reltuples, 0) as row_count,
      case when last_analyze > now() - interval '1 minute' then 1 else 0.1 end as share
  ) as known, lateral (values
    ('vacuum', n_dead_tup > 50 + 0.2 * row_count or n_ins_since_vacuum > 1000 + 0.2 * row_count),
    ('analyze', (reltuples < 0 and pg_relation_size(relid) > 0)
      or n_mod_since_analyze > 50 + share * row_count)
  ) as untidy (work, is_due)
  where is_due order by relid, work desc`;

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
  const due = await readRows(client, UNTIDY_TABLES);
  for (const [statement = ""] of due) await client.query(statement);
  const [[bytes] = []] = await readRows(client, LOG_BYTES);
  if (Number(bytes) > MAX_LOG_BYTES) await client.query("checkpoint");
  return [...new Set(due.map(([, name = ""]) => name))];
}

async function readRows(client: EmbeddedClient, sql: string): Promise<readonly string[][]> {
  const { rows } = await client.query(sql, [], { rowMode: "array" });
  return rows.map((row) => Object.values(row).map(String));
}
