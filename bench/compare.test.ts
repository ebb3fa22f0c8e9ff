import { describe, expect, test } from "vitest";
import { compare } from "./compare.js";
import { summarise } from "./summarise.js";
import type { Unit } from "./units.js";

function figure(unit: Unit, value: number) {
  return summarise({ name: "a figure", unit, values: [value] });
}

function change(unit: Unit, from: number, to: number) {
  const committed = figure(unit, from);
  return compare(figure(unit, to), { bar: undefined, committed, sameMachine: true });
}

const most = (unit: Unit, value: number) => ({ figure: "a figure", unit, most: value });
const least = (unit: Unit, value: number) => ({ figure: "a figure", unit, least: value });
const unknown = { committed: undefined, sameMachine: true };

describe("a figure against its bar", () => {
  test("holds at the bar and fails one unit beyond it, whatever was committed", () => {
    const committed = figure("B", 9001);
    const bar = most("B", 9000);
    expect(compare(figure("B", 9000), { ...unknown, bar }).fails).toBe(false);
    expect(compare(figure("B", 9001), { bar, committed, sameMachine: true })).toEqual({
      fails: true,
      text: "FAILS: beyond the bar",
    });
  });

  test("fails below a bar that asks for at least so much", () => {
    const bar = least("/s", 500);
    expect(compare(figure("/s", 500), { ...unknown, bar }).fails).toBe(false);
    expect(compare(figure("/s", 499), { ...unknown, bar }).fails).toBe(true);
  });

  test("fails where it is not a number", () => {
    const bar = most("ms", 50);
    expect(compare(figure("ms", Number.NaN), { ...unknown, bar }).fails).toBe(true);
  });

  test("is judged by the median, not by its worst run", () => {
    const seen = summarise({ name: "a figure", unit: "ms", values: [10, 900, 20] });
    expect(compare(seen, { ...unknown, bar: most("ms", 50) }).fails).toBe(false);
  });

  test("refuses a bar in another unit, which would compare bytes with milliseconds", () => {
    const against = { ...unknown, bar: most("ms", 50) };
    expect(() => compare(figure("B", 10), against)).toThrow('"a figure" is in B, its bar in ms');
  });
});

describe("a figure against the committed one", () => {
  test("bytes fail beyond 2 % more, and are marked before that and where they shrink", () => {
    expect(change("B", 10_000, 10_200)).toEqual({ fails: false, text: "worse, +2.0 %" });
    expect(change("B", 10_000, 10_201)).toEqual({ fails: true, text: "FAILS: worse, +2.0 %" });
    expect(change("B", 10_000, 9000)).toEqual({ fails: false, text: "better, -10.0 %" });
  });

  test("16 bytes more or less in a small file are free, since its name holds a hash", () => {
    expect(change("B", 200, 216)).toEqual({ fails: false, text: "ok" });
    expect(change("B", 200, 217).fails).toBe(true);
    expect(change("B", 0, 17)).toEqual({ fails: true, text: "FAILS: worse, from 0" });
  });

  test("one request more fails", () => {
    expect(change("requests", 7, 8).fails).toBe(true);
    expect(change("requests", 7, 7)).toEqual({ fails: false, text: "ok" });
  });

  test("times are marked from 15 % and fail from 30 %", () => {
    expect(change("ms", 1000, 1140)).toEqual({ fails: false, text: "ok" });
    expect(change("ms", 1000, 1160)).toEqual({ fails: false, text: "worse, +16.0 %" });
    expect(change("ms", 1000, 1310)).toEqual({ fails: true, text: "FAILS: worse, +31.0 %" });
    expect(change("ms", 2, 10)).toEqual({ fails: false, text: "ok" });
  });

  test("rates fail where they fall, not where they rise", () => {
    expect(change("/s", 1000, 1400)).toEqual({ fails: false, text: "better, +40.0 %" });
    expect(change("/s", 1000, 690)).toEqual({ fails: true, text: "FAILS: worse, -31.0 %" });
  });

  test("any layout shift where there was none fails", () => {
    expect(change("CLS", 0, 0.01).fails).toBe(true);
    expect(change("CLS", 0, 0.004)).toEqual({ fails: false, text: "ok" });
  });

  test("times of another machine are not compared, bytes are", () => {
    const elsewhere = (unit: Unit) => ({
      bar: undefined,
      committed: figure(unit, 1000),
      sameMachine: false,
    });
    expect(compare(figure("ms", 9000), elsewhere("ms"))).toEqual({
      fails: false,
      text: "ok, committed elsewhere",
    });
    expect(compare(figure("B", 9000), elsewhere("B")).fails).toBe(true);
  });

  test("a figure that was never committed, or in another unit, is new", () => {
    expect(compare(figure("B", 1), { ...unknown, bar: undefined }).text).toBe("ok, new");
    const committed = figure("ms", 1);
    const against = { bar: undefined, committed, sameMachine: true };
    expect(compare(figure("B", 9999), against)).toEqual({ fails: false, text: "ok, new" });
  });
});
