import { assert, property, stringMatching } from "fast-check";
import { expect, test } from "vitest";
import { fileOf } from "../../../../tests/support/fileOf.ts";
import { ruleHolds } from "../../../../tests/support/ruleHolds.ts";
import { fileRule } from "./file.ts";

const fits = (name: string, accept: string[], type = ""): boolean =>
  ruleHolds(fileRule, [fileOf(name, 1, type)], { accept });

test("an ending that is listed is taken, another is not [CF-052]", () => {
  expect(fits("a.pdf", [".pdf", ".txt"])).toBe(true);
  expect(fits("a.exe", [".pdf", ".txt"])).toBe(false);
  expect(fits("a.PDF", [".pdf"])).toBe(true);
  expect(fits("a.pdf", [".PDF"])).toBe(true);
  expect(fits("a.pdf.exe", [".pdf"])).toBe(false);
});

test("a type that is listed is taken, known by the ending, another is not [CF-053]", () => {
  expect(fits("a.png", ["image/png"])).toBe(true);
  expect(fits("a.png", ["image/png"], "image/png")).toBe(true);
  expect(fits("a.jpg", ["image/png"], "image/jpeg")).toBe(false);
  expect(fits("a.png", ["IMAGE/PNG"])).toBe(true);
  const docx = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
  expect(fits("a.docx", [docx])).toBe(true);
});

test("a kind of type takes all endings of that kind", () => {
  for (const ending of ["jpg", "png", "gif", "webp", "avif", "heic", "heif", "svg"]) {
    expect(fits(`a.${ending}`, ["image/*"]), ending).toBe(true);
    expect(fits(`a.${ending}`, ["audio/*", "video/*"]), ending).toBe(false);
  }
  expect(fits("a.mp3", ["audio/*"])).toBe(true);
  expect(fits("a.mov", ["video/*"])).toBe(true);
});

test("the type that the sender states counts only where the name has no ending", () => {
  expect(fits("photo", ["image/*"], "image/png")).toBe(true);
  expect(fits("photo", ["image/*"])).toBe(false);
  expect(fits("a.php", ["image/*"], "image/png")).toBe(false);
  expect(fits("a.", ["image/*"], "image/png")).toBe(false);
});

test("endings of two parts, and with other characters than letters, are endings", () => {
  expect(fits("a.tar.gz", [".tar.gz"])).toBe(true);
  expect(fits("a.gz", [".tar.gz"])).toBe(false);
  expect(fits("a.c++", [".c++"])).toBe(true);
});

test("what is neither an ending nor a type takes nothing, nor does an empty list", () => {
  for (const accept of [[], ["*/*"], ["txt"], ["*"], ["/*"], [""]]) {
    expect(fits("a.txt", accept, "text/plain"), accept.join()).toBe(false);
  }
  expect(ruleHolds(fileRule, [fileOf("a.txt")])).toBe(false);
});

test("each of several must fit, and a text is no file", () => {
  const accept = [".txt"];
  expect(ruleHolds(fileRule, [fileOf("a.txt"), fileOf("b.exe")], { accept })).toBe(false);
  expect(ruleHolds(fileRule, [fileOf("a.txt"), "b.txt"], { accept })).toBe(false);
  expect(ruleHolds(fileRule, [], { accept })).toBe(true);
});

test("a file fits the ending of its own name and no other", () => {
  const endings = stringMatching(/^[a-z0-9]{1,6}$/);
  assert(
    property(endings, endings, (own, other) => {
      expect(fits(`name.${own}`, [`.${other}`])).toBe(own === other);
    }),
  );
});
