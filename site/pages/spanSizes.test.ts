import { expect, test } from "vitest";
import { spanSizes, WHOLE_PAGE } from "./spanSizes.ts";

test("says a picture's width for wide, middle and narrow screens", () => {
  expect(spanSizes({ wide: 3, middle: 2, narrow: 2 })).toBe(
    "(width >= 64rem) calc(min(92rem, 93vw) * 0.25 - min(2rem, 2vw)), " +
      "(width >= 48rem) calc(92.5vw * 0.25 - 2vw), calc((100vw - 2.25rem) * 0.5 - 0.75rem)",
  );
});

test("what spans the page takes all columns", () => {
  expect(spanSizes(WHOLE_PAGE)).toContain("* 1 - min(2rem, 2vw)");
});
