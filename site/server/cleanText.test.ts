import { describe, expect, test } from "vitest";
import { cleanLine, cleanText, isVisible } from "./cleanText.ts";

describe("a line that a visitor wrote", () => {
  test.each([
    ["blanks around and inside", "  Ada \t Lovelace \n", "Ada Lovelace"],
    ["the character U+0000", "A\0da", "Ada"],
    ["an escape sequence", "\u001b[31mAda\u0007", "[31mAda"],
    ["what turns the text around", "\u202eadA\u2066", "adA"],
    ["marks that a script needs", "می\u200cخواهم", "می\u200cخواهم"],
    ["joined emoji", "👩\u200d🚀", "👩\u200d🚀"],
    ["Arabic, Chinese and Devanagari", " ليلى 李雷 नमस्ते ", "ليلى 李雷 नमस्ते"],
  ])("with %s is cleaned and keeps the rest", (_what, text, cleaned) => {
    expect(cleanLine(text)).toBe(cleaned);
  });
});

describe("a text that a visitor wrote", () => {
  test("keeps its paragraphs, however its lines end", () => {
    expect(cleanText(" one\r\ntwo\rthree\u2029\n \n\n\tfour\n")).toBe("one\ntwo\nthree\n\nfour");
  });

  test("is cleaned in time that grows with its length, also where it is all blanks", () => {
    const started = performance.now();
    expect(cleanText("\n \t".repeat(100_000))).toBe("");
    expect(cleanText(`a${"\n ".repeat(100_000)}b`)).toBe("a\n\nb");
    // Time that grows with the square would be a minute.
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});

test("Text of blanks, joiners and combining marks alone is not visible; every script is", () => {
  for (const text of ["", " ", "\u200b\u200d", "\u0301\u0301", "\u3000"]) {
    expect([text, isVisible(text)]).toEqual([text, false]);
  }
  for (const text of ["a", "ش", "李", "न", "7", "?", "🦊"]) expect(isVisible(text)).toBe(true);
});
