import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPassingMessage } from "./createPassingMessage.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a message of the settings is gone after 5 seconds, and not before [SO-039]", () => {
  let shown: string | undefined;
  const { show } = createPassingMessage((text) => {
    shown = text;
  });
  show("Saved.");
  vi.advanceTimersByTime(4999);
  expect(shown).toBe("Saved.");
  vi.advanceTimersByTime(1);
  expect(shown).toBeUndefined();
});

test("a new message has its whole time, and one that is taken away does not come back", () => {
  const shown: (string | undefined)[] = [];
  const { show, clear } = createPassingMessage((text) => shown.push(text));
  show("First");
  vi.advanceTimersByTime(4000);
  show("Second");
  vi.advanceTimersByTime(4000);
  expect(shown).toEqual(["First", "Second"]);
  clear();
  vi.advanceTimersByTime(10_000);
  expect(shown).toEqual(["First", "Second", undefined]);
});
