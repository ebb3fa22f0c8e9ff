import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { createRefiner } from "./createRefiner.ts";
import { createPageCache } from "./pageCache.ts";
import { preparePage } from "./preparePage.ts";

const html = Array.from(
  { length: 900 },
  (_, index) => `<li class="product">Print ${index * 7}</li>`,
)
  .join("\n")
  .repeat(2);

test("a kept page is compressed again, smaller, and says the same", async () => {
  const cache = createPageCache();
  const page = await preparePage(html);
  cache.set("/", page, 0);
  createRefiner(cache)({ key: "/", page, generation: 0 });
  await expect.poll(() => cache.get("/")).not.toBe(page);
  const refined = cache.get("/");
  expect(refined?.etag).toBe(page.etag);
  expect(refined?.bodies.br.length).toBeLessThan(page.bodies.br.length);
  expect(brotliDecompressSync(refined?.bodies.br ?? "").toString()).toBe(html);
});

test("what has changed meanwhile stays forgotten", async () => {
  const cache = createPageCache();
  const refine = createRefiner(cache);
  const page = await preparePage(html);
  cache.set("/old", page, 0);
  refine({ key: "/old", page, generation: 0 });
  cache.renew();
  const next = await preparePage(`${html}!`);
  cache.set("/new", next, 1);
  refine({ key: "/new", page: next, generation: 1 });
  await expect.poll(() => cache.get("/new")).not.toBe(next);
  expect(cache.get("/old")).toBeUndefined();
});

test("of very many pages at once those that came last are compressed again, the others stay", async () => {
  const cache = createPageCache();
  const refine = createRefiner(cache);
  const page = await preparePage("<p>Short</p>");
  const keys = Array.from({ length: 150 }, (_, index) => `/${index}`);
  for (const key of keys) {
    cache.set(key, page, 0);
    refine({ key, page, generation: 0 });
  }
  await expect.poll(() => cache.get("/149")).not.toBe(page);
  expect(cache.get("/30")).toBe(page);
});
