import { expect, test } from "vitest";
import { foldAnswer } from "./foldAnswer.ts";

test.each([
  ["Paris", " pa r\u00a0is\n"],
  ["Paris", "ＰＡＲＩＳ"],
  ["Tom & Jerry", "tom&amp;jerry"],
  ["<b>", "&lt;B&#62;"],
  ["4", "４"],
  ["42", "٤٢"],
  ["42", "۴۲"],
  ["Zürich", "Zu\u0308rich"],
  ["yes", "y\u200be\u00ads\u202e"],
])("%j and %j are the same answer", (one, other) => {
  expect(foldAnswer(one)).toBe(foldAnswer(other));
  expect(foldAnswer(one)).not.toBe("");
});

test.each([
  ["Paris", "Pari"],
  ["&amp;lt;", "<"],
  ["a", "а"],
  ["1", "I"],
])("%j and %j are not", (one, other) => {
  expect(foldAnswer(one)).not.toBe(foldAnswer(other));
});

test.each(["", " \t", "\u200b", "\u202e\u0000", "x".repeat(100_000)])(
  "What shows nothing, or is written by no hand, is no answer",
  (text) => expect(foldAnswer(text)).toBe(""),
);

test("An entity beyond all characters stays as it is", () => {
  expect(foldAnswer("&#x110000;&#9999999;&unknown;")).toBe("&#x110000;&#9999999;&unknown;");
});
