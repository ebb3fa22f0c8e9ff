import { expect, test } from "vitest";
import { fillIn } from "./fillIn.ts";

test("a text has its places filled in, in either form and any order", () => {
  expect(fillIn("{curr} of {total}", { curr: 1, total: 3 })).toBe("1 of 3");
  expect(fillIn("%curr% of %total%", { curr: 1, total: 3 })).toBe("1 of 3");
  expect(fillIn("%curr% von %total%", { curr: 1, total: 3 })).toBe("1 von 3");
  expect(fillIn("من %total% رقم %curr%", { curr: 2, total: 3 })).toBe("من 3 رقم 2");
});

test("numbers are written as the language writes them, and in English where there is none", () => {
  expect(fillIn("{count} left", { count: 1234 })).toBe("1234 left");
  expect(fillIn("{count} left", { count: 1234 }, "en")).toBe("1,234 left");
  expect(fillIn("noch {count}", { count: 1234 }, "de")).toBe("noch 1.234");
  expect(fillIn("{count}", { count: 12 }, "ar-EG")).toBe("١٢");
  for (const language of ["", "x", "no such language", "<script>"])
    expect(fillIn("{count}", { count: 1234 }, language)).toBe("1,234");
});

test("a text without places, or with others, stays as it is", () => {
  expect(fillIn("Loading…", { curr: 1 })).toBe("Loading…");
  expect(fillIn("%curr% %other% {other} 100%", { curr: "$&" })).toBe("$& %other% {other} 100%");
  expect(fillIn("%toString% {toString}", {})).toBe("%toString% {toString}");
  expect(fillIn("{curr} of 3", { curr: "{total}", total: 4 })).toBe("{total} of 3");
});
