import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mayMount, type SmallDisk, smallDisk } from "../../../tests/support/smallDisk.ts";
import { openStore, type StoreOptions } from "../openStore.ts";
import type { Store } from "../Store.ts";
import { buildForNode } from "../testing/buildForNode.ts";
import { bodyOf, pageContent } from "../testing/content.ts";
import { openSql } from "../testing/openSql.ts";
import { findPostgres, startPostgres, type TestServer } from "../testing/startPostgres.ts";
import { storeOn } from "../testing/storeOn.ts";
import { writeDocument } from "../writeDocument.ts";
import { restoreDump } from "./restoreDump.ts";
import { allRows, fillStore } from "./testing/fillStore.ts";
import { putFile } from "./testing/putFile.ts";
import { writeDump } from "./writeDump.ts";

const run = promisify(execFile);
const programs = findPostgres();

describe.skipIf(programs === undefined)("A dump for which there is not enough room", () => {
  let folder: string;
  let server: TestServer;
  let options: StoreOptions;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "vitrine-full-"));
    server = await startPostgres(programs ?? "");
    options = { dataDir: folder, databaseUrl: server.url };
    const store = await openStore(options);
    await fillStore(store.db);
    await store.close();
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test("says so, and leaves nothing half behind", async () => {
    const file = join(folder, "dump.tar.gz");
    // A file of this process may have 200 blocks of 512 bytes: it meets that as it would a full disk.
    const command = 'ulimit -f 200; exec "$@"';
    const args = [await buildForNode("dumpWriter"), JSON.stringify(options), file];
    const { stdout } = await run("sh", ["-c", command, "sh", process.execPath, ...args]);
    expect(stdout).toMatch(
      /^DumpError: .*dump\.tar\.gz cannot be used: a file may not be that large/,
    );
    expect(await readdir(folder)).toEqual([]);
  });
});

const isAble = mayMount();
const left = isAble ? "" : " (left out: only root can mount a small disk)";

describe.skipIf(programs === undefined || !isAble)(
  `A restore for which there is not enough room${left}`,
  () => {
    let folder: string;
    let file: string;
    let disk: SmallDisk;
    let server: TestServer;
    let store: Store;
    let dumped: Awaited<ReturnType<typeof allRows>>;

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), "vitrine-full-"));
      file = join(folder, "dump.tar.gz");
      disk = await smallDisk(1);
      server = await startPostgres(programs ?? "");
      store = await openStore({ dataDir: folder, databaseUrl: server.url });
      await fillStore(store.db);
      const uploads = join(folder, "uploads");
      for (const name of ["a", "b", "c"]) {
        await putFile(join(uploads, `2026/${name}.png`), randomBytes(600_000));
      }
      // More than the small disk holds, however it is packed.
      for (let number = 0; number < 12; number += 1) {
        const body = bodyOf(randomBytes(300_000).toString("base64"));
        await writeDocument(store.db, { content: pageContent({ path: `/large-${number}`, body }) });
      }
      await writeDump(store, { file, uploads });
      dumped = await allRows(store.db);
    });
    afterAll(async () => {
      await store.close();
      await server.stop();
      await disk.remove();
      await rm(folder, { recursive: true, force: true });
    });

    test("on the disk of uploads says so, changes nothing, and works once there is room", async () => {
      const uploads = join(disk.folder, "uploads");
      await putFile(join(uploads, "2025/mine.png"), "mine");
      await writeDocument(store.db, { content: pageContent({ path: "/since" }) });
      const before = await allRows(store.db);
      const restore = () => restoreDump(store, { file, uploads, force: true });
      await expect(restore()).rejects.toThrow(
        /^The folder .*uploads cannot be used: the disk is full\. Nothing of it was kept/,
      );
      expect(await allRows(store.db)).toEqual(before);
      expect(await readdir(disk.folder, { recursive: true })).toEqual([
        "uploads",
        "uploads/2025",
        "uploads/2025/mine.png",
      ]);

      await disk.resize(20);
      expect((await restore()).files).toBe(3);
      expect(await allRows(store.db)).toEqual(dumped);
    });

    test("on the disk of the database says so, changes nothing, and works once there is room", async () => {
      await rm(join(disk.folder, "uploads"), { recursive: true });
      await disk.resize(6);
      const sql = openSql(server.url);
      // What is made from now on, beside the tables of the site.
      await storeOn(sql, disk.folder);
      const other = await openStore({ dataDir: folder, databaseUrl: server.url });
      await writeDocument(other.db, { content: pageContent({ path: "/since" }) });
      const before = await allRows(other.db);
      const restore = () =>
        restoreDump(other, { file, uploads: join(folder, "restored"), force: true });
      await expect(restore()).rejects.toThrow(
        "The database has no room left on its disk. Nothing of this was kept. Mend that and try again.",
      );
      expect(await allRows(other.db)).toEqual(before);
      expect(await readdir(folder)).not.toContain("restored");

      await disk.resize(200);
      await restore();
      expect(await allRows(other.db)).toEqual(dumped);
      await other.close();
      await sql.end();
    });
  },
);
