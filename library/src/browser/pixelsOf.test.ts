import { afterEach, expect, test, vi } from "vitest";
import { pixelsOf } from "./pixelsOf.ts";

const header = {} as Element;

afterEach(() => void vi.restoreAllMocks());

test.each([
  ["110", 110],
  ["87.5", 87.5],
  ["110px", 110],
])("a base height of %s is one in pixels [TH-004]", (text, height) => {
  expect(pixelsOf(header, text, 90)).toBe(height);
});

test("a header that does not say its height has the default, without a word", () => {
  const said = vi.spyOn(console, "warn").mockReturnValue();
  expect(pixelsOf(header, undefined, 90)).toBe(90);
  expect(said).not.toHaveBeenCalled();
});

test.each(["", "0", "-5", "high", "Infinity"])(
  "what is no height, as %j, is the default, and said",
  (text) => {
    const said = vi.spyOn(console, "warn").mockReturnValue();
    expect(pixelsOf(header, text, 120)).toBe(120);
    expect(said).toHaveBeenCalledOnce();
  },
);
