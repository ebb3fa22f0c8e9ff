import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { builderRuns, MODULES_PATIENCE, MODULES_RETRY } from "./builderRuns.ts";

const warned = vi.spyOn(console, "warn").mockImplementation(() => {});

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  warned.mockClear();
});

describe("builderRuns", () => {
  test("looks again every 20 ms while modules are not all loaded [PB-004]", async () => {
    const tabs = { loaded: false };
    const looks: number[] = [];
    const started = Date.now();
    const globals = {
      get TCB_Front() {
        looks.push(Date.now() - started);
        return { js_modules: { toggle: { loaded: true }, tabs } };
      },
    };
    let answer: boolean | undefined;
    builderRuns(globals).then((runs) => {
      answer = runs;
    });
    await vi.advanceTimersByTimeAsync(3 * MODULES_RETRY);
    expect(looks).toEqual([0, 20, 40, 60]);
    expect(answer).toBeUndefined();
    tabs.loaded = true;
    await vi.advanceTimersByTimeAsync(MODULES_RETRY);
    expect(answer).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("is not asked twice where all are there, and false without the builder's script", async () => {
    await expect(builderRuns({ TCB_Front: {} })).resolves.toBe(true);
    await expect(builderRuns({ TCB_Front: { js_modules: [] } })).resolves.toBe(true);
    await expect(builderRuns({})).resolves.toBe(false);
    await expect(builderRuns({ TCB_Front: "hostile" })).resolves.toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("gives up on a module that never comes, says so once, and leaves the page to the builder", async () => {
    const answer = builderRuns({ TCB_Front: { js_modules: { lost: { loaded: false } } } });
    await vi.advanceTimersByTimeAsync(MODULES_PATIENCE + MODULES_RETRY);
    await expect(answer).resolves.toBe(true);
    expect(warned).toHaveBeenCalledOnce();
  });
});
