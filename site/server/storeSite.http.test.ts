import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { documents } from "../store/schema.ts";
import { countQueries } from "../store/testing/countQueries.ts";
import { describeEachStore } from "../store/testing/describeEachStore.ts";
import { writeDocument } from "../store/writeDocument.ts";
import { STYLE_NAMES, type StyleName } from "../styles/styleNames.ts";
import { readConfig } from "./config.ts";
import { followContent } from "./followContent.ts";
import { createPageCache } from "./pageCache.ts";
import { seedOnce } from "./seedOnce.ts";
import { type RunningSite, startSite } from "./startSite.ts";
import { type StoreSource, storeSource } from "./storeSource.ts";
import { noAssets } from "./testing/noAssets.ts";
import { noDatabase } from "./testing/noDatabase.ts";
import { noLibrary } from "./testing/noLibrary.ts";
import { noMedia } from "./testing/noMedia.ts";
import { noVisitors } from "./testing/noVisitors.ts";

/** How many queries a page that is not cached may need (budgets of the design). */
const MOST_QUERIES = 3;

const STYLES = join(import.meta.dirname, "../styles");

/** The one stylesheet that speaks of a class, by class; of those that every page has, "site". */
async function classOwners(): Promise<ReadonlyMap<string, StyleName>> {
  const found = new Map<string, Set<StyleName>>();
  for (const file of await readdir(STYLES)) {
    if (!file.endsWith(".css")) continue;
    const owner = STYLE_NAMES.find((name) => `${name}.css` === file) ?? "site";
    const rules = (await readFile(join(STYLES, file), "utf8")).replace(/\/\*.*?\*\//gs, "");
    for (const [, name = ""] of rules.matchAll(/\.([a-z][\w-]*)/g)) {
      found.set(name, (found.get(name) ?? new Set()).add(owner));
    }
  }
  const single = [...found].filter(([, owners]) => owners.size === 1);
  return new Map(single.flatMap(([name, [owner]]) => (owner ? [[name, owner] as const] : [])));
}

describeEachStore("A site on its store", ({ store }) => {
  const cache = createPageCache();
  const log = pino({ level: "silent" });
  let source: StoreSource;
  let site: RunningSite;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    await seedOnce(store().db);
    source = storeSource(store().db);
    ({ stop } = await followContent({ store: store(), cache, source, log }));
    site = await startSite({
      config: readConfig({ PORT: "0" }, "/"),
      secret: "s".repeat(43),
      source,
      assets: {
        ...noAssets,
        styles: new Map(STYLE_NAMES.map((name) => [name, { text: `/* ${name} */` }])),
      },
      files: new Map(),
      cache,
      log,
      db: noDatabase,
      visitors: noVisitors,
      media: noMedia,
      library: noLibrary,
      catchUp: async () => {},
      isReady: async () => true,
    });
  });

  afterAll(async () => {
    await stop();
    await site.close();
  });

  const read = async (path: string): Promise<string> => (await fetch(site.address + path)).text();
  const queriesOf = async (path: string): Promise<number> =>
    (await countQueries(store().db, () => read(path))).queries;

  describe("pages", () => {
    test("bring the styles of all that stands on them", async () => {
      const owners = await classOwners();
      for (const path of [...PATHS, "/sign-in", "/nowhere", "/journal?page=99", "/style"]) {
        const html = await read(path);
        const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) =>
          names.split(" "),
        );
        const needed = new Set(classes.flatMap((name) => owners.get(name) ?? []));
        const missing = [...needed].filter((name) => !html.includes(`/* ${name} */`));
        expect(missing, path).toEqual([]);
      }
    });

    const PATHS = [
      "/journal",
      "/journal/a-dot-is-not-a-pixel",
      "/journal/category/paper",
      "/portfolio",
      "/shop",
      "/shop/category/posters?stock=in",
      "/shop/north-wind",
      "/shop?filter=ink:blue&price=10-50&stock=in&order=rating",
      "/shop?page=999",
      "/search?q=halftone",
      "/search?q=lighthuose",
      "/about",
      "/contact",
      "/ar/contact",
      "/contact?product=/shop/north-wind",
      "/de/about",
      "/de/journal/moire",
      "/ar/shop/north-wind",
      "/journal/author/ada-lindqvist",
      "/journal/month/2026-02",
      "/portfolio/tide-almanac",
      "/style",
      "/nowhere",
    ];

    for (const path of PATHS) {
      test(`such as ${path} need three queries at most, also right after a change`, async () => {
        source.forget();
        cache.renew();
        const first = await queriesOf(path);
        expect(first).toBeGreaterThan(0);
        expect(first).toBeLessThanOrEqual(MOST_QUERIES);
      });
    }

    test("with several lists need three, once what all pages share is kept", async () => {
      await read("/");
      cache.renew();
      expect(await queriesOf("/")).toBeLessThanOrEqual(MOST_QUERIES);
      expect(await queriesOf("/")).toBe(0);
    });

    test("show a change of their content at once, though they were cached", async () => {
      const before = await read("/journal");
      expect(before).not.toContain("Fresh ink");
      await writeDocument(store().db, {
        content: {
          kind: "post",
          path: "/fresh-ink",
          title: "Fresh ink",
          status: "published",
          body: { version: 1, blocks: [] },
        },
      });
      await expect.poll(() => read("/journal")).toContain("Fresh ink");
    });

    test("of documents that are scheduled appear when their time has come, by themselves", async () => {
      await writeDocument(store().db, {
        content: {
          kind: "page",
          path: "/soon",
          title: "Soon",
          status: "published",
          publishedAt: new Date(Date.now() + 3_600_000),
          body: { version: 1, blocks: [] },
        },
      });
      const status = async () => (await fetch(`${site.address}/soon`)).status;
      expect(await status()).toBe(404);
      const publishedAt = new Date(Date.now() + 1500);
      await store().db.update(documents).set({ publishedAt }).where(eq(documents.path, "/soon"));
      await expect.poll(status).toBe(200);
      expect(Date.now()).toBeGreaterThanOrEqual(publishedAt.getTime());
    });

    test("of drafts and private documents are not there for visitors", async () => {
      for (const status of ["draft", "private"] as const) {
        const content = {
          kind: "page" as const,
          path: `/${status}`,
          title: status,
          status,
          body: { version: 1 as const, blocks: [] },
        };
        await writeDocument(store().db, { content });
        expect((await fetch(`${site.address}/${status}`)).status).toBe(404);
      }
    });
  });

  test("A second seeding gives nothing back that an owner has deleted", async () => {
    await store().db.delete(documents);
    await seedOnce(store().db);
    expect(await store().db.$count(documents)).toBe(0);
  });
});
