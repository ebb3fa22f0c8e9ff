import { expect, test } from "vitest";
import { findSlowPatterns } from "./findSlowPatterns.js";

const reasons = (source: string): string[] =>
  findSlowPatterns("a.ts", source).map(({ line, pattern }) => `${line} ${pattern}`);

test("patterns that a text can make slow are found, with their line", () => {
  expect(reasons("const a = 1;\nconst b = /^(a+)+$/;")).toEqual(["2 /^(a+)+$/"]);
  expect(reasons("const b: RegExp = /(?:x|xx)*y/u;")).toHaveLength(1);
  expect(reasons("text.replace(/\\s+$/, '')")).toHaveLength(1);
});

test("patterns that read each character once are not", () => {
  expect(reasons("const a = /^[a-z]+@[a-z]+$/i; const b = /\\d{4}-\\d\\d/;")).toEqual([]);
  expect(reasons("const c = 'no /(a+)+/ pattern';")).toEqual([]);
});
