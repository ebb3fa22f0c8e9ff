import { expect, test, vi } from "vitest";
import { readHeight } from "./readHeight.ts";

/** As much of an element as is asked for: its attributes. */
function header(height?: string): Element {
  return { getAttribute: () => height ?? null } as unknown as Element;
}

const NAME = "data-header-base-height";

test.each([
  ["110", 110],
  ["87.5", 87.5],
  ["110px", 110],
])("a base height of %s is one in pixels [TH-004]", (text, height) => {
  expect(readHeight(header(text), NAME, 90)).toBe(height);
});

test("a header that does not say its height has the default, without a word", () => {
  const said = vi.spyOn(console, "warn").mockReturnValue();
  expect(readHeight(header(), NAME, 90)).toBe(90);
  expect(said).not.toHaveBeenCalled();
  said.mockRestore();
});

test.each(["", "0", "-5", "high", "Infinity"])(
  "what is no height, as %j, is the default, and said",
  (text) => {
    const said = vi.spyOn(console, "warn").mockReturnValue();
    expect(readHeight(header(text), NAME, 120)).toBe(120);
    expect(said).toHaveBeenCalledOnce();
    said.mockRestore();
  },
);
