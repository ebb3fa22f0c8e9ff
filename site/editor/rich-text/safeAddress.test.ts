import { expect, test } from "vitest";
import { linkAsMeant, safeLink, safePicture } from "./safeAddress.ts";

test.each([
  "/about",
  "#top",
  "?page=2",
  "https://example.org",
  "mailto:a@b.org",
  "tel:+49",
  "a/b:c",
])("A link may lead to %s", (address) => {
  expect(safeLink(` ${address} `)).toBe(address);
});

test.each([
  "javascript:alert(1)",
  " JavaScript:alert(1)",
  "java\nscript:alert(1)",
  "java\u200bscript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "file:///etc/passwd",
])("No link may lead to %j", (address) => {
  expect(safeLink(address)).toBeUndefined();
  expect(linkAsMeant(address)).toBeUndefined();
});

test("A picture in a text is one of this site or of the web, never one that is pasted in as data", () => {
  expect(safePicture("/media/2026/a.jpg")).toBe("/media/2026/a.jpg");
  expect(safePicture("https://example.org/a.jpg")).toBe("https://example.org/a.jpg");
  expect(safePicture("data:image/png;base64,AAAA")).toBeUndefined();
  expect(safePicture("file:///c:/clip_image001.png")).toBeUndefined();
  expect(safePicture("")).toBeUndefined();
});

test.each([
  ["example.org", "https://example.org"],
  ["www.example.org/a?b#c", "https://www.example.org/a?b#c"],
  ["müller.example/über", "https://müller.example/über"],
  ["localhost:3000", undefined],
  ["ada@example.org", "mailto:ada@example.org"],
  ["/shop", "/shop"],
  ["#prices", "#prices"],
  ["two words", undefined],
  ["", undefined],
])("%j is meant as %j", (typed, meant) => {
  expect(linkAsMeant(typed)).toBe(meant);
});
