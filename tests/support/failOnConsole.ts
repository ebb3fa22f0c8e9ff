import { afterEach, beforeEach, expect } from "vitest";

type Level = "error" | "warn";
type Call = { level: Level; text: string };

const calls: Call[] = [];
const original: Record<Level, typeof console.error> = { error: console.error, warn: console.warn };

function record(level: Level) {
  return (...parts: unknown[]): void => {
    calls.push({ level, text: parts.map(String).join(" ") });
  };
}

/**
 * Takes the console messages this test has caused so far, so that they no longer count as
 * surprises. Returns them as "level: text", oldest first.
 */
export function takeConsole(): string[] {
  return calls.splice(0).map((call) => `${call.level}: ${call.text}`);
}

beforeEach(() => {
  calls.length = 0;
  console.error = record("error");
  console.warn = record("warn");
});

afterEach(() => {
  console.error = original.error;
  console.warn = original.warn;
  expect(
    takeConsole(),
    "a test may not end with messages in the console that it did not take",
  ).toEqual([]);
});
