import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { type ExportItem, exportXml, OLD_SITE } from "../../../tests/support/exports/exportXml.ts";
import { SAVE_EVERY_MS } from "../../content/import/createKeeper.ts";
import { siteSettings } from "../../content/siteSettings.ts";
import { openStore } from "../../store/openStore.ts";
import type { Store } from "../../store/Store.ts";
import {
  comments,
  documents,
  imports,
  redirects,
  revisions,
  settings,
} from "../../store/schema.ts";
import { readSetting } from "../../store/settings.ts";
import { openSql } from "../../store/testing/openSql.ts";
import { stallAt } from "../../store/testing/stallAt.ts";
import { findPostgres, startPostgres, type TestServer } from "../../store/testing/startPostgres.ts";
import { noLibrary } from "../testing/noLibrary.ts";
import { importFile } from "./importFile.ts";
import type { ImportContext, ImportResult } from "./importInto.ts";

const programs = findPostgres();
const POSTS = 160;

/** Posts that each have a comment with an answer, and a menu. */
function items(): ExportItem[] {
  const posts = Array.from({ length: POSTS }, (_, index) => {
    const [first, second] = [2 * index + 1, 2 * index + 2].map(String) as [string, string];
    return { id: String(index + 1), comments: [{ id: first }, { id: second, parent: first }] };
  });
  const entry = {
    ...{ id: "900", type: "nav_menu_item", title: "First", order: "1" },
    terms: [{ domain: "nav_menu", slug: "main-menu", name: "Main menu" }],
    meta: { _menu_item_type: "custom", _menu_item_url: `${OLD_SITE}/item-1/` },
  };
  return [...posts, entry];
}

describe.skipIf(!programs)("An import whose database goes away", () => {
  let folder: string;
  let file: string;
  let server: TestServer;
  let store: Store;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "vitrine-gone-"));
    file = join(folder, "site.xml");
    const terms = [{ id: "61", taxonomy: "nav_menu", slug: "main-menu", name: "Main menu" }];
    await writeFile(file, exportXml(items(), { terms }));
    server = await startPostgres(programs ?? "");
    store = await openStore({ dataDir: folder, databaseUrl: server.url });
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    for (const table of [documents, redirects, settings, imports]) await store.db.delete(table);
  });
  afterAll(async () => {
    await store.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const run = async (context: Partial<ImportContext> = {}) =>
    (await importFile(
      store,
      { file, download: false },
      { library: noLibrary, tell: () => {}, ...context },
    )) as ImportResult;

  test("says near which item and why, and that the same command goes on", async () => {
    const stall = await stallAt(openSql(server.url), "documents", "new.source_id = '1'");
    const cut = run();
    cut.catch(() => {});
    await stall.reached();
    await server.restart();
    await expect(cut).rejects.toMatchObject({
      code: "stopped",
      message:
        'The import stopped near post 1 "A title". The database does not answer any more. Look whether it runs. ' +
        "What came until then is kept: give the same command again, and it goes on from there.",
    });
    await stall.clear();
  });

  test("says so, too, while it waits for another to end", async () => {
    const stall = await stallAt(openSql(server.url), "documents", "new.source_id = '1'");
    const cut = run();
    cut.catch(() => {});
    await stall.reached();
    let hears = () => {};
    const waits = new Promise<void>((resolve) => (hears = resolve));
    const waiting = run({ onWaiting: () => hears() });
    waiting.catch(() => {});
    await waits;
    await server.restart();
    await expect(waiting).rejects.toMatchObject({
      code: "stopped",
      message: expect.stringMatching(
        /^The import stopped\. The database does not answer any more\./,
      ),
    });
    await expect(cut).rejects.toThrow();
    await stall.clear();
  });

  test.each([
    { during: "its posts", table: "documents", at: "new.source_id = '131'", kept: 100, after: 100 },
    {
      during: "its comments",
      table: "comments",
      at: "new.source_id = '250'",
      kept: POSTS,
      after: 100,
    },
    {
      during: "its redirects",
      table: "redirects",
      at: "new.from_path = '/?p=131'",
      kept: POSTS,
      after: POSTS,
    },
  ])(
    "during $during goes on by the same command once it is back, and writes nothing twice",
    async ({ table, at, kept, after }) => {
      // Time enough passes between any two moments to remember how far it is.
      let now = 0;
      vi.spyOn(performance, "now").mockImplementation(() => (now += SAVE_EVERY_MS));
      const whole = await run();
      for (const one of [documents, redirects, settings, imports]) await store.db.delete(one);

      const sql = openSql(server.url);
      const stall = await stallAt(sql, table, at);
      const cut = expect(run()).rejects.toMatchObject({ code: "stopped" });
      await stall.reached();
      await server.restart();
      await cut;
      await stall.clear();
      const rows = () => sql`select xmin, path from documents order by path`;
      const before = await rows();
      expect(before).toHaveLength(kept);

      const { wentOnAfter, report } = await run();
      expect(wentOnAfter).toBeGreaterThanOrEqual(after);
      expect(report).toEqual(whole.report);
      const stored = new Map((await rows()).map(({ path, xmin }) => [path, xmin]));
      expect(before.filter(({ path, xmin }) => stored.get(path) !== xmin)).toEqual([]);
      expect(await store.db.$count(documents)).toBe(POSTS);
      expect(await store.db.$count(revisions)).toBe(POSTS);
      expect(await store.db.$count(comments)).toBe(2 * POSTS);
      const answers = await sql`select 1 from comments where parent_id is not null`;
      expect(answers).toHaveLength(POSTS);
      const { menu } = await readSetting(store.db, siteSettings);
      expect(JSON.stringify(menu)).toContain("/item-1");
      expect((await run()).report.outcomes.post).toMatchObject({ created: 0, unchanged: POSTS });
      await sql.end();
    },
  );
});
