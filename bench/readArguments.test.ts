import { expect, test } from "vitest";
import { LOAD_MINUTES, readArguments } from "./readArguments.js";

const known = { usual: ["bytes", "memory"], onRequest: ["cloneStart"] };

test("without arguments the usual measurements run, with 20 minutes of load", () => {
  expect(LOAD_MINUTES).toBe(20);
  expect(readArguments([], known)).toEqual({ names: ["bytes", "memory"], minutes: 20 });
});

test("--only picks measurements, --clone adds the one from a fresh clone, once", () => {
  expect(readArguments(["--only", "memory"], known).names).toEqual(["memory"]);
  expect(readArguments(["--clone"], known).names).toEqual(["bytes", "memory", "cloneStart"]);
  const both = ["--only", "cloneStart", "--clone"];
  expect(readArguments(both, known).names).toEqual(["cloneStart"]);
});

test.each([
  ["--only", "byts"],
  ["--minutes", "soon"],
  ["--minutes", "0"],
  ["--minutes=121"],
  ["--all"],
])("refuses what it does not know: %s %s", (...given) => {
  expect(() => readArguments(given, known)).toThrow();
});
