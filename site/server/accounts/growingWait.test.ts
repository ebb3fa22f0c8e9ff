import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { rateLimits } from "../../store/schema.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { createGrowingWait, FIRST_WAIT_S, FREE_ATTEMPTS, LONGEST_WAIT_S } from "./growingWait.ts";

const ADA = "ada@example.com";

describeEachStore("A growing wait", ({ store }) => {
  const wait = () => createGrowingWait(store().db, "s".repeat(43));
  /** As if the last attempt had been so long ago. */
  const pass = (seconds: number) =>
    store()
      .db.update(rateLimits)
      .set({ windowEndsAt: sql`${rateLimits.windowEndsAt} - make_interval(secs => ${seconds})` });
  const use = async (times: number) => {
    for (let count = 0; count < times; count += 1) await wait().count(ADA);
  };

  beforeEach(() => store().db.delete(rateLimits));

  test("begins after some attempts, and doubles with each until it is an hour", async () => {
    for (let count = 0; count < FREE_ATTEMPTS; count += 1) {
      expect(await wait().count(ADA)).toBeUndefined();
    }
    const waits: number[] = [];
    for (let count = 0; count < 8; count += 1) {
      const seconds = (await wait().count(ADA)) ?? 0;
      waits.push(Math.round(seconds / 10) * 10);
      await pass(seconds);
      expect(await wait().count(ADA)).toBeUndefined();
    }
    expect(waits).toEqual([60, 120, 240, 480, 960, 1920, 3600, 3600]);
    expect([FIRST_WAIT_S, LONGEST_WAIT_S]).toEqual([60, 3600]);
  });

  test("does not become longer by what comes too early", async () => {
    await use(FREE_ATTEMPTS);
    await use(50);
    expect(await wait().count(ADA)).toBeLessThanOrEqual(FIRST_WAIT_S);
    await pass(FIRST_WAIT_S);
    expect(await wait().count(ADA)).toBeUndefined();
  });

  test("lets as many through at once as one after another", async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => wait().count(ADA)));
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(FREE_ATTEMPTS);
  });

  test("is each account's own, however its address is written, and forgotten a day later", async () => {
    await use(FREE_ATTEMPTS);
    expect(await wait().count("ADA@Example.com")).toBeGreaterThan(0);
    expect(await wait().count("eve@example.com")).toBeUndefined();
    await pass(24 * 60 * 60);
    await use(FREE_ATTEMPTS - 1);
    expect(await wait().count(ADA)).toBeUndefined();
    expect(await wait().count(ADA)).toBeGreaterThan(0);
  });

  test("forgets an attempt that was right, and no other", async () => {
    for (let count = 0; count < 20; count += 1) {
      expect(await wait().count(ADA)).toBeUndefined();
      await wait().takeBack(ADA);
    }
    await use(FREE_ATTEMPTS);
    expect(await wait().count(ADA)).toBeGreaterThan(0);
  });

  test("keeps no address that can be read", async () => {
    await use(1);
    expect(JSON.stringify(await store().db.select().from(rateLimits))).not.toContain("ada");
  });
});
