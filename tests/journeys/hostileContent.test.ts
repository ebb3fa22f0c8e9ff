import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchSite } from "../../scripts/launchSite.js";
import { openStore } from "../../site/store/openStore.ts";
import { writeDocument } from "../../site/store/writeDocument.ts";
import { writeProduct } from "../../site/store/writeProduct.ts";
import { openPages } from "../support/openPages.ts";
import { overflow } from "../support/overflow.ts";

const open = openPages();
const folder = mkdtempSync(join(tmpdir(), "vitrine-hostile-"));
let site: Awaited<ReturnType<typeof launchSite>>;

const EMPTY = { version: 1 as const, blocks: [] };

/** Names as nobody should choose them, and as somebody will. */
const NAMES: Readonly<Record<string, string>> = {
  "latin-without-a-space": "x".repeat(10_000),
  arabic: "ورق".repeat(3_300),
  japanese: "印刷工房".repeat(2_500),
  emoji: "🖨️".repeat(2_000),
  "turned-around": "\u202eabc\u202d \u2067def",
  markup: "<img src=x onerror=alert(1)> & \"quotes\" 'and' </title>",
  empty: "",
};

/** Steps that mean something else where they are not encoded. */
const ODD_STEPS = ["100%", "what?", "no #1", "a b", "größe", "印刷", "it's"];

beforeAll(async () => {
  const store = await openStore({ dataDir: folder });
  const { db } = store;
  for (const [slug, title] of Object.entries(NAMES)) {
    await writeProduct(db, {
      content: {
        kind: "product",
        path: `/shop/${slug}`,
        title,
        excerpt: title,
        status: "published",
        body: EMPTY,
      },
      product: {
        options: [{ name: "y".repeat(90), values: ["z".repeat(90), "other"] }],
        details: [{ name: "Paper", values: [title.slice(0, 1900) || "none"], filter: true }],
        variants: [
          { choice: { ["y".repeat(90)]: "z".repeat(90) }, price: null },
          { choice: { ["y".repeat(90)]: "other" }, stock: 0, price: 1200 },
        ],
      },
    });
  }
  for (const step of ODD_STEPS) {
    const path = `/journal/${step}`;
    const content = { kind: "post" as const, path, title: `Post ${step}`, body: EMPTY };
    await writeDocument(db, { content: { ...content, status: "published" } });
  }
  const content = {
    kind: "product" as const,
    path: "/shop/before",
    title: "Moved",
    status: "published" as const,
    body: EMPTY,
  };
  const product = { variants: [{ price: 100 }] };
  const { id, updatedAt } = await writeProduct(db, { content, product });
  await writeProduct(db, {
    content: { ...content, path: "/shop/after" },
    product,
    replaces: { id, updatedAt },
  });
  await store.close();
  site = await launchSite({ dataDir: folder });
});

afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe("content as nobody should write it", () => {
  test.each(Object.keys(NAMES))(
    "a product called %s fits the page, wide and narrow",
    async (slug) => {
      const page = await open();
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const answer = await page.goto(`${site.address}/shop/${slug}`);
        expect(answer?.status()).toBe(200);
        expect([width, await overflow(page)]).toEqual([width, 0]);
      }
      expect(await page.locator("main script, main img[src=x]").count()).toBe(0);
    },
  );

  test("a product of which nothing is told has no parts that are empty", async () => {
    const page = await open();
    await page.goto(`${site.address}/shop/after`);
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Moved");
    expect(await page.locator(".woocommerce-tabs").count()).toBe(0);
    expect(await page.locator("main table").count()).toBe(0);
  });

  test("its lists, searches and languages fit too", async () => {
    const page = await open({ viewport: { width: 320, height: 800 } });
    for (const path of [
      "/shop",
      "/shop?view=list",
      "/ar/shop",
      "/search?q=paper",
      `/search?q=${"x".repeat(200)}`,
    ]) {
      await page.goto(site.address + path);
      expect([path, await overflow(page)]).toEqual([path, 0]);
    }
  });

  test("a post at an odd address is reached from the journal, and its languages from it", async () => {
    const page = await open();
    for (const step of ODD_STEPS) {
      await page.goto(`${site.address}/journal`);
      await page.getByRole("link", { name: `Post ${step}`, exact: true }).click();
      await page.waitForURL(`${site.address}/journal/${encodeURIComponent(step)}`);
      expect(await page.locator("h1").innerText()).toBe(`Post ${step}`);
      const german = page.getByRole("link", { name: "Deutsch" });
      expect(
        (await page.request.get(site.address + (await german.getAttribute("href")))).status(),
      ).toBe(200);
    }
  });

  test("a product that moved is found at its old address, in every language", async () => {
    for (const [old, now] of [
      ["/shop/before", "/shop/after"],
      ["/de/shop/before", "/de/shop/after"],
      ["/en/shop/after", "/shop/after"],
    ] as const) {
      const answer = await fetch(site.address + old, { redirect: "manual" });
      expect([answer.status, answer.headers.get("location")]).toEqual([301, now]);
      expect(answer.headers.get("cache-control")).toBe("no-cache");
    }
  });

  test.each(["/de/de", "/ar/de/shop", "/de/en", "/shop/category/none", "/journal/month/2026-13"])(
    "nothing stands at %s",
    async (path) => {
      expect((await fetch(site.address + path)).status).toBe(404);
    },
  );
});
