import { expect, test } from "vitest";
import { LONG_TASK, totalBlockingTime } from "./totalBlockingTime.js";

test("a task blocks by what it takes beyond 50 ms", () => {
  expect(LONG_TASK).toBe(50);
  const tasks = [
    { start: 100, duration: 50 },
    { start: 200, duration: 80 },
    { start: 400, duration: 130 },
  ];
  expect(totalBlockingTime(tasks, 0)).toBe(30 + 80);
});

test("what runs before the first paint blocks nothing, and of a task across it only the rest counts", () => {
  expect(totalBlockingTime([{ start: 0, duration: 300 }], 300)).toBe(0);
  expect(totalBlockingTime([{ start: 0, duration: 300 }], 500)).toBe(0);
  expect(totalBlockingTime([{ start: 0, duration: 300 }], 200)).toBe(50);
});
