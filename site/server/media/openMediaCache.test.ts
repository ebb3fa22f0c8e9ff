import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openMediaCache, SURVEY_MS } from "./openMediaCache.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "vitrine-cache-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

const bytes = (size: number) => new Uint8Array(size);

describe("the cache of pictures", () => {
  test("counts whole blocks, so that empty files fill it too", async () => {
    const cache = await openMediaCache(folder, 3 * 4096);
    for (const name of ["aa", "bb", "cc", "dd"]) await cache.write(name, bytes(0));
    expect(["aa", "bb", "cc", "dd"].map(cache.sizeOf)).toEqual([undefined, 0, 0, 0]);
  });

  test("lets go first of what was not read for longest", async () => {
    const cache = await openMediaCache(folder, 3 * 4096);
    for (const name of ["aa", "bb", "cc"]) await cache.write(name, bytes(10));
    await cache.read("aa");
    await cache.write("dd", bytes(10));
    expect(["aa", "bb", "cc", "dd"].filter((name) => cache.sizeOf(name))).toEqual([
      "aa",
      "cc",
      "dd",
    ]);
  });

  test("counts a file written again once", async () => {
    const cache = await openMediaCache(folder, 2 * 4096);
    for (let time = 0; time < 5; time += 1) await cache.write("aa", bytes(10));
    await cache.write("bb", bytes(10));
    expect(cache.sizeOf("aa")).toBe(10);
  });

  test("shows what another server keeps in the same folder, and misses what that one let go of", async () => {
    const [one, other] = [await openMediaCache(folder, 9000), await openMediaCache(folder, 9000)];
    await one.write("aa", bytes(10));
    expect((await other.read("aa"))?.length).toBe(10);
    for (const name of ["bb", "cc"]) await other.write(name, bytes(10));
    expect(await one.read("aa")).toBeUndefined();
    expect(one.sizeOf("aa")).toBeUndefined();
  });

  test("is written by many at once, and each reads the whole of one", async () => {
    const caches = await Promise.all([1, 2, 3].map(() => openMediaCache(folder, 1_000_000)));
    await Promise.all(
      Array.from({ length: 60 }, async (_, turn) => {
        const cache = caches[turn % 3] ?? caches[0];
        await cache?.write("aa", new Uint8Array(100_000).fill(turn));
        const read = await cache?.read("aa");
        expect([read?.length, new Set(read).size]).toEqual([100_000, 1]);
      }),
    );
  });

  test("counts what other servers made once an hour", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      const cache = await openMediaCache(folder, 3 * 4096);
      const other = await openMediaCache(folder, 3 * 4096);
      for (const name of ["aa", "bb"]) await other.write(name, bytes(10));
      // On a quick disk both are of the same moment.
      const before = Date.now() / 1000 - 60;
      utimesSync(join(folder, "aa", "aa"), before, before);
      await cache.write("cc", bytes(10));
      expect([cache.sizeOf("aa"), cache.isNearlyFull()]).toEqual([undefined, false]);
      vi.setSystemTime(Date.now() + SURVEY_MS + 1);
      await cache.write("dd", bytes(10));
      expect([cache.sizeOf("aa"), cache.sizeOf("bb"), cache.isNearlyFull()]).toEqual([
        undefined,
        10,
        true,
      ]);
    } finally {
      vi.useRealTimers();
    }
  });

  test("found again, lets go of the oldest, and clears away what was never finished", async () => {
    await mkdir(join(folder, "aa"));
    for (const [name, age] of [
      ["aa1", 30],
      ["aa2", 10],
      ["aa3", 20],
    ] as const) {
      writeFileSync(join(folder, "aa", name), bytes(10));
      utimesSync(join(folder, "aa", name), Date.now() / 1000, Date.now() / 1000 - age);
    }
    for (const [name, age] of [
      ["aa4.left.tmp", 7200],
      ["aa5.fresh.tmp", 1],
    ] as const) {
      writeFileSync(join(folder, "aa", name), bytes(10));
      utimesSync(join(folder, "aa", name), Date.now() / 1000, Date.now() / 1000 - age);
    }
    const cache = await openMediaCache(folder, 3 * 4096);
    await cache.write("aa6", bytes(10));
    expect(readdirSync(join(folder, "aa")).sort()).toEqual(["aa2", "aa3", "aa5.fresh.tmp", "aa6"]);
  });
});
