import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSteps } from "./createSteps.cjs";

const CLEAR = "\r\u001b[2K";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function createOut(isTTY: boolean) {
  const written: string[] = [];
  return { isTTY, written, write: (text: string) => written.push(text) };
}

function takes(ms: number) {
  return () => new Promise<string>((resolve) => setTimeout(() => resolve("done"), ms));
}

test("names a step with the time it took and hands on its result", async () => {
  const out = createOut(false);
  const result = createSteps(out)("build", takes(1230));
  await vi.runAllTimersAsync();
  expect(await result).toBe("done");
  expect(out.written).toEqual(["✓ build  1.23 s\n"]);
});

test("marks a step that failed and hands on its error", async () => {
  const out = createOut(false);
  const failing = createSteps(out)("build", () => {
    throw new Error("broken");
  });
  await expect(failing).rejects.toThrow("broken");
  expect(out.written).toEqual(["✗ build  0.00 s\n"]);
});

test("announces a slow step once where there is no terminal", async () => {
  const out = createOut(false);
  const result = createSteps(out)("packages", takes(30_000));
  await vi.runAllTimersAsync();
  await result;
  expect(out.written).toEqual(["… packages\n", "✓ packages  30.00 s\n"]);
});

test("draws one line of progress on a terminal and clears it", async () => {
  const out = createOut(true);
  const result = createSteps(out)("packages", takes(1150));
  await vi.runAllTimersAsync();
  await result;
  expect(out.written[0]).toBe(`${CLEAR}… packages  0 s`);
  expect(out.written.at(-3)).toBe(`${CLEAR}… packages  1 s`);
  expect(out.written.slice(-2)).toEqual([CLEAR, "✓ packages  1.15 s\n"]);
  expect(vi.getTimerCount()).toBe(0);
});

test.each([true, false])("prints a note on a line of its own (terminal: %s)", async (isTTY) => {
  const out = createOut(isTTY);
  await createSteps(out)("packages", (note) => note("waiting"));
  const seen = out.written.join("").replaceAll(CLEAR, "");
  expect(seen).toMatch(/^(… packages {2}0 s)? {2}waiting\n/);
});
