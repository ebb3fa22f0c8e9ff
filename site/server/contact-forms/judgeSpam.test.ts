import { expect, test } from "vitest";
import { judgeSpam } from "./judgeSpam.ts";

const traces = { texts: ["Buy cheap Viagra now"], userAgent: "Mozilla/5.0", address: "192.0.2.7" };

test.each([
  ["a word of the list, in any case", "vIAGRA", true],
  ["a part of a word", "iagr", true],
  ["a phrase", " cheap viagra ", true],
  ["the address that it came from", "192.0.2", true],
  ["what it was sent with", "mozilla", true],
  ["another word", "casino", false],
  ["a word of one byte, which stands in every text", "b", false],
  ["a letter of two bytes that stands nowhere in it", "ä", false],
  ["nothing", "  ", false],
  ["what is longer than a word", "Buy cheap ".repeat(26), false],
])("With %s it is judged so", (_what, word, isSpam) => {
  expect(judgeSpam(traces, [word])).toBe(isSpam);
});

test("Each text is looked through as far as people write, and no further", () => {
  const judge = (...texts: string[]) => judgeSpam({ ...traces, texts }, ["casino"]);
  expect(judge(`${"x".repeat(19_994)}casino`)).toBe(true);
  expect(judge(`${"x".repeat(20_000)}casino`)).toBe(false);
  expect(judge("x".repeat(30_000), "casino")).toBe(true);
});

test.each(["", " ", "x", " x "])("What calls itself %j is no browser", (userAgent) => {
  expect(judgeSpam({ ...traces, userAgent }, [])).toBe(true);
});
