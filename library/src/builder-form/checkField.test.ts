import { expect, test } from "vitest";
import { type CheckedField, checkField } from "./checkField.ts";

const check = (value: string, field: Partial<CheckedField> = {}) =>
  checkField({ value, isRequired: false, kinds: [], min: 0, ...field });

test("an empty field is wrong only where it is required, whatever else it must be", () => {
  expect(check(" ", { isRequired: true })).toBe("required");
  expect(check("", { kinds: ["email", "phone", "url"], min: 9 })).toBeUndefined();
  expect(check("x", { isRequired: true })).toBeUndefined();
});

test.each([
  ["email", "a@b", "ADA@EXAMPLE.COM"],
  ["phone", "12345", "+49 (30) 123-456"],
  ["phone", "0301234x", "030/1234.56"],
  ["url", "ftp://a.example", "https://a.example"],
  ["url", "a.example", "http://a.example/b?c"],
] as const)("a field for %s takes no %s, but %s", (kind, wrong, right) => {
  expect(check(wrong, { kinds: ["text", kind] })).toBe(kind);
  expect(check(right, { kinds: ["text", kind] })).toBeUndefined();
});

test("a text has its least number of characters, spaces around it not counted", () => {
  expect(check("four ", { min: 5 })).toBe("min");
  expect(check("fives", { min: 5 })).toBeUndefined();
  expect(check("😀😀😀😀", { min: 5 })).toBe("min");
});

test("a password is repeated exactly, also an empty one", () => {
  expect(check("Secret", { original: "secret" })).toBe("passwordmismatch");
  expect(check("", { original: "secret" })).toBe("passwordmismatch");
  expect(check("secret", { original: "secret" })).toBeUndefined();
});
