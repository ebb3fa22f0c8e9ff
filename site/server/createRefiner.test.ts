import { brotliDecompressSync } from "node:zlib";
import pino from "pino";
import { expect, test } from "vitest";
import { createRefiner } from "./createRefiner.ts";
import { type CachedPage, createPageCache } from "./pageCache.ts";
import { preparePage } from "./preparePage.ts";

const log = pino({ level: "silent" });
const html = Array.from(
  { length: 900 },
  (_, index) => `<li class="product">Print ${index * 7}</li>`,
)
  .join("\n")
  .repeat(2);

test("a kept page is compressed again, smaller, and says the same", async () => {
  const cache = createPageCache();
  const page = await preparePage({ html, policy: "" });
  cache.set("/", page, 0);
  createRefiner({ cache, log })({ key: "/", page, generation: 0 });
  await expect.poll(() => cache.get("/")).not.toBe(page);
  const refined = cache.get("/");
  expect(refined?.etag).toBe(page.etag);
  expect(refined?.bodies.br.length).toBeLessThan(page.bodies.br.length);
  expect(brotliDecompressSync(refined?.bodies.br ?? "").toString()).toBe(html);
});

test("what has changed meanwhile stays forgotten", async () => {
  const cache = createPageCache();
  const refine = createRefiner({ cache, log });
  const page = await preparePage({ html, policy: "" });
  cache.set("/old", page, 0);
  refine({ key: "/old", page, generation: 0 });
  cache.renew();
  const next = await preparePage({ html: `${html}!`, policy: "" });
  cache.set("/new", next, 1);
  refine({ key: "/new", page: next, generation: 1 });
  await expect.poll(() => cache.get("/new")).not.toBe(next);
  expect(cache.get("/old")).toBeUndefined();
});

test("of very many pages at once those that came last are compressed again, the others stay", async () => {
  const cache = createPageCache();
  const refine = createRefiner({ cache, log });
  const page = await preparePage({ html: "<p>Short</p>", policy: "" });
  const keys = Array.from({ length: 150 }, (_, index) => `/${index}`);
  for (const key of keys) {
    cache.set(key, page, 0);
    refine({ key, page, generation: 0 });
  }
  await expect.poll(() => cache.get("/149")).not.toBe(page);
  expect(cache.get("/30")).toBe(page);
});

test("a page that left while it was compressed does not come back", async () => {
  const cache = createPageCache();
  const page = await preparePage({ html, policy: "" });
  let asked = 0;
  const leaving = {
    ...cache,
    get: () => {
      asked += 1;
      return asked === 1 ? page : undefined;
    },
  };
  createRefiner({ cache: leaving, log })({ key: "/", page, generation: 0 });
  await expect.poll(() => asked).toBe(2);
  expect(cache.get("/")).toBeUndefined();
});

test("a page that cannot be compressed again is told, and keeps no other from it", async () => {
  const cache = createPageCache();
  const told: string[] = [];
  const telling = pino({ level: "error" }, { write: (line: string) => told.push(line) });
  const page = await preparePage({ html, policy: "" });
  const broken = { ...page, bodies: { br: page.bodies.br, gzip: page.bodies.gzip } } as CachedPage;
  cache.set("/", page, 0);
  const found = { ...cache, get: (key: string) => (key === "/broken" ? broken : cache.get(key)) };
  const refine = createRefiner({ cache: found, log: telling });
  refine({ key: "/broken", page: broken, generation: 0 });
  refine({ key: "/", page, generation: 0 });
  await expect.poll(() => cache.get("/")).not.toBe(page);
  expect(told).toHaveLength(1);
  expect(told[0]).toContain("a page stays as it was made");
});
