import { expect, test } from "vitest";
import { keepUntilForgotten } from "./keepUntilForgotten.ts";

test("An answer is read once until it is forgotten, also by those who ask at the same time", async () => {
  const kept = keepUntilForgotten<number>(5);
  let reads = 0;
  const read = async () => ++reads;
  expect(await Promise.all([kept.read("a", read), kept.read("a", read)])).toEqual([1, 1]);
  expect(await kept.read("b", read)).toBe(2);
  kept.forget();
  expect(await kept.read("a", read)).toBe(3);
});

test("A failure is not kept, and does not take a newer answer along", async () => {
  const kept = keepUntilForgotten<string>(5);
  await expect(kept.read("a", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(await kept.read("a", async () => "there")).toBe("there");
  let fail = (_error: Error): void => {};
  const failing = kept.read("b", () => new Promise<string>((_, reject) => (fail = reject)));
  kept.forget();
  const newer = kept.read("b", async () => "newer");
  fail(new Error("late"));
  await expect(failing).rejects.toThrow("late");
  expect(await newer).toBe("newer");
  expect(await kept.read("b", async () => "again")).toBe("newer");
});

test("Beyond its limit the oldest answers go", async () => {
  const kept = keepUntilForgotten<string>(2);
  for (const key of ["a", "b", "c"]) await kept.read(key, async () => key);
  expect(await kept.read("c", async () => "new")).toBe("c");
  expect(await kept.read("a", async () => "new")).toBe("new");
});
