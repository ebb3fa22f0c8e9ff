import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { lightboxPhases } from "./lightboxPhases.ts";

let told: string[];
let phases: ReturnType<typeof lightboxPhases>;
let began: number;

beforeEach(() => {
  vi.useFakeTimers();
  began = Date.now();
  told = [];
  phases = lightboxPhases((state) => told.push(`${Date.now() - began} ${state}`));
});

afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

describe("lightboxPhases", () => {
  test("20 ms after it is asked a closed lightbox is opening [PB-068]", () => {
    expect(phases.open()).toBe(true);
    vi.advanceTimersByTime(19);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(told).toEqual(["20 opening"]);
    phases.stop();
  });

  test("300 ms later it is open [PB-069]", () => {
    phases.open();
    vi.advanceTimersByTime(319);
    expect(told).toEqual(["20 opening"]);
    vi.advanceTimersByTime(1);
    expect(told).toEqual(["20 opening", "320 open"]);
  });

  test("an open one is closing at once, and gone 300 ms later [PB-070]", () => {
    phases.open();
    vi.advanceTimersByTime(1000);
    phases.close();
    vi.advanceTimersByTime(299);
    expect(told.at(-1)).toBe("1000 closing");
    vi.advanceTimersByTime(1);
    expect(told.slice(2)).toEqual(["1000 closing", "1300 closed"]);
  });

  test("asked twice, it opens and closes once", () => {
    phases.open();
    expect(phases.open()).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(phases.open()).toBe(false);
    phases.close();
    phases.close();
    vi.advanceTimersByTime(1000);
    expect(told).toHaveLength(4);
  });

  test("closed before it has begun to open, it never opens", () => {
    phases.open();
    vi.advanceTimersByTime(10);
    phases.close();
    vi.advanceTimersByTime(1000);
    expect(told).toEqual(["10 closed"]);
  });

  test("closed while it opens, it closes from there", () => {
    phases.open();
    vi.advanceTimersByTime(100);
    phases.close();
    vi.advanceTimersByTime(1000);
    expect(told).toEqual(["20 opening", "100 closing", "400 closed"]);
  });

  test("opened while it closes, it is closed first, and all times begin anew", () => {
    phases.open();
    vi.advanceTimersByTime(400);
    phases.close();
    vi.advanceTimersByTime(100);
    phases.open();
    vi.advanceTimersByTime(1000);
    expect(told.slice(2)).toEqual(["400 closing", "500 closed", "520 opening", "820 open"]);
  });

  test("closed by what it does on opening, it does not open later", () => {
    const hasty = lightboxPhases((state) => {
      told.push(state);
      if (state === "opening") hasty.close();
    });
    hasty.open();
    vi.advanceTimersByTime(1000);
    expect(told).toEqual(["opening", "closing", "closed"]);
  });
});
