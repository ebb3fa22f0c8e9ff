import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type ExportItem, exportXml } from "../../../tests/support/exports/exportXml.ts";
import { mayMount, type SmallDisk, smallDisk } from "../../../tests/support/smallDisk.ts";
import { openStore } from "../../store/openStore.ts";
import type { Store } from "../../store/Store.ts";
import { comments, documents, media, revisions } from "../../store/schema.ts";
import { emptyDatabase } from "../../store/testing/emptyDatabase.ts";
import { openSql } from "../../store/testing/openSql.ts";
import { findPostgres, startPostgres } from "../../store/testing/startPostgres.ts";
import { storeOn } from "../../store/testing/storeOn.ts";
import { createLog } from "../createLog.ts";
import { UPLOADS } from "../media/createMediaLibrary.ts";
import { openMedia } from "../media/openMedia.ts";
import { photo } from "../media/testing/fixturePictures.ts";
import { noLibrary } from "../testing/noLibrary.ts";
import { importFile } from "./importFile.ts";
import type { ImportResult } from "./importInto.ts";

const isAble = mayMount();
const programs = findPostgres();
const POSTS = 30;
const note = isAble ? "" : " (left out: only root can mount a small disk)";

describe.skipIf(!isAble)(`An import for which there is not enough room${note}`, () => {
  let folder: string;
  let disk: SmallDisk;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "vitrine-full-"));
    disk = await smallDisk(1);
  });
  afterEach(async () => {
    await disk.remove();
    await rm(folder, { recursive: true, force: true });
  });

  /** An export that no packing makes small, of 8 MB. */
  async function writePosts(): Promise<string> {
    const posts = Array.from({ length: POSTS }, (_, index) => {
      const content = randomBytes(200_000).toString("base64");
      return { id: String(index + 1), content, comments: [{ id: String(index + 1) }] };
    });
    const file = join(folder, "site.xml");
    await writeFile(file, exportXml(posts));
    return file;
  }

  async function bring(store: Store, file: string): Promise<ImportResult> {
    const context = { tell: () => {}, library: noLibrary };
    return (await importFile(store, { file, download: false }, context)) as ImportResult;
  }

  /** All of them, each with its revision and comment, and nothing twice. */
  async function expectWhole(store: Store, { report }: ImportResult): Promise<void> {
    const { created, unchanged } = report.outcomes.post;
    expect(created + unchanged).toBe(POSTS);
    for (const table of [documents, revisions, comments]) {
      expect(await store.db.$count(table)).toBe(POSTS);
    }
  }

  describe("on the disk of its files", () => {
    const PICTURES = 8;
    let store: Store;

    beforeAll(async () => {
      const dataDir = await mkdtemp(join(tmpdir(), "vitrine-full-store-"));
      store = await openStore({ dataDir, emptyDatabase: await emptyDatabase() });
      return async () => {
        await store.close();
        await rm(dataDir, { recursive: true, force: true });
      };
    });

    test("says so, keeps what came whole, and goes on once there is room", async () => {
      const old = join(folder, "old");
      await mkdir(old);
      const items: ExportItem[] = [{ id: "100", content: "words" }];
      for (let number = 1; number <= PICTURES; number += 1) {
        // Noise, which no format makes small: about 200 kB.
        await photo(400, 200)
          .png()
          .toFile(join(old, `p${number}.png`));
        const attachmentUrl = `https://old.example/wp-content/uploads/p${number}.png`;
        items.push({ id: String(number), type: "attachment", status: "inherit", attachmentUrl });
      }
      const file = join(folder, "site.xml");
      await writeFile(file, exportXml(items));
      const root = join(import.meta.dirname, "../../..");
      const { log } = createLog("silent");
      const opened = openMedia({ root, mediaDir: disk.folder, db: store.db, log });
      const run = async () =>
        (await importFile(
          store,
          { file, media: old, download: false },
          { tell: () => {}, library: opened.library },
        )) as ImportResult;

      await expect(run()).rejects.toMatchObject({
        code: "stopped",
        message: expect.stringMatching(
          /^The import stopped near file p\d\.png\. The disk that the media are kept on is full\. Make room on it, .+ it goes on from there\.$/,
        ),
      });
      const rows = await store.db.select().from(media);
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.length).toBeLessThan(PICTURES);
      const lying = await filesBelow(join(disk.folder, UPLOADS));
      expect(lying).toEqual(rows.map(({ path, size }) => `${path} ${size}`).sort());
      expect(await store.db.$count(documents)).toBe(0);

      await disk.resize(20);
      const { report } = await run();
      expect(report.outcomes.file).toEqual({
        created: PICTURES - rows.length,
        changed: 0,
        unchanged: rows.length,
      });
      expect(report.missingFiles.listed).toEqual([]);
      expect(await store.db.$count(documents)).toBe(1);
      await opened.media.stop();
    });
  });

  test.skipIf(!programs)(
    "on the disk of a PostgreSQL server says so, and goes on once there is room",
    async () => {
      await disk.resize(14);
      const server = await startPostgres(programs ?? "");
      const sql = openSql(server.url);
      await storeOn(sql, disk.folder);
      const store = await openStore({ dataDir: folder, databaseUrl: server.url });
      const file = await writePosts();
      await expect(bring(store, file)).rejects.toMatchObject({
        code: "stopped",
        message: expect.stringMatching(
          /^The import stopped near post \d+ "A title"\. There is no room left on the disk\. Make room\. .+ it goes on from there\.$/,
        ),
      });
      const cut = await store.db.$count(documents);
      expect(cut).toBeGreaterThan(0);
      expect(cut).toBeLessThan(POSTS);
      expect(await store.db.$count(revisions)).toBe(cut);

      await disk.resize(100);
      await expectWhole(store, await bring(store, file));
      await sql.end();
      await store.close();
      await server.stop();
    },
  );

  test("on the disk of the embedded database says so, and goes on once there is room", async () => {
    // The database itself, and less than is to be stored.
    await disk.resize(50);
    const dataDir = disk.folder;
    const store = await openStore({ dataDir, emptyDatabase: await emptyDatabase() });
    const file = await writePosts();
    await expect(bring(store, file)).rejects.toMatchObject({
      code: "stopped",
      message: expect.stringMatching(
        /^The import stopped near post \d+ "A title"\. The embedded database in \S+ stopped: there is too little room left on its disk\. .+ it goes on from there\.$/,
      ),
    });
    // The engine has broken off with it: the server ends, and is started again.
    await store.close().catch(() => {});

    await disk.resize(200);
    const again = await openStore({ dataDir });
    expect(await again.db.$count(revisions)).toBe(await again.db.$count(documents));
    await expectWhole(again, await bring(again, file));
    await again.close();
  }, 90_000);
});

/** Each with its size; drafts, too. */
async function filesBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const named = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name);
    return `${path.slice(folder.length + 1)} ${(await stat(path)).size}`;
  });
  return (await Promise.all(named)).sort();
}
