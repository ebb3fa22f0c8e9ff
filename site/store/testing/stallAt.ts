import { setTimeout as pause } from "node:timers/promises";
import type postgres from "postgres";

export type Stall = {
  /** Resolves once somebody stands there. */
  readonly reached: () => Promise<void>;
  /** Ends whoever stands there, and keeps nobody any more. */
  readonly clear: () => Promise<void>;
};

/**
 * Has a PostgreSQL server stop in the middle of storing a row, so that a test can end what it likes at
 * that very place.
 * @param condition which row it is, in SQL, of `new`
 */
export async function stallAt(sql: postgres.Sql, table: string, condition: string): Promise<Stall> {
  await sql.unsafe(`
    create function stall() returns trigger language plpgsql as
      $$ begin perform pg_sleep(600); return new; end $$;
    create trigger stall before insert on ${table} for each row when (${condition})
      execute function stall()`);
  const there = sql`select pid from pg_stat_activity where wait_event = 'PgSleep'`;
  return {
    async reached() {
      while ((await sql`${there}`).length === 0) await pause(20);
    },
    async clear() {
      await sql`select pg_terminate_backend(pid) from (${there}) as stalled`;
      await sql`drop function stall() cascade`;
    },
  };
}
