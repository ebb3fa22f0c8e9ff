import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RECENT_MS, readRecently } from "./readRecently.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

test("What was read a moment ago is used again, and no longer than that", async () => {
  let count = 0;
  const read = readRecently(async () => {
    count += 1;
    return count;
  });
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  vi.advanceTimersByTime(RECENT_MS - 1);
  expect(await read()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await read()).toBe(2);
});

test("What failed is read anew, at once", async () => {
  const answers = [Promise.reject(new Error("gone")), Promise.resolve("here")];
  const read = readRecently(async () => answers.shift());
  await expect(read()).rejects.toThrow("gone");
  expect(await read()).toBe("here");
});
