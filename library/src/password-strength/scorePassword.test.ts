import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { COMMON_WORDS, MIN_SCORED_LENGTH, scorePassword } from "./scorePassword.ts";

describe("scorePassword", () => {
  test("nothing under 5 characters scores anything [PB-120]", () => {
    expect(MIN_SCORED_LENGTH).toBe(5);
    expect(["", "aB1!", " aB1! ", "😀😀😀😀"].map(scorePassword)).toEqual([0, 0, 0, 0]);
    expect(scorePassword("aB1!c")).toBeGreaterThan(0);
  });

  test("a password that holds a common word scores nothing, in any case [PB-121]", () => {
    expect(COMMON_WORDS).toEqual(["passwd", "mypass", "password", "wordpress"]);
    for (const word of ["Xpassword9!", "PASSWORD-12", "my-WordPress-9", "Mypass#22", "oldPasswd_7"])
      expect(scorePassword(word), word).toBe(0);
    expect(scorePassword("pass-word 9!")).toBeGreaterThan(0);
  });

  test("each distinct character counts 5 [PB-122]", () => {
    // Underscores and letters beyond A to Z bring nothing of their own but being there.
    expect(scorePassword("______")).toBe(5);
    expect(scorePassword("abcdef")).toBe(6 * 5 + 10);
    expect(scorePassword("abcabc")).toBe(3 * 5 + 10);
  });

  test("a lowercase letter brings 10, once, and so does an uppercase one [PB-123, PB-124]", () => {
    expect(scorePassword("aaaaa")).toBe(5 + 10);
    expect(scorePassword("AAAAA")).toBe(5 + 10);
    expect(scorePassword("aAaAa")).toBe(10 + 10 + 10);
  });

  test("each digit counts 2 [PB-125]", () => {
    expect(scorePassword("11111")).toBe(5 + 5 * 2);
    expect(scorePassword("aa111")).toBe(10 + 10 + 3 * 2);
  });

  test("each character that is no letter, digit or underscore counts 10 [PB-126]", () => {
    expect(scorePassword("!!!!!")).toBe(5 + 5 * 10);
    expect(scorePassword("aaa!?")).toBe(15 + 10 + 2 * 10);
    expect(scorePassword("😀😀😀😀😀")).toBe(5 + 5 * 10);
  });

  test("the sum is that of the real meter", () => {
    expect(scorePassword("abcdef")).toBe(40);
    expect(scorePassword("Abcdef12!x")).toBe(84);
    expect(scorePassword("  Abcdef12!x ")).toBe(84);
  });

  test("any text has a score, a whole number from 0; what is added after it never takes away", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary" }),
        fc.constantFrom("a", "Z", "7", "!", "_"),
        (text, more) => {
          const score = scorePassword(text);
          expect(Number.isInteger(score) && score >= 0).toBe(true);
          const longer = scorePassword(text + more);
          expect(longer === 0 || longer >= score).toBe(true);
        },
      ),
    );
  });
});
