import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { emptyDatabase } from "../testing/emptyDatabase.ts";
import { createCluster } from "./createCluster.ts";
import { EmbeddedClient } from "./EmbeddedClient.ts";
import { MAINTENANCE_INTERVAL_MS, MAX_LOG_BYTES, maintainOnce } from "./maintain.ts";

const TIMEOUT_MS = 60_000;
let folder: string;
let client: EmbeddedClient;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-maintain-"));
  await createCluster(join(folder, "database"), await emptyDatabase());
  client = await EmbeddedClient.open({ folder: join(folder, "database"), onFatal: () => {} });
  await client.query('create table "Odd "" name" (n int, filler text)');
}, TIMEOUT_MS);
afterAll(async () => {
  await client.close();
  await rm(folder, { recursive: true, force: true });
}, TIMEOUT_MS);

test("A table is counted and cleared of dead rows once it has changed enough, and not again", async () => {
  await maintainOnce(client);
  expect(await maintainOnce(client)).toEqual([]);
  await client.query(`insert into "Odd "" name" select g, '' from generate_series(1, 1000) g`);
  await client.query('delete from "Odd "" name" where n <= 500');
  const name = '"Odd "" name"';
  // PostgreSQL tells its own counts a second late.
  await expect.poll(() => maintainOnce(client), { interval: 300 }).toEqual([name]);
  const rows = await one(`select reltuples::int from pg_class where relname = 'Odd " name'`);
  expect(rows).toBe(500);
  expect(await one("select count(*)::int from pg_stat_user_tables where n_dead_tup > 100")).toBe(0);
});

test("A table that grows fast is counted once a minute, but for when it doubles", async () => {
  const add = (many: number) => client.query(`insert into fast select generate_series(1, ${many})`);
  const tidied = () => expect.poll(() => maintainOnce(client), { interval: 300 });
  const count = () => one("select reltuples::int from pg_class where relname = 'fast'");
  await client.query("create table fast (n int)");
  await add(1000);
  await tidied().toContain("fast");
  await add(900);
  await new Promise((done) => setTimeout(done, 1500));
  await maintainOnce(client);
  expect(await count()).toBe(1000);
  await add(300);
  await tidied().toContain("fast");
  expect(await count()).toBe(2200);
});

test("A table outside the public schema is looked after, too", async () => {
  await client.query("create schema aside; create table aside.notes (n int)");
  await client.query("insert into aside.notes select generate_series(1, 1000)");
  await expect.poll(() => maintainOnce(client), { interval: 300 }).toContain("aside.notes");
  expect(await one("select reltuples::int from pg_class where relname = 'notes'")).toBe(1000);
});

test(
  "The log is written to the tables before it grows without end",
  async () => {
    for (let n = 0; n < 5; n++) {
      await client.query(
        `insert into "Odd "" name" select g, repeat(md5(g::text), 60) from generate_series(1, 40000) g`,
      );
      await client.query('truncate "Odd "" name"');
      await maintainOnce(client);
    }
    const bytes = await one("select sum(size)::bigint from pg_ls_waldir()");
    expect(Number(bytes)).toBeLessThan(300 * 1024 * 1024);
    const unwritten = await one(
      "select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::bigint from pg_control_checkpoint()",
    );
    expect(Number(unwritten)).toBeLessThan(MAX_LOG_BYTES + 1);
  },
  TIMEOUT_MS,
);

test("It is looked after every ten seconds, beyond 64 MiB of log", () => {
  expect(MAINTENANCE_INTERVAL_MS).toBe(10_000);
  expect(MAX_LOG_BYTES).toBe(67_108_864);
});

async function one(sql: string): Promise<unknown> {
  const { rows } = await client.query(sql, [], { rowMode: "array" });
  return Object.values(rows[0] ?? {})[0];
}
