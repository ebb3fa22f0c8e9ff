import { describe, expect, test } from "vitest";
import { passwordStrength, STRENGTH_SCORES, STRENGTHS } from "./passwordStrength.ts";

describe("passwordStrength", () => {
  test("the numbers are those of the specification", () => {
    expect(STRENGTH_SCORES).toEqual([30, 60, 80]);
    expect(STRENGTHS).toEqual(["weak", "so-so", "good", "great"]);
  });

  test.each([
    [0, "weak", 1],
    [29, "weak", 1],
    [30, "so-so", 2],
    [59, "so-so", 2],
    [60, "good", 3],
    [79, "good", 3],
    [80, "great", 4],
    [1000, "great", 4],
  ])("a score of %i is %s, shown by %i of four bars", (score, strength, bars) => {
    expect(passwordStrength(score)).toEqual({ strength, bars });
  });
});
