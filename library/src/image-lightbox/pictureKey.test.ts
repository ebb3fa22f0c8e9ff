import { describe, expect, test } from "vitest";
import { linkInPlace, pictureName, placeFor } from "./pictureKey.ts";

const LINKS = [
  "/media/1600w/sea.svg",
  "/media/1600w/two words ä.jpg",
  "/2024/sea.png",
  "/2025/sea.png",
  "https://www.youtube.com/watch?v=abc",
  "#inside",
  "/",
];

describe("the place of a shared address", () => {
  test("is the name of what the link leads to", () => {
    expect(placeFor("/media/1600w/sea.svg", LINKS)).toBe("#picture=sea.svg");
    expect(pictureName("https://www.youtube.com/watch?v=abc")).toBe("watch?v=abc");
    expect(pictureName("/a/b/")).toBe("b");
    expect(pictureName("#a/b")).toBe("b");
  });

  test("is the whole address where two have one name", () => {
    expect(placeFor("/2025/sea.png", LINKS)).toBe("#picture=%2F2025%2Fsea.png");
  });

  test.each(LINKS.map((address, index) => [address, index] as const))(
    "of %s leads back to it",
    (address, index) => {
      expect(linkInPlace(placeFor(address, LINKS), LINKS)).toBe(index);
    },
  );

  test.each(["", "#", "#picture", "#picture=", "#picture=none.jpg", "#sea.svg", "#picture=%E0%A4"])(
    "%j means none of them",
    (place) => {
      expect(linkInPlace(place, LINKS)).toBe(-1);
    },
  );
});
