import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { countdown } from "./countdown.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test("ends once when its time is over", () => {
  const end = vi.fn();
  countdown(3000, end).run();
  vi.advanceTimersByTime(2999);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(end).toHaveBeenCalledTimes(1);
});

test("time in which it was held does not count, however often", () => {
  const end = vi.fn();
  const count = countdown(1000, end);
  count.run();
  vi.advanceTimersByTime(400);
  count.hold();
  count.hold();
  vi.advanceTimersByTime(60_000);
  count.run();
  count.run();
  vi.advanceTimersByTime(599);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(end).toHaveBeenCalledTimes(1);
});

test("neither before it runs nor once it is held does its time pass", () => {
  const end = vi.fn();
  const count = countdown(1000, end);
  vi.advanceTimersByTime(5000);
  count.run();
  count.hold();
  vi.advanceTimersByTime(5000);
  expect(end).not.toHaveBeenCalled();
});
