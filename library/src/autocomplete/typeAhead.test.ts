import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createTypeAhead, type TypeAhead } from "./typeAhead.ts";

const LABELS = ["Halftone", "Harbour", "Lighthouse", "Émail", "harvest moon"];

let typeAhead: TypeAhead;

beforeEach(() => {
  vi.useFakeTimers();
  typeAhead = createTypeAhead();
});

afterEach(() => {
  typeAhead.stop();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

/** Types from one option on; gives the place after each character. */
function type(text: string, active = -1): number[] {
  let place = active;
  return [...text].map((character) => {
    const found = typeAhead.find(character, LABELS, place);
    place = found < 0 ? place : found;
    return found;
  });
}

describe("typing in the list", () => {
  test("goes to the first label that begins with all that was typed, in any case", () => {
    expect(type("harv")).toEqual([0, 0, 1, 4]);
  });

  test("is forgotten after 1000 ms without a key, and not before [PB-143]", () => {
    expect(type("ha")).toEqual([0, 0]);
    vi.advanceTimersByTime(999);
    // Still "har".
    expect(type("r", 0)).toEqual([1]);
    vi.advanceTimersByTime(999);
    expect(type("v", 1)).toEqual([4]);
    vi.advanceTimersByTime(1000);
    // Not "harvl" but "l".
    expect(type("l", 4)).toEqual([2]);
    vi.advanceTimersByTime(1000);
    expect(type("h", 2)).toEqual([4]);
  });

  test("one character again and again goes through all that begin with it", () => {
    expect(type("hhhh")).toEqual([0, 1, 4, 0]);
  });

  test("what fits nothing begins anew with its last character", () => {
    expect(type("hl")).toEqual([0, 2]);
    expect(type("x")).toEqual([-1]);
    expect(typeAhead.find("a", [], -1)).toBe(-1);
  });

  test("accents are their own letters, however they are put together", () => {
    expect(type("E\u0301".normalize("NFC"))).toEqual([3]);
  });
});
