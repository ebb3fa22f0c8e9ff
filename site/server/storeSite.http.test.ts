import pino from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../store/Store.ts";
import { documents } from "../store/schema.ts";
import { describeEachStore } from "../store/testing/describeEachStore.ts";
import { writeDocument } from "../store/writeDocument.ts";
import { readConfig } from "./config.ts";
import { followContent } from "./followContent.ts";
import { createPageCache } from "./pageCache.ts";
import { seedOnce } from "./seedOnce.ts";
import { type RunningSite, startSite } from "./startSite.ts";
import { storeSource } from "./storeSource.ts";

/** How many queries a page that is not cached may need (budgets of the design). */
const MOST_QUERIES = 3;

const QUERIES = ["select", "insert", "update", "delete", "execute", "transaction", "$count"];

/** The same database, counting what is asked of it. */
function counted(db: Database): { db: Database; count: () => number; reset: () => void } {
  let count = 0;
  const counting = new Proxy(db, {
    get(target, name, receiver) {
      if (QUERIES.includes(String(name))) count += 1;
      return Reflect.get(target, name, receiver);
    },
  });
  return { db: counting, count: () => count, reset: () => (count = 0) };
}

describeEachStore("A site on its store", ({ store }) => {
  const cache = createPageCache();
  const log = pino({ level: "silent" });
  let queries: ReturnType<typeof counted>;
  let site: RunningSite;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    await seedOnce(store().db);
    queries = counted(store().db);
    const source = storeSource(queries.db);
    stop = await followContent({ store: store(), cache, source, log });
    site = await startSite({
      config: readConfig({ PORT: "0" }, "/"),
      secret: "s".repeat(43),
      source,
      assets: {
        headScripts: [],
        stylesheets: [],
        modules: [],
        island: () => ({ stylesheets: [], modules: [] }),
      },
      files: new Map(),
      cache,
      log,
      isReady: async () => true,
    });
  });

  afterAll(async () => {
    await stop();
    await site.close();
  });

  beforeEach(() => queries.reset());

  const read = async (path: string): Promise<string> => (await fetch(site.address + path)).text();

  describe("pages", () => {
    test("need three queries at most, none once cached, and settings only once", async () => {
      for (const path of ["/", "/journal", "/journal/a-dot-is-not-a-pixel", "/nowhere"]) {
        cache.renew();
        queries.reset();
        await read(path);
        expect([path, queries.count() <= MOST_QUERIES]).toEqual([path, true]);
      }
      await read("/");
      queries.reset();
      await read("/");
      expect(queries.count()).toBe(0);
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
          publishedAt: new Date(Date.now() + 1500),
          body: { version: 1, blocks: [] },
        },
      });
      expect((await fetch(`${site.address}/soon`)).status).toBe(404);
      await expect
        .poll(async () => (await fetch(`${site.address}/soon`)).status, { timeout: 5000 })
        .toBe(200);
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
