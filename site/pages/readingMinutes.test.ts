import { describe, expect, test } from "vitest";
import { readingMinutes, WORDS_PER_MINUTE } from "./readingMinutes.ts";

const words = (count: number, between = " "): string => Array(count).fill("word").join(between);
const minutesOf = (html: string): number =>
  readingMinutes([{ id: "a", type: "text", fields: { html } }]);

describe("how long a text takes to read", () => {
  test("is a minute for as many words as people read in one", () => {
    expect(minutesOf(words(WORDS_PER_MINUTE))).toBe(1);
    expect(minutesOf(words(3 * WORDS_PER_MINUTE))).toBe(3);
  });

  test("is nothing for a text of a few words, and never less than a minute for a longer one", () => {
    expect(minutesOf("")).toBe(0);
    expect(minutesOf(words(WORDS_PER_MINUTE / 2 - 1))).toBe(0);
    expect(minutesOf(words(WORDS_PER_MINUTE / 2))).toBe(1);
  });

  test("counts what blocks hold within blocks, and texts that are no HTML", () => {
    const text = { id: "a", type: "text", fields: { text: words(WORDS_PER_MINUTE) } };
    expect(
      readingMinutes([{ id: "b", type: "columns", fields: {}, slots: { main: [text, text] } }]),
    ).toBe(2);
  });

  test.each([
    ["tags", "<p class='a b c'>word</p>\n<p>"],
    ["line breaks and tabs", "\n\t  "],
    ["blanks that do not break", "\u00a0"],
    ["blanks of ideographs", "\u3000"],
  ])("takes %s for what stands between words", (_, between) => {
    // Tags hold a word of their own, so half as many are written.
    const perGap = between.includes("word") ? 2 : 1;
    expect(minutesOf(words((2 * WORDS_PER_MINUTE) / perGap, between))).toBe(2);
  });

  test("a sign for less than is no tag, and a tag that never ends hides what follows", () => {
    expect(minutesOf(`1 < 2 ${words(WORDS_PER_MINUTE)}`)).toBe(1);
    expect(minutesOf(`${words(WORDS_PER_MINUTE)} <a title="${words(WORDS_PER_MINUTE)}`)).toBe(1);
  });
});
