import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { after, LONGEST_TIMER } from "./after.ts";
import { every } from "./every.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const DAY = 86_400_000;

test("It runs once after the time, and not when stopped before.", () => {
  const run = vi.fn();
  const dropped = vi.fn();
  after(50, run);
  const stop = after(50, dropped);
  vi.advanceTimersByTime(49);
  stop();
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledOnce();
  expect(dropped).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test("A wait of 30 days, which browsers' timers cannot hold, does not end at once.", () => {
  vi.useRealTimers();
  const setTimeout = vi.spyOn(globalThis, "setTimeout").mockReturnValue(undefined as never);
  const setInterval = vi.spyOn(globalThis, "setInterval").mockReturnValue(undefined as never);
  after(30 * DAY, () => {});
  every(30 * DAY, () => {});
  expect(setTimeout.mock.lastCall?.[1]).toBe(LONGEST_TIMER);
  expect(setInterval.mock.lastCall?.[1]).toBe(2_147_483_647);
  vi.restoreAllMocks();
});

test("It runs every so often, first after one span, until stopped.", () => {
  const run = vi.fn();
  const stop = every(100, run);
  vi.advanceTimersByTime(99);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(201);
  expect(run).toHaveBeenCalledTimes(3);
  stop();
  stop();
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(3);
});
