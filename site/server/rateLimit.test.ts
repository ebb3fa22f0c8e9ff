import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { rateLimits } from "../store/schema.ts";
import { describeEachStore } from "../store/testing/describeEachStore.ts";
import {
  COMMENT_LIMIT,
  countAttempts,
  createRateLimiter,
  REGISTRATION_LIMIT,
  SIGN_IN_LIMIT,
} from "./rateLimit.ts";

const LIMIT = { name: "tests", count: 3, windowSeconds: 60 };

test("Comments are 5 in 10 minutes, registrations 5 an hour, sign-ins 30 in 10 minutes", () => {
  expect([COMMENT_LIMIT, REGISTRATION_LIMIT, SIGN_IN_LIMIT]).toMatchObject([
    { count: 5, windowSeconds: 600 },
    { count: 5, windowSeconds: 3600 },
    { count: 30, windowSeconds: 600 },
  ]);
});

describeEachStore("A rate limit", ({ store }) => {
  const count = (address: string, limit = LIMIT) =>
    createRateLimiter(store().db, "s".repeat(43))(limit, address);

  async function countTimes(times: number, address: string): Promise<(number | undefined)[]> {
    const answers: (number | undefined)[] = [];
    for (let time = 0; time < times; time += 1) answers.push(await count(address));
    return answers;
  }

  beforeEach(() => store().db.delete(rateLimits));

  test("lets through as many as it says, then tells how long to wait", async () => {
    const [first, second, third, fourth] = await countTimes(4, "192.0.2.1");
    expect([first, second, third]).toEqual([undefined, undefined, undefined]);
    expect(fourth).toSatisfy((seconds: number) => seconds > 50 && seconds <= 60);
  });

  test("holds for each address and each purpose on its own", async () => {
    await countTimes(4, "192.0.2.1");
    expect(await count("192.0.2.2")).toBeUndefined();
    expect(await count("192.0.2.1", { ...LIMIT, name: "others" })).toBeUndefined();
  });

  test("counts a network of IPv6 as one address, however it is written", async () => {
    await count("2001:db8::1");
    await count("2001:0DB8:0:0:ffff:ffff:ffff:ffff");
    await count("2001:db8:0:0:1::");
    expect(await count("2001:db8::2%eth0")).toBeDefined();
    expect(await count("2001:db8:0:1::1")).toBeUndefined();
  });

  test("counts several at once, each in its turn", async () => {
    const secret = "s".repeat(43);
    const addresses = ["192.0.2.1", "192.0.2.2", "192.0.2.1", "192.0.2.1", "192.0.2.1"];
    await count("192.0.2.1");
    const waits = await countAttempts(store().db, { limit: LIMIT, addresses, secret });
    expect(waits.map((wait) => wait === undefined)).toEqual([true, true, true, false, false]);
    expect(await count("192.0.2.2")).toBeUndefined();
    expect(await count("192.0.2.1")).toBeDefined();
    expect(await countAttempts(store().db, { limit: LIMIT, addresses: [], secret })).toEqual([]);
  });

  test("begins anew once its window has ended, and clears away what is over", async () => {
    await countTimes(4, "192.0.2.1");
    await count("192.0.2.2");
    await store().db.update(rateLimits).set({ windowEndsAt: sql`now() - interval '1 second'` });
    expect(await countTimes(3, "192.0.2.1")).toEqual([undefined, undefined, undefined]);
    expect(await store().db.$count(rateLimits)).toBe(1);
  });

  test("holds when many come at once, without one waiting for another for ever", async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => count(`192.0.2.${index % 4}`)),
    );
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(12);
  });

  test("keeps no address that can be read, and none that another site's secret would find", async () => {
    await count("192.0.2.1");
    await createRateLimiter(store().db, "o".repeat(43))(LIMIT, "192.0.2.1");
    const rows = await store().db.select().from(rateLimits);
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain("192");
  });
});
