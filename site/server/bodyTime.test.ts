import { EventEmitter } from "node:events";
import type { IncomingMessage } from "node:http";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BODY_TIME, liftBodyTime, limitBodyTime } from "./bodyTime.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A request, and how often it was told to be late. */
function ask(headers: Readonly<Record<string, string>>) {
  const request = Object.assign(new EventEmitter(), { headers, complete: false, destroyed: false });
  const onLate = vi.fn();
  limitBodyTime(request as unknown as IncomingMessage, onLate);
  return { request, onLate, message: request as unknown as IncomingMessage };
}

test("A body that has not arrived within a minute is late", () => {
  expect(BODY_TIME).toBe(60_000);
  for (const headers of [{ "content-length": "5" }, { "transfer-encoding": "chunked" }]) {
    const { onLate } = ask(headers);
    vi.advanceTimersByTime(BODY_TIME - 1);
    expect(onLate).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onLate).toHaveBeenCalledOnce();
  }
});

test("None is late that is there, gone, allowed to take longer, or not to come", () => {
  const there = ask({ "content-length": "5" });
  there.request.complete = true;
  const gone = ask({ "content-length": "5" });
  gone.request.emit("close");
  const allowed = ask({ "content-length": "5" });
  liftBodyTime(allowed.message);
  const late = [there, gone, allowed, ask({}), ask({ "content-length": "0" })];
  vi.advanceTimersByTime(2 * BODY_TIME);
  for (const { onLate } of late) expect(onLate).not.toHaveBeenCalled();
});
