import fc from "fast-check";
import { expect, test } from "vitest";
import { foldWords, MAX_WORD_LENGTH, toIndexWords, toQueryWords } from "./foldText.ts";

const fold = (text: string) => foldWords(text, 1000);

/** Halves of surrogate pairs, too. */
const anyCharacter = fc
  .integer({ min: 0, max: 0x10_ff_ff })
  .map((code) => String.fromCodePoint(code));

test("Words are compared without case, accents and points, in one form of each character", () => {
  expect(fold("Ärger CAFÉ cafe\u0301 Straße ＷＩＤＥ ﬁn İstanbul")).toEqual([
    "arger",
    "cafe",
    "cafe",
    "strasse",
    "wide",
    "fin",
    "istanbul",
  ]);
  expect(fold("مَكْتَبَةٌ الطـــباعة أحمد")).toEqual(["مكتبة", "الطباعة", "احمد"]);
  expect(fold("שָׁלוֹם עַל־פִּי")).toEqual(["שלום", "על", "פי"]);
});

test("Letters and digits of every script are words, all else stands between them", () => {
  expect(fold("Print-No.7, 'it’s' <b>हिन्दी</b> & 한국어; Ελλάδα|русский")).toEqual([
    "print",
    "no",
    "7",
    "it",
    "s",
    "b",
    "हिन्दी",
    "b",
    "한국어",
    "ελλαδα",
    "русскии",
  ]);
  expect(fold("!!! \0 \ud800 --- 😀")).toEqual([]);
});

test("A word that is longer than PostgreSQL takes is cut the same way wherever it stands", () => {
  expect(MAX_WORD_LENGTH).toBe(100);
  const [word = ""] = foldWords("𠀀".repeat(10_000), 10_000);
  expect([...word]).toHaveLength(MAX_WORD_LENGTH);
  expect(Buffer.byteLength(word)).toBeLessThan(2046);
});

test("Scripts without spaces are indexed by pairs, so that any part of a line is found", () => {
  const indexed = toIndexWords(fold("東京の印刷所 No7版"));
  for (const part of ["印刷", "東京の", "京の印刷所", "刷所"]) {
    expect(toQueryWords(fold(part)).every((pair) => indexed.includes(pair))).toBe(true);
  }
  for (const single of ["東", "所", "版"]) {
    expect(indexed.some((pair) => pair.startsWith(single))).toBe(true);
  }
  expect(indexed).toContain("no7");
  expect(toQueryWords(["poster"])).toEqual(["poster"]);
});

test("Any text gives words of letters, marks and digits only, within its bounds", () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 300 }), (text) => {
      const words = foldWords(text, 200);
      for (const word of [...words, ...toIndexWords(words), ...toQueryWords(words)]) {
        expect(word).toMatch(/^[\p{L}\p{M}\p{N}ー]+$/u);
      }
      expect(words.join(" ").length).toBeLessThanOrEqual(400);
    }),
  );
});
