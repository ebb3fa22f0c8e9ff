import { expect, test } from "vitest";
import { withPictureSizes } from "./withPictureSizes.ts";

test("an uploaded picture comes in the sizes that its width on the page may need", () => {
  const html = '<img alt="a" src="/media/uploads/2026/ab.jpg" width="300" height="200" />';
  expect(withPictureSizes(html)).toBe(
    '<img alt="a" src="/media/640w/uploads/2026/ab.jpg" srcset="/media/160w/uploads/2026/ab.jpg 160w, /media/320w/uploads/2026/ab.jpg 320w, /media/480w/uploads/2026/ab.jpg 480w, /media/640w/uploads/2026/ab.jpg 600w" sizes="(max-width: 300px) 100vw, 300px" width="300" height="200" />',
  );
});

test.each([
  '<img src="/media/uploads/2026/ab.jpg" />',
  '<img src="/media/uploads/2026/ab.jpg" srcset="/b 2x" width="3" />',
  '<img src="/media/640w/uploads/2026/ab.jpg" width="300" />',
  '<img src="https://far.example/media/uploads/a.jpg" width="300" />',
])("%s stays as it is", (html) => {
  expect(withPictureSizes(html)).toBe(html);
});
