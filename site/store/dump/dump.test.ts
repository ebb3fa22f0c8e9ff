import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeContactForm } from "../contactForms.ts";
import { watchContentVersion } from "../contentVersion.ts";
import { findPublishedByPath } from "../documents.ts";
import { inTurn } from "../inTurn.ts";
import { callOffJob } from "../jobs/endJob.ts";
import { enqueue } from "../jobs/enqueue.ts";
import * as schema from "../schema.ts";
import {
  authors,
  contactForms,
  contentVersion,
  documents,
  products,
  rateLimits,
  signIns,
} from "../schema.ts";
import { pageContent } from "../testing/content.ts";
import { describeEachStore } from "../testing/describeEachStore.ts";
import { describeDatabase, describeSchema } from "../testing/describeTables.ts";
import { formContent } from "../testing/formContent.ts";
import { isUntouched } from "../untouched.ts";
import { writeDocument } from "../writeDocument.ts";
import { DUMPED_TABLES } from "./dumpedTables.ts";
import { restoreDump } from "./restoreDump.ts";
import { allRows, fillStore } from "./testing/fillStore.ts";
import { putFile } from "./testing/putFile.ts";
import { writeDump } from "./writeDump.ts";

/** What each kind of store held when it was dumped. */
const dumped = new Map<string, Awaited<ReturnType<typeof allRows>>>();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-dump-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const dumpOf = (kind: string) => join(folder, `${kind}.tar.gz`);

describeEachStore("A dump", ({ kind, store }) => {
  test("is written while the store is used, and tells what it holds", async () => {
    const { db } = store();
    await fillStore(db);
    const uploads = join(folder, `uploads-${kind}`);
    await putFile(join(uploads, "2026/picture.jpg"), "picture");
    await putFile(join(uploads, "2026/.hidden"), "unfinished");
    const formFiles = join(folder, `form-files-${kind}`);
    await putFile(join(formFiles, "2026/letter.pdf"), "letter!");
    await putFile(join(formFiles, ".incoming/draft"), "unfinished");
    const rows = await allRows(db);
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const meanwhile = begun.then(() =>
      writeDocument(db, { content: pageContent({ path: "/meanwhile" }) }),
    );
    const report = await writeDump(store(), {
      file: dumpOf(kind),
      uploads,
      formFiles,
      tell: begin,
    });
    await meanwhile;
    expect(await db.$count(documents)).toBe((rows.documents?.length ?? 0) + 1);
    expect(report.uploads).toEqual({ files: 2, bytes: 14 });
    const documentsIn = report.manifest.tables.find(({ name }) => name === "documents");
    expect(documentsIn?.rows).toBe(rows.documents?.length);
    dumped.set(kind, rows);
  });

  test("is for its owner alone, and holds no session, no secret and nothing of the moment", async () => {
    const { mode } = await stat(dumpOf(kind));
    expect(mode & 0o777).toBe(0o600);
    const { manifest } = await writeDump(store(), {
      file: join(folder, `again-${kind}`),
      uploads: undefined,
    });
    const names = manifest.tables.map(({ name }) => name);
    expect(names).toContain("accounts");
    for (const name of [
      "sessions",
      "sign_ins",
      "verifications",
      "rate_limits",
      "content_version",
    ]) {
      expect(names).not.toContain(name);
    }
  });

  test("leaves no half file behind where it is broken off, and none but itself where it is done", async () => {
    const abort = new AbortController();
    const file = join(folder, `broken-${kind}`);
    const writing = writeDump(store(), {
      file,
      uploads: undefined,
      tell: () => abort.abort(),
      signal: abort.signal,
    });
    await expect(writing).rejects.toThrow();
    const left = (await readdir(folder)).filter((name) => /broken|unfinished/.test(name));
    expect(left).toEqual([]);
  });

  test("never writes over a file", async () => {
    const before = await readFile(dumpOf(kind));
    const writing = writeDump(store(), { file: dumpOf(kind), uploads: undefined });
    await expect(writing).rejects.toThrow(/is there already/);
    expect(await readFile(dumpOf(kind))).toEqual(before);
  });

  test("says what is wrong with the place it is to be written to", async () => {
    const file = join(folder, "nowhere/dump.tar.gz");
    const writing = writeDump(store(), { file, uploads: undefined });
    await expect(writing).rejects.toThrow(
      /nowhere\/dump.tar.gz cannot be used: there is no such file or folder/,
    );
  });
});

describeEachStore("A restore", ({ kind, store }) => {
  const uploads = () => join(folder, `restored-${kind}`);

  test.for(["embedded", "server"])(
    "brings back all that a dump of the other or the same kind of database holds (%s)",
    async (from, { skip }) => {
      const rows = dumped.get(from);
      if (!rows) skip("no PostgreSQL here");
      const { db } = store();
      const formFiles = join(folder, `restored-forms-${kind}`);
      const options = { file: dumpOf(from), uploads: uploads(), formFiles, force: true };
      expect((await restoreDump(store(), options)).files).toBe(2);
      expect(await allRows(db)).toEqual(rows);
      expect(await readFile(join(formFiles, "2026/letter.pdf"), "utf8")).toBe("letter!");
      expect(await readdir(formFiles)).toEqual(["2026"]);
      expect(await readFile(join(uploads(), "2026/picture.jpg"), "utf8")).toBe("picture");
      expect(await readdir(uploads())).toEqual(["2026"]);
    },
  );

  test("counts no rating twice, and goes on counting where the dumped store had stopped", async () => {
    const { db } = store();
    const [product] = await db.select().from(products);
    expect(product).toMatchObject({ ratingSum: 7, ratingCount: 2 });
    const { id } = await writeContactForm(db, formContent("next"));
    expect(id).toBe(4);
  });

  test("leaves the store with all that it had: search, links between tables, and what watches them", async () => {
    const { db } = store();
    const before = await db.select().from(contentVersion);
    await writeDocument(db, { content: pageContent({ path: "/after" }) });
    const after = await db.select().from(contentVersion);
    expect(after[0]?.version).toBeGreaterThan(before[0]?.version ?? Infinity);
    await expect(
      db.execute(sql`insert into variants (product_id, position) values (gen_random_uuid(), 0)`),
    ).rejects.toMatchObject({ cause: { code: "23503" } });
    const schemas = await db
      .select({ name: sql<string>`nspname` })
      .from(sql`pg_namespace`)
      .where(sql`nspname like 'vitrine%'`);
    expect(schemas).toEqual([]);
  });

  test("leaves every table as the migrations make it, with all indexes", async () => {
    const { db } = store();
    const tables = Object.values<unknown>(schema).filter((value) => is(value, PgTable));
    for (const table of tables) {
      expect(await describeDatabase(db, table)).toEqual(describeSchema(table));
    }
    expect(tables.length).toBeGreaterThan(DUMPED_TABLES.length);
  });

  test("is told to every server, by a number of the content above the old one", async () => {
    const { db } = store();
    for (let change = 0; change < 5; change += 1) {
      await writeDocument(db, { content: pageContent({ path: `/change-${change}` }) });
    }
    const [before] = await db.select().from(contentVersion);
    const told: number[] = [];
    const watch = await watchContentVersion(store(), ({ version }) => told.push(version));
    await restoreDump(store(), { file: dumpOf(kind), uploads: uploads(), force: true });
    await expect.poll(() => told.at(-1)).toBeGreaterThan(before?.version ?? Infinity);
    expect(await findPublishedByPath(db, "/change-1")).toBeUndefined();
    await watch.stop();
  });

  test("ends who was signed in, and no limit", async () => {
    const { db } = store();
    const windowEndsAt = new Date("2999-01-01");
    await db.insert(rateLimits).values({ key: "who", count: 3, windowEndsAt });
    await restoreDump(store(), { file: dumpOf(kind), uploads: uploads(), force: true });
    expect(await db.select().from(signIns)).toEqual([]);
    expect(await db.select().from(rateLimits)).toMatchObject([{ key: "who", count: 3 }]);
  });

  test("of a store that somebody has put content into takes --force", async () => {
    const { db } = store();
    const rows = await allRows(db);
    const restoring = restoreDump(store(), {
      file: dumpOf(kind),
      uploads: uploads(),
      force: false,
    });
    await expect(restoring).rejects.toThrow(/restore with --force/);
    expect(await allRows(db)).toEqual(rows);
  });

  test("is carried out while pages are read, none of which fails", async () => {
    const { db } = store();
    let isOver = false;
    const restoring = restoreDump(store(), {
      file: dumpOf(kind),
      uploads: uploads(),
      force: true,
    }).finally(() => {
      isOver = true;
    });
    let read = 0;
    while (!isOver) {
      expect(await findPublishedByPath(db, "/top")).toBeDefined();
      read += 1;
    }
    await restoring;
    expect(read).toBeGreaterThan(3);
  });

  test.runIf(kind === "server")(
    "gives way to who reads, where each waits for the other, and is carried out after that",
    async () => {
      const { db } = store();
      const [read, mayRead] = gate();
      const [release, mayRelease] = gate();
      const holds = db.transaction(async (tx) => {
        await tx.select().from(contactForms).limit(1);
        await mayRelease;
      });
      const reads = db.transaction(async (tx) => {
        await tx.select().from(documents).limit(1);
        await mayRead;
        await tx.select().from(authors).limit(1);
      });
      const restoring = restoreDump(store(), {
        file: dumpOf(kind),
        uploads: uploads(),
        force: true,
      });
      await expect.poll(() => waitingFor("contact_forms"), POLL).toBe(1);
      // The reader waits for a table that the restore has, before the restore waits for the reader's; on
      // a slow machine the restore may have given way before.
      read();
      let isRead = false;
      const noticed = reads.finally(() => {
        isRead = true;
      });
      await expect.poll(async () => isRead || (await waitingFor("authors")) === 1, POLL).toBe(true);
      release();
      await expect(noticed).resolves.toBeUndefined();
      await Promise.all([holds, restoring]);
    },
    60_000,
  );

  const POLL = { timeout: 20_000, interval: 20 };

  function waitingFor(table: string): Promise<number> {
    return store().db.$count(sql`pg_locks where not granted and relation = ${table}::regclass`);
  }

  function gate(): readonly [open: () => void, opened: Promise<void>] {
    let open = () => {};
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    return [open, opened];
  }

  test("does nothing while an import is under way, which would mix with it", async () => {
    const { db } = store();
    const before = await allRows(db);
    const job = await enqueue(db, "imports", { file: "/a.xml" });
    await expect(
      restoreDump(store(), { file: dumpOf(kind), uploads: join(folder, "none"), force: true }),
    ).rejects.toThrow(/An import is under way/);
    expect(await allRows(db)).toEqual(before);
    await callOffJob(db, { queue: "imports", id: job });
  });

  test.runIf(kind === "server")("does nothing while another server imports", async () => {
    await inTurn(store(), { name: "import of a.xml" }, async () => {
      const restoring = restoreDump(store(), {
        file: dumpOf(kind),
        uploads: join(folder, "none"),
        force: true,
      });
      await expect(restoring).rejects.toThrow(/an import is under way/);
    });
  });

  test("does nothing while another one is under way", async () => {
    const options = { file: dumpOf(kind), uploads: uploads(), force: true };
    const first = restoreDump(store(), options);
    await expect(restoreDump(store(), options)).rejects.toThrow(
      /Another restore or an import is under way/,
    );
    await first;
  });

  test("that is broken off leaves everything as it was", async () => {
    const { db } = store();
    await writeDocument(db, { content: pageContent({ path: "/mine" }) });
    const rows = await allRows(db);
    const abort = new AbortController();
    const restoring = restoreDump(store(), {
      file: dumpOf(kind),
      uploads: uploads(),
      force: true,
      tell: ({ step }) => step === "store" && abort.abort(),
      signal: abort.signal,
    });
    await expect(restoring).rejects.toThrow();
    expect(await allRows(db)).toEqual(rows);
    expect(await db.$count(documents)).toBe(rows.documents?.length);
  });
});

describeEachStore("A store that nobody has put anything into", ({ store }) => {
  test("is restored into without more words", async () => {
    expect(await isUntouched(store().db)).toBe(true);
    const [from] = dumped.keys();
    const file = dumpOf(from ?? "");
    await restoreDump(store(), { file, uploads: join(folder, "fresh"), force: false });
    expect(await isUntouched(store().db)).toBe(false);
  });
});
