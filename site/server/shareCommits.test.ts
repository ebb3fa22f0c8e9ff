import { setTimeout as wait } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { shareCommits } from "./shareCommits.ts";

const doubled = async (items: readonly number[]) => items.map((item) => item * 2);

test("What comes at about the same time is done at once, each with its own result", async () => {
  const run = vi.fn(doubled);
  const share = shareCommits({ run });
  expect(await Promise.all([1, 2, 3].map(share))).toEqual([2, 4, 6]);
  expect(run.mock.calls).toEqual([[[1, 2, 3]]]);
  expect(await share(4)).toBe(8);
  expect(run).toHaveBeenCalledTimes(2);
});

test("While one lot is under way the next one gathers, and no lot is larger than it may be", async () => {
  const lots: number[] = [];
  let running = 0;
  const share = shareCommits<number, number>({
    most: 2,
    async run(items) {
      running += 1;
      expect(running).toBe(1);
      lots.push(items.length);
      await wait(10);
      running -= 1;
      return doubled(items);
    },
  });
  const first = share(1);
  await wait(8);
  const rest = [2, 3, 4].map(share);
  expect(await Promise.all([first, ...rest])).toEqual([2, 4, 6, 8]);
  expect(lots).toEqual([1, 2, 1]);
});

test("Where no other try can help, all fail after one was tried alone, and the next ones are tried", async () => {
  let isGone = true;
  const run = vi.fn(async (items: readonly number[]) => {
    if (isGone) throw new Error("gone");
    return doubled(items);
  });
  const isHopeless = (error: unknown) => error instanceof Error && error.message === "gone";
  const share = shareCommits<number, number>({ run, isHopeless });
  const results = await Promise.allSettled([1, 2, 3].map(share));
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  expect(run.mock.calls).toEqual([[[1, 2, 3]], [[1]]]);
  isGone = false;
  expect(await share(4)).toBe(8);
});

test("Where only a connection broke, each is tried alone", async () => {
  const run = vi.fn(doubled).mockRejectedValueOnce(new Error("gone"));
  const share = shareCommits<number, number>({ run, isHopeless: () => true });
  expect(await Promise.all([1, 2, 3].map(share))).toEqual([2, 4, 6]);
  expect(run.mock.calls).toEqual([[[1, 2, 3]], [[1]], [[2]], [[3]]]);
});

test("One that is wrong takes no other with it, and the next ones go on", async () => {
  const share = shareCommits<number, number>({
    async run(items) {
      if (items.includes(13)) throw new Error("not this one");
      return doubled(items);
    },
  });
  const results = await Promise.allSettled([1, 13, 2].map(share));
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(await share(3)).toBe(6);
});
