import { expect, test } from "vitest";
import { isAhead, PRELOAD, slidesOf } from "./lightboxSlides.ts";

test("a gallery of ten fetches the picture in view and the next two, and none before it", () => {
  expect(PRELOAD).toBe(2);
  expect([-2, -1, 0, 1, 2].filter((offset) => isAhead(offset, 10))).toEqual([0, 1, 2]);
});

test("in one that goes round soon, the one before is ahead, too", () => {
  expect([-1, 0, 1].filter((offset) => isAhead(offset, 3))).toEqual([-1, 0, 1]);
  expect([-2, -1, 0, 1, 2].filter((offset) => isAhead(offset, 4))).toEqual([-2, 0, 1, 2]);
  expect(isAhead(0, 1)).toBe(true);
});

test("a picture is named by its text, else by its caption; all else is content", () => {
  const [named, captioned, film] = slidesOf([
    { href: "/a.jpg", alt: "A", caption: "B" },
    { href: "/b.jpg", caption: "B" },
    { href: "https://vimeo.com/76979871", type: "frame" },
  ]);
  expect(named).toMatchObject({ type: "image", src: "/a.jpg", alt: "A" });
  expect(captioned).toMatchObject({ alt: "B" });
  expect(film).toMatchObject({ type: "content" });
});
