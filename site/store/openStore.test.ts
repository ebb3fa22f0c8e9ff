import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { eq, sql } from "drizzle-orm";
import { createServer as createViteServer, type RunnableDevEnvironment } from "vite";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { askHolder } from "./embedded/askHolder.ts";
import { DATABASE_FOLDER } from "./openEmbeddedStore.ts";
import {
  CONNECT_TIMEOUT_S,
  IDLE_TIMEOUT_S,
  IDLE_TRANSACTION_TIMEOUT_MS,
  openServerStore,
  POOL_SIZE,
  STATEMENT_TIMEOUT_MS,
} from "./openServerStore.ts";
import { openStore } from "./openStore.ts";
import { StoreError } from "./StoreError.ts";
import { authors } from "./schema.ts";
import { describeEachStore } from "./testing/describeEachStore.ts";
import { emptyDatabase } from "./testing/emptyDatabase.ts";

const TIMEOUT_MS = 60_000;

describeEachStore("A store", ({ kind, store, options }) => {
  test("tells of which kind it is", () => {
    expect(store().kind).toBe(kind);
  });

  test.runIf(kind === "server")("has its limits set on every connection", async () => {
    expect([POOL_SIZE, CONNECT_TIMEOUT_S, IDLE_TIMEOUT_S]).toEqual([8, 10, 60]);
    expect([STATEMENT_TIMEOUT_MS, IDLE_TRANSACTION_TIMEOUT_MS]).toEqual([30_000, 60_000]);
    const setting = (name: string) => sql<string>`current_setting(${name}::text)`;
    const rows = await store()
      .db.select({
        statement: setting("statement_timeout"),
        transaction: setting("idle_in_transaction_session_timeout"),
        zone: setting("TimeZone"),
      })
      .from(sql`(values (1)) v`);
    expect(rows).toEqual([{ statement: "30s", transaction: "1min", zone: "UTC" }]);
  });

  test("answers many queries at once", async () => {
    const { db } = store();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        db.select({ n: sql<number>`${n}::int` }).from(sql`(values (1)) v`),
      ),
    );
    expect(answers.flat().map(({ n }) => n)).toEqual(Array.from({ length: 100 }, (_, n) => n));
  });

  test(
    "keeps what was stored when it is closed and opened again",
    async () => {
      const { dataDir, databaseUrl } = options();
      if (kind === "embedded") await store().close();
      const first = await openStore({ dataDir, databaseUrl });
      await first.db.insert(authors).values({ slug: "kept", name: "Kept" });
      await first.close();
      await first.close();
      const second = await openStore({ dataDir, databaseUrl });
      const rows = await second.db.select().from(authors).where(eq(authors.slug, "kept"));
      expect(rows).toHaveLength(1);
      await second.close();
    },
    TIMEOUT_MS,
  );
});

describe("An embedded store", () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "vitrine-open-"));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  test(
    "is held by one process at a time, and takes that process's commands meanwhile",
    async () => {
      const emptyFile = await emptyDatabase();
      const store = await openStore({ dataDir, emptyDatabase: emptyFile });
      await expect(openStore({ dataDir })).rejects.toMatchObject({
        name: "StoreError",
        code: "locked",
      });
      const stop = store.handleCommands(async ({ command }) => `did ${command}`);
      expect(await askHolder(dataDir, { command: "seed" })).toEqual({
        held: true,
        result: "did seed",
      });
      stop();
      await store.close();
      expect(await askHolder(dataDir, { command: "seed" })).toEqual({ held: false });
      await (await openStore({ dataDir })).close();
    },
    TIMEOUT_MS,
  );

  test(
    "that was made from a dump has the tables of one made from nothing",
    async () => {
      const tables = sql`select table_name || column_name || data_type from information_schema.columns where table_schema = 'public' order by 1`;
      const fromDump = await openStore({
        dataDir: join(dataDir, "a"),
        emptyDatabase: await emptyDatabase(),
      });
      const fromNothing = await openStore({ dataDir: join(dataDir, "b") });
      const [dumped, made] = await Promise.all([
        fromDump.db.execute(tables),
        fromNothing.db.execute(tables),
      ]);
      expect(dumped).toMatchObject({ rowCount: expect.any(Number) });
      expect(dumped).toEqual(made);
      await Promise.all([fromDump.close(), fromNothing.close()]);
    },
    TIMEOUT_MS,
  );

  test(
    "is not made from a file that is no dump, nor from half a one",
    async () => {
      const file = join(dataDir, "broken.tgz");
      const whole = await readFile(await emptyDatabase());
      const half = gzipSync(gunzipSync(whole).subarray(0, 20_000_000));
      const escaping = gzipSync(tarHeader("../escaped"));
      const texts = [
        "",
        "not a dump",
        whole.subarray(0, 2_000_000),
        half,
        escaping,
        gzipSync("x".repeat(2000)),
      ];
      for (const text of texts) {
        await writeFile(file, text);
        const attempt = openStore({ dataDir: join(dataDir, "x"), emptyDatabase: file });
        await expect(attempt).rejects.toMatchObject({
          code: "unreachable",
          message: expect.stringContaining("could not be made"),
        });
      }
      // Nothing half-made is taken for a database, and the lock is free again.
      const store = await openStore({
        dataDir: join(dataDir, "x"),
        emptyDatabase: await emptyDatabase(),
      });
      await store.close();
      expect(await readdir(join(dataDir, "x"))).toEqual([DATABASE_FOLDER]);
    },
    TIMEOUT_MS,
  );

  test("says where it may not write", async () => {
    await writeFile(join(dataDir, "file"), "");
    await expect(openStore({ dataDir: join(dataDir, "file") })).rejects.toMatchObject({
      code: "not-writable",
    });
  });

  test(
    "opens from the development server's module runner as well",
    async () => {
      const server = await createViteServer({
        configFile: false,
        root: import.meta.dirname,
        logLevel: "error",
        server: { middlewareMode: true, ws: false, hmr: false, watch: null },
        appType: "custom",
      });
      try {
        const { runner } = server.environments.ssr as RunnableDevEnvironment;
        const module: { openStore: typeof openStore } = await runner.import("./openStore.ts");
        const store = await module.openStore({ dataDir, emptyDatabase: await emptyDatabase() });
        expect(await store.db.$count(authors)).toBe(0);
        await store.close();
      } finally {
        await server.close();
      }
    },
    TIMEOUT_MS,
  );
});

describe("A PostgreSQL server that cannot be used", () => {
  const dataDir = tmpdir();
  const password = "hunter2!%40x";

  async function failure(databaseUrl: string): Promise<StoreError> {
    const error = await openStore({ dataDir, databaseUrl }).catch((thrown: unknown) => thrown);
    if (!(error instanceof StoreError)) throw new Error(`Not a StoreError: ${String(error)}`);
    const all = JSON.stringify([error.message, error.stack, error.cause, String(error.cause)]);
    expect(all).not.toContain("hunter2");
    return error;
  }

  test(
    "is named without its password: nothing listens, no such host",
    async () => {
      const refused = await failure(`postgres://me:${password}@127.0.0.1:1/shop`);
      expect(refused).toMatchObject({ code: "unreachable" });
      expect(refused.message).toContain(
        "127.0.0.1:1 (database shop) cannot be used: nothing listens",
      );
      const unknown = await failure(`postgres://me:${password}@no-such-host.invalid/shop`);
      expect(unknown.message).toMatch(/no host of that name|could not be looked up/);
    },
    TIMEOUT_MS,
  );

  test("An address that is none is refused before anything is asked", async () => {
    for (const url of [
      `postgres://me:${password}@h:port/x`,
      `mysql://me:${password}@h/x`,
      `me:${password}`,
      `postgres//me:${password}`,
    ]) {
      expect((await failure(url)).message).toContain(
        "DATABASE_URL is no address of a PostgreSQL server",
      );
    }
  });

  test("A server that accepts and then hangs up, or never says a word, is given up", async () => {
    const silent = createServer(() => {});
    const rude = createServer((socket) => socket.destroy());
    for (const server of [silent, rude]) {
      server.listen(0, "127.0.0.1");
      await once(server, "listening");
      const { port } = server.address() as AddressInfo;
      const opened = openServerStore(`postgres://me:${password}@127.0.0.1:${port}/x`, 0.5);
      await expect(opened).rejects.toMatchObject({
        code: "unreachable",
        message: expect.stringContaining("did not answer in time"),
      });
      server.close();
    }
  });
});

/** A tar header of an empty file, of the fields that unpacking reads. */
function tarHeader(name: string): Buffer {
  const header = Buffer.alloc(1536);
  header.write(name, 0);
  header.write("00000000000", 124);
  header.write("0", 156);
  return header;
}
