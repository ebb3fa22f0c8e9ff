import { expect, test } from "vitest";
import { writtenDirection } from "./writtenDirection.ts";

test.each([
  ["Plain words", "ltr"],
  ["طباعة بالشاشة", "rtl"],
  ["דפוס רשת", "rtl"],
  ["ދިވެހި", "rtl"],
  ["طباعة بالشاشة مع Halftone", "rtl"],
  ["A word, طباعة, in English", "ltr"],
  ["日本の印刷", "ltr"],
  ["Печать", "ltr"],
  ["2026 · 50 %", null],
  ["", null],
] as const)("%s runs %s", (text, direction) => {
  expect(writtenDirection(text)).toBe(direction);
});
