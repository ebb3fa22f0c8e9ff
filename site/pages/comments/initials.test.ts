import { describe, expect, test } from "vitest";
import { initials, MONOGRAM_COLOURS, monogramColour } from "./initials.ts";

describe("the initials of a name", () => {
  test.each([
    ["Ada Lovelace", "AL"],
    ["ada", "A"],
    ["Ludwig van Beethoven", "LB"],
    ["Мария Кюри", "МК"],
    ["Élodie d’Aubigné", "ÉA"],
    ["E\u0301lodie", "E\u0301"],
    ["ليلى العلوي", "ل"],
    ["李雷", "李"],
    ["नमस्ते", "न"],
    ["김 철수", "김"],
    ["👩‍🚀 🦊", "👩‍🚀"],
    ["?!", "?"],
    ["4 Farben", "4"],
    ["", ""],
    ["<script>", "S"],
    [`${"\u0301".repeat(10_000)}`, "\u0301".repeat(50)],
  ])("%j are %j", (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});

test("A name has always the same of six colours, and names use them all", () => {
  expect(MONOGRAM_COLOURS).toBe(6);
  expect(monogramColour("Ada")).toBe(monogramColour("Ada"));
  const used = new Set(Array.from({ length: 200 }, (_, index) => monogramColour(`Name ${index}`)));
  expect([...used].sort()).toEqual([0, 1, 2, 3, 4, 5]);
});
