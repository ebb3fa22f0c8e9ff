import { getTableName, is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { afterEach, expect, test } from "vitest";
import { MIGRATION_LOCK, migrate, OWN_MIGRATIONS } from "./migrate.ts";
import { openStore } from "./openStore.ts";
import * as schema from "./schema.ts";
import { describeEachStore } from "./testing/describeEachStore.ts";
import { describeDatabase, describeSchema } from "./testing/describeTables.ts";

const all: readonly unknown[] = Object.values(schema);
const tables = all.filter((value): value is PgTable => is(value, PgTable));

describeEachStore("Migrations", ({ kind, store, options }) => {
  afterEach(async () => {
    const { db } = store();
    await db.execute(sql`delete from migrations where name not like '0%'`);
    await db.execute(sql`drop table if exists extra`);
  });

  test("make exactly the tables that schema.ts describes", async () => {
    for (const table of tables) {
      expect(await describeDatabase(store().db, table)).toEqual(describeSchema(table));
    }
    const names = await store()
      .db.select({ name: sql<string>`table_name` })
      .from(sql`information_schema.tables`)
      .where(sql`table_schema = 'public'`);
    expect(names.map(({ name }) => name).sort()).toEqual(tables.map(getTableName).sort());
  });

  test("are carried out once, in the order of their names", async () => {
    const { db } = store();
    const extra = {
      z2_second: "insert into extra values ('two');",
      z1_first: "create table extra (word text); insert into extra values ('one');",
    };
    await migrate(db, { ...OWN_MIGRATIONS, ...extra });
    await migrate(db, { ...OWN_MIGRATIONS, ...extra });
    const words = await db.select({ word: sql<string>`word` }).from(sql`extra`);
    expect(words.map(({ word }) => word)).toEqual(["one", "two"]);
  });

  test("that fail leave nothing behind and say why", async () => {
    const { db } = store();
    const broken = { ...OWN_MIGRATIONS, z1_broken: "create table extra (a int); select 1 / 0;" };
    await expect(migrate(db, broken)).rejects.toMatchObject({
      name: "StoreError",
      code: "migration-failed",
      message: expect.stringMatching(/z1_broken failed and was undone: division by zero/),
    });
    const found = await db
      .select({ name: sql<string | null>`to_regclass('extra')` })
      .from(sql`(values (1)) v`);
    expect(found).toEqual([{ name: null }]);
    await migrate(db);
  });

  test("of a later version are refused, and so is one that was changed afterwards", async () => {
    const { db } = store();
    await db.insert(schema.migrations).values({ name: "z9_later", checksum: "x" });
    await expect(migrate(db)).rejects.toMatchObject({
      code: "newer",
      message: expect.stringContaining("z9_later"),
    });
    const changed = { ...OWN_MIGRATIONS, z9_later: "select 1" };
    await expect(migrate(db, changed)).rejects.toMatchObject({
      code: "migration-failed",
      message: expect.stringContaining("was changed after"),
    });
  });

  test("written with Windows line ends count as the same", async () => {
    const windows = Object.entries(OWN_MIGRATIONS).map(([name, text]) => [
      name,
      text.replaceAll("\n", "\r\n"),
    ]);
    await migrate(store().db, Object.fromEntries(windows));
  });

  test("are carried out by one of several servers that start at once", async () => {
    const slow = {
      ...OWN_MIGRATIONS,
      z1_slow: "select pg_sleep(0.2); create table extra (a int); insert into extra values (1);",
    };
    const { dataDir, databaseUrl } = options();
    const others =
      kind === "server"
        ? await Promise.all([1, 2, 3].map(() => openStore({ dataDir, databaseUrl })))
        : [];
    const stores = [store(), ...others];
    await Promise.all([...stores, ...stores].map(({ db }) => migrate(db, slow)));
    const rows = await store().db.select({ a: sql`a` }).from(sql`extra`);
    expect(rows).toHaveLength(1);
    await store().db.execute(sql`delete from migrations where name = 'z1_slow'`);
    await Promise.all(others.map((other) => other.close()));
  });

  test("keep their number among PostgreSQL's advisory locks", () => {
    expect(MIGRATION_LOCK).toBe(1986622578);
  });
});
