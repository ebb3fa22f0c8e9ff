import { expect, test } from "vitest";
import { accentColours, contrastOf, TEXT_CONTRAST } from "./accentColours.ts";

test("contrast is from 1 to 21", () => {
  expect(contrastOf("#ffffff", "#ffffff")).toBe(1);
  expect(contrastOf("#000000", "#ffffff")).toBeCloseTo(21, 5);
});

test("a colour that can be read is kept as it is", () => {
  expect(accentColours("#a02010").light).toBe("#a02010");
  expect(accentColours("#ffb090").dark).toBe("#ffb090");
});

test.each(["#ffff00", "#000000", "#ffffff", "#777777", "#0000ff", "#00ff00"])(
  "%s can be read on light pages and on dark ones, and so can what is written on it",
  (accent) => {
    const { light, dark, onLight, onDark } = accentColours(accent);
    for (const [one, other] of [
      [light, "#ebe8e1"],
      [light, onLight],
      [dark, "#26272f"],
      [dark, onDark],
    ] as const) {
      expect(contrastOf(one, other)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    }
  },
);
