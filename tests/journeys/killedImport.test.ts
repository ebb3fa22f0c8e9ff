import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type LaunchedSite, launchSite } from "../../scripts/launchSite.js";
import { siteSettings } from "../../site/content/siteSettings.ts";
import { openStore, type StoreOptions } from "../../site/store/openStore.ts";
import { readSetting } from "../../site/store/settings.ts";
import { importedCounts } from "../../site/store/testing/importedCounts.ts";
import { openSql } from "../../site/store/testing/openSql.ts";
import { stallAt } from "../../site/store/testing/stallAt.ts";
import { findPostgres, startPostgres } from "../../site/store/testing/startPostgres.ts";
import { exportXml, OLD_SITE } from "../support/exports/exportXml.ts";
import { runStart } from "../support/runStart.ts";

const POSTS = 2000;
const folder = mkdtempSync(join(tmpdir(), "vitrine-killed-import-"));
const file = join(folder, "site.xml");

/** Each post with a comment and an answer to it, before both a menu that leads to the first. */
beforeAll(() => {
  const posts = Array.from({ length: POSTS }, (_, index) => {
    const [first, second] = [2 * index + 1, 2 * index + 2].map(String) as [string, string];
    return { id: String(index + 1), comments: [{ id: first }, { id: second, parent: first }] };
  });
  const entry = {
    ...{ id: "9000", type: "nav_menu_item", title: "The first", order: "1" },
    terms: [{ domain: "nav_menu", slug: "main-menu", name: "Main menu" }],
    meta: { _menu_item_type: "custom", _menu_item_url: `${OLD_SITE}/item-1/` },
  };
  const terms = [{ id: "61", taxonomy: "nav_menu", slug: "main-menu", name: "Main menu" }];
  writeFileSync(file, exportXml([entry, ...posts], { terms }));
});

afterAll(() => rmSync(folder, { recursive: true }));

const bring = (env: Readonly<Record<string, string>>, killed?: AbortSignal) =>
  runStart(["import", file], env, killed);

/** Posts of the report, which is one of all that was done, new ones and known ones. */
function counted(output: string): number {
  const found = / {2}posts: (\d+) new, 0 changed, (\d+) unchanged/.exec(output)?.slice(1) ?? [];
  return found.reduce((sum, count) => sum + Number(count), 0);
}

/** All of the export stands in the store, and nothing of it twice. */
async function expectWhole(options: StoreOptions): Promise<void> {
  const store = await openStore(options);
  const found = await importedCounts(store.db);
  const { menu } = await readSetting(store.db, siteSettings);
  await store.close();
  expect(found).toEqual({
    documents: POSTS,
    revisions: POSTS,
    comments: 2 * POSTS,
    answers: POSTS,
  });
  expect(JSON.stringify(menu)).toContain('"/item-1"');
}

describe("An import that is killed with kill -9 and given again", () => {
  const isThere = async ({ address }: LaunchedSite, post: number) =>
    (await fetch(`${address}/item-${post}`)).status === 200;

  test("goes on where its command was killed, and the site with it", async () => {
    const dataDir = join(folder, "embedded");
    const env = { DATA_DIR: dataDir };
    const site = await launchSite({ dataDir });
    const kill = new AbortController();
    const killed = bring(env, kill.signal);
    await expect.poll(() => isThere(site, 100), { timeout: 30_000 }).toBe(true);
    kill.abort();
    expect((await killed).code).toBe(-1);

    const cut = bring(env);
    await expect.poll(() => isThere(site, 1000), { timeout: 30_000 }).toBe(true);
    site.process.kill("SIGKILL");
    const { code, output } = await cut;
    expect(code).toBe(1);
    expect(output).toMatch(/ended before it had answered\. What it had done until then is kept/);

    const again = await launchSite({ dataDir });
    const last = await bring(env);
    expect(last.code).toBe(0);
    expect(counted(last.output)).toBe(POSTS);
    expect(await (await fetch(`${again.address}/`)).text()).toContain('href="/item-1"');
    await again.stop();
    await expectWhole({ dataDir });
  }, 180_000);

  const programs = findPostgres();
  test.skipIf(!programs)(
    "goes on where it was on a PostgreSQL server, too",
    async () => {
      const server = await startPostgres(programs ?? "");
      const env = { DATA_DIR: join(folder, "server"), DATABASE_URL: server.url };
      const options = { dataDir: folder, databaseUrl: server.url };
      await (await openStore(options)).close();
      const database = openSql(server.url);
      for (const [table, at] of [
        ["documents", "new.source_id = '1234'"],
        ["comments", "new.source_id = '2345'"],
        ["redirects", "new.from_path = '/?p=1234'"],
      ] as const) {
        const stall = await stallAt(database, table, at);
        const kill = new AbortController();
        const killed = bring(env, kill.signal);
        await stall.reached();
        kill.abort();
        expect((await killed).code).toBe(-1);
        await stall.clear();
      }
      const { code, output } = await bring(env);
      expect({ code, posts: counted(output) }).toEqual({ code: 0, posts: POSTS });
      await database.end();
      await expectWhole(options);
      await server.stop();
    },
    180_000,
  );
});
