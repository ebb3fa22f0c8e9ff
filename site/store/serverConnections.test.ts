import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { POOL_SIZE } from "./openServerStore.ts";
import { openStore } from "./openStore.ts";
import type { Database, Store } from "./Store.ts";
import { authors } from "./schema.ts";
import { openSql } from "./testing/openSql.ts";
import { findPostgres, startPostgres, type TestServer } from "./testing/startPostgres.ts";

const programs = findPostgres();
/** Well below the ten seconds after which the driver gives a connection up. */
const SOON_MS = 5_000;

describe.skipIf(!programs)("Connections to a PostgreSQL server", () => {
  let folder: string;
  let server: TestServer;
  let store: Store;
  let other: ReturnType<typeof openSql>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "vitrine-connections-"));
    server = await startPostgres(programs ?? "");
    store = await openStore({ dataDir: folder, databaseUrl: server.url });
    other = openSql(server.url);
  });
  afterAll(async () => {
    await other.end();
    await store.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(() => store.db.delete(authors));

  const author = (slug: string) => ({ slug, name: slug });
  const slugs = async () => (await store.db.select().from(authors)).map(({ slug }) => slug).sort();
  /** The number by which a server knows a connection. */
  async function pidOf(tx: Database): Promise<number> {
    const [row] = await tx
      .select({ pid: sql<number>`pid` })
      .from(sql`pg_backend_pid() as one(pid)`);
    return row?.pid ?? 0;
  }
  const cut = (pid: number) => other`select pg_terminate_backend(${pid}, 5000)`;
  /** All connections of the store are asked at once. */
  async function expectAllWell(): Promise<void> {
    const began = performance.now();
    await Promise.all(
      Array.from({ length: 2 * POOL_SIZE }, () => store.db.execute(sql`select pg_sleep(0.05)`)),
    );
    expect(performance.now() - began).toBeLessThan(SOON_MS);
  }

  test("that were all lost in transactions are all well again at once", async () => {
    for (let round = 0; round < 3; round += 1) {
      const lost = Array.from({ length: POOL_SIZE }, () =>
        store.db.transaction(async (tx) => {
          await tx.execute(sql`select pg_sleep(30)`);
        }),
      );
      const told = Promise.allSettled(lost);
      const asleep = () => other`select pid from pg_stat_activity where wait_event = 'PgSleep'`;
      await expect.poll(async () => (await asleep()).length).toBe(POOL_SIZE);
      for (const { pid } of await asleep()) await cut(pid);
      expect((await told).map(({ status }) => status)).toEqual(lost.map(() => "rejected"));
      await expectAllWell();
    }
  });

  test("that are lost while many ask are well again, and only who asked then is told", async () => {
    let isOver = false;
    const asking = Array.from({ length: 2 * POOL_SIZE }, async () => {
      while (!isOver) await store.db.execute(sql`select 1`).catch(() => {});
    });
    for (let round = 0; round < 5; round += 1) {
      await other`
        select pg_terminate_backend(pid, 5000) from pg_stat_activity
        where application_name = 'vitrine' and pid <> pg_backend_pid()`;
    }
    isOver = true;
    const began = performance.now();
    await Promise.all(asking);
    expect(performance.now() - began).toBeLessThan(SOON_MS);
    await expectAllWell();
  });

  test("that were given up are given back once nothing is at work on them", async () => {
    const ours = async () =>
      (await other`select 1 from pg_stat_activity where application_name = 'vitrine'`).length;
    for (let round = 0; round < 2; round += 1) {
      await expectAllWell();
      const lost = store.db.transaction(async (tx) => {
        await cut(await pidOf(tx));
        await tx.execute(sql`select 1`);
      });
      await expect(lost).rejects.toThrow();
    }
    await expectAllWell();
    await expect.poll(ours, { timeout: SOON_MS }).toBeLessThanOrEqual(POOL_SIZE);
  });

  test("stay closed, though one is lost as they close", async () => {
    const closing = await openStore({ dataDir: folder, databaseUrl: server.url });
    const lost = expect(closing.db.execute(sql`select pg_sleep(30)`)).rejects.toThrow();
    const asleep = () => other`select pid from pg_stat_activity where wait_event = 'PgSleep'`;
    await expect.poll(async () => (await asleep()).length).toBe(1);
    const closed = closing.close();
    for (const { pid } of await asleep()) await cut(pid);
    await Promise.all([lost, closed]);
    await expect(closing.db.execute(sql`select 1`)).rejects.toThrow();
  });

  test("let a transaction say nothing more once its own is lost, to nobody", async () => {
    const said: unknown[] = [];
    const lost = store.db.transaction(async (tx) => {
      await tx.insert(authors).values(author("before"));
      await cut(await pidOf(tx));
      await expectAllWell();
      await tx
        .insert(authors)
        .values(author("after"))
        .catch((error: unknown) => said.push(error));
      await tx
        .transaction((inner) => inner.insert(authors).values(author("inside")))
        .catch((error: unknown) => said.push(error));
    });
    await expect(lost).rejects.toThrow();
    // Another's, which may be given what was the lost one's place.
    await store.db.transaction(async (tx) => {
      await tx.insert(authors).values(author("other"));
      await expect.poll(() => said.length).toBe(2);
      await tx.insert(authors).values(author("other's second"));
    });
    expect(await slugs()).toEqual(["other", "other's second"]);
  });

  test("that are not lost go on with what they are at when one is", async () => {
    let [hasBegun, isLost] = [false, false];
    const going = store.db.transaction(async (tx) => {
      await tx.insert(authors).values(author("going"));
      hasBegun = true;
      await expect.poll(() => isLost).toBe(true);
      await tx.transaction((inner) => inner.insert(authors).values(author("going on")));
    });
    await expect.poll(() => hasBegun).toBe(true);
    const lost = store.db.transaction(async (tx) => {
      await cut(await pidOf(tx));
      await tx.execute(sql`select 1`);
    });
    await expect(lost).rejects.toThrow();
    isLost = true;
    await going;
    expect(await slugs()).toEqual(["going", "going on"]);
  });
});
