import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openStore } from "../../store/openStore.ts";
import { documents, products, revisions } from "../../store/schema.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { emptyDatabase } from "../../store/testing/emptyDatabase.ts";
import { readConfig } from "../config.ts";
import { inStore } from "./inStore.ts";
import { DEFAULT_COUNTS, readCounts } from "./seedCommand.ts";
import { MAX_SEEDED, type SeedProgress, type SeedReport, seedInto } from "./seedInto.ts";
import { answerStoreCommands } from "./storeCommands.ts";

describe("How much is to be made up", () => {
  test("is said by name, in either form; what is not named is none; nothing said means the usual", () => {
    expect(readCounts(["--products", "10000", "--posts", "2000"])).toEqual(DEFAULT_COUNTS);
    expect(readCounts(["--posts=7"])).toEqual({ products: 0, posts: 7 });
    expect(readCounts([])).toEqual({ products: 10_000, posts: 2_000 });
    expect(MAX_SEEDED).toBe(100_000);
  });

  test("is refused with a sentence where it is no number, or too much", () => {
    const wrong = [
      ["--products"],
      ["--products", "-1"],
      ["--products", "many"],
      ["--products", "1.5"],
      ["--products", "100001"],
      ["--products="],
      ["--orders", "5"],
      ["5"],
      ["--products", "1", "2"],
      ["--__proto__", "5"],
    ];
    for (const args of wrong) {
      expect(() => readCounts(args)).toThrow(
        expect.objectContaining({ name: "StartError", exitCode: 2 }),
      );
    }
    expect(() => readCounts(["--products", "x"])).toThrow(/nothing was stored.*npm run seed/s);
  });
});

describeEachStore("Made-up content", ({ store }) => {
  test("is stored in steps, once; larger numbers add to it, and it stops when nobody waits any more", async () => {
    const { db } = store();
    const steps: SeedProgress[] = [];
    const tell = (progress: SeedProgress) => steps.push(progress);
    expect(await seedInto(store(), { products: 60, posts: 45 }, { tell })).toEqual({
      stored: 105,
      known: 0,
    });
    expect(steps).toEqual([
      { done: 50, of: 105 },
      { done: 100, of: 105 },
      { done: 105, of: 105 },
    ]);
    expect(await seedInto(store(), { products: 60, posts: 45 }, { tell })).toEqual({
      stored: 0,
      known: 105,
    });
    expect(await seedInto(store(), { products: 70, posts: 45 }, { tell })).toEqual({
      stored: 10,
      known: 105,
    });
    expect(await db.$count(documents)).toBe(115);
    expect(await db.$count(products)).toBe(70);
    expect(await db.$count(revisions)).toBe(115);
    const signal = AbortSignal.abort();
    await expect(seedInto(store(), { products: 99, posts: 0 }, { tell, signal })).rejects.toThrow();
    expect(await db.$count(documents)).toBe(115);
  });
});

describe("A command in the store", () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "vitrine-seed-"));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  const seed = (counts: object, steps: unknown[] = []) =>
    inStore<SeedReport>(
      { config: readConfig({ DATA_DIR: dataDir }, "/"), built: dataDir },
      {
        question: { command: "seed", args: counts },
        onProgress: (value) => steps.push(value),
        work: async () => ({ stored: -1, known: -1 }),
      },
    );

  test("is carried out by the server that holds it, which tells how far it is and refuses nonsense", async () => {
    const store = await openStore({ dataDir, emptyDatabase: await emptyDatabase() });
    const stop = answerStoreCommands(store);
    try {
      const steps: unknown[] = [];
      expect(await seed({ products: 3, posts: 2 }, steps)).toEqual({ stored: 5, known: 0 });
      expect(steps).toEqual([{ done: 5, of: 5 }]);
      for (const counts of [{ products: -1, posts: 0 }, { products: 1e9, posts: 0 }, {}]) {
        await expect(seed(counts)).rejects.toThrow();
      }
      expect(await store.db.$count(documents)).toBe(5);
    } finally {
      stop();
      await store.close();
    }
  });

  test("is carried out here where no server holds it", async () => {
    expect(await seed({ products: 1, posts: 1 })).toEqual({ stored: -1, known: -1 });
  });
});
