import { describe, expect, test } from "vitest";
import { type CachedPage, createPageCache } from "./pageCache.ts";

function page(size = 10): CachedPage {
  const body = Buffer.alloc(size);
  return { etag: "x", policy: "", bodies: { br: body, gzip: body, identity: body } };
}

describe("createPageCache", () => {
  test("gives back what it was given, and forgets all when the content changes", () => {
    const cache = createPageCache();
    const one = page();
    cache.set("/a", one, 0);
    expect(cache.get("/a")).toBe(one);
    cache.renew();
    expect(cache.get("/a")).toBeUndefined();
    expect(cache.generation()).toBe(1);
  });

  test("a page rendered from content that has changed meanwhile is not kept", () => {
    const cache = createPageCache();
    const generation = cache.generation();
    cache.renew();
    cache.set("/a", page(), generation);
    expect(cache.get("/a")).toBeUndefined();
  });

  test("over its size, the page not asked for longest leaves first", () => {
    const cache = createPageCache(1000);
    cache.set("/a", page(100), 0);
    cache.set("/b", page(100), 0);
    cache.set("/c", page(100), 0);
    cache.get("/a");
    cache.set("/d", page(100), 0);
    expect(["/a", "/b", "/c", "/d"].filter((address) => cache.get(address))).toEqual([
      "/a",
      "/c",
      "/d",
    ]);
  });

  test("a page larger than the whole cache is not kept, and a replaced one counts once", () => {
    const cache = createPageCache(1000);
    cache.set("/huge", page(5000), 0);
    expect(cache.get("/huge")).toBeUndefined();
    for (let round = 0; round < 50; round += 1) cache.set("/a", page(100), 0);
    cache.set("/b", page(100), 0);
    expect(cache.get("/a")).toBeDefined();
    expect(cache.get("/b")).toBeDefined();
  });
});
