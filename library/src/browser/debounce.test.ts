import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { debounce } from "./debounce.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("It runs once when calls have been quiet for the time.", () => {
  const run = vi.fn();
  const { ask } = debounce(100, run);
  ask();
  vi.advanceTimersByTime(99);
  ask();
  vi.advanceTimersByTime(99);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
  ask();
  vi.advanceTimersByTime(100);
  expect(run).toHaveBeenCalledTimes(2);
});

test("Stopping drops the waiting run and leaves no timer, and it may be asked again.", () => {
  const run = vi.fn();
  const { ask, stop } = debounce(100, run);
  ask();
  stop();
  stop();
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(1000);
  expect(run).not.toHaveBeenCalled();
  ask();
  vi.advanceTimersByTime(100);
  expect(run).toHaveBeenCalledOnce();
});

test("With no time it runs at each call, at once.", () => {
  const run = vi.fn();
  const { ask } = debounce(0, run);
  ask();
  ask();
  expect(run).toHaveBeenCalledTimes(2);
});
