import * as v from "valibot";
import { expect, test } from "vitest";
import { previewAddress, previewQuery } from "./previewWire.ts";
import { withLessMotion } from "./withLessMotion.ts";

test("A preview's address says how it is looked at, and is read again", () => {
  const view = { theme: "dark", motion: "reduce", script: "off", direction: "rtl" } as const;
  const address = previewAddress("an-id", { ...view, visitor: undefined });
  expect(address).toBe("/preview/an-id?theme=dark&motion=reduce&script=off&direction=rtl");
  const query = Object.fromEntries(new URL(address, "http://site.test").searchParams);
  expect(v.parse(previewQuery, query)).toEqual(view);
  expect(previewAddress("an-id")).toBe("/preview/an-id");
});

test("What an address says that no preview knows is left out", () => {
  expect(v.parse(previewQuery, { theme: "pink", script: "on", other: "x" })).toEqual({});
});

test.each([
  ["@media (prefers-reduced-motion: reduce){a{}}", "@media (min-width:0){a{}}"],
  ["@media (prefers-reduced-motion:no-preference){a{}}", "@media (max-width:0){a{}}"],
  ["print, (prefers-reduced-motion)", "print, (min-width:0)"],
  ["not (prefers-reduced-motion:reduce)", "not (min-width:0)"],
  ["(prefers-color-scheme: dark)", "(prefers-color-scheme: dark)"],
])("%s where less motion is preferred", (text, expected) => {
  expect(withLessMotion(text)).toBe(expected);
});
