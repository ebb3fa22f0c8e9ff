import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { countdown } from "./countdown.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test("runs once when its time is over", () => {
  const run = vi.fn();
  countdown(3000, run);
  vi.advanceTimersByTime(2999);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
});

test("time in which it was paused does not count, however often", () => {
  const run = vi.fn();
  const count = countdown(1000, run);
  vi.advanceTimersByTime(400);
  count.pause();
  count.pause();
  vi.advanceTimersByTime(60_000);
  count.resume();
  count.resume();
  vi.advanceTimersByTime(599);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledTimes(1);
});

test("stopped, it neither runs nor resumes", () => {
  const run = vi.fn();
  const count = countdown(1000, run);
  count.stop();
  count.resume();
  count.pause();
  count.resume();
  vi.advanceTimersByTime(5000);
  expect(run).not.toHaveBeenCalled();
});
