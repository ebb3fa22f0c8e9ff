import { expect, test } from "vitest";
import { menuStep } from "./menuStep.ts";

const KEYS = ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp", "Home", "End"];
const steps = (isRow: boolean, isRtl: boolean) =>
  KEYS.map((key) => menuStep(key, { isRow, isRtl }));

test("in a row, arrows go along it and down into lists", () => {
  expect(steps(true, false)).toEqual(["next", "previous", "into", "into-last", "first", "last"]);
});

test("in a column, arrows go along it, forward into lists and back out of them", () => {
  expect(steps(false, false)).toEqual(["into", "out", "next", "previous", "first", "last"]);
});

test("from right to left, forward is to the left", () => {
  expect(steps(true, true).slice(0, 2)).toEqual(["previous", "next"]);
  expect(steps(false, true).slice(0, 2)).toEqual(["out", "into"]);
});

test("all other keys are left to the browser", () => {
  for (const key of ["Tab", "Enter", " ", "Escape", "a", "PageDown"])
    expect(menuStep(key, { isRow: true, isRtl: false })).toBeUndefined();
});
