import { describe, expect, test } from "vitest";
import { numberWithin } from "./values.ts";

describe("numberWithin", () => {
  const bounds = { min: 0, max: 500, fallback: 7 };

  test("takes numbers, also as text, and holds them within their bounds", () => {
    expect(["24", 24, "2.5", "-3", 1e9, "1e2"].map((one) => numberWithin(one, bounds))).toEqual([
      24, 24, 2.5, 0, 500, 100,
    ]);
  });

  test("takes the default for everything else", () => {
    for (const one of ["", " ", "24px", "NaN", "Infinity", null, undefined, [], {}, true]) {
      expect(numberWithin(one, bounds)).toBe(7);
    }
  });
});
