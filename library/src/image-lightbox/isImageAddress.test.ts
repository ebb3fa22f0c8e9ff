import { describe, expect, test } from "vitest";
import { IMAGE_ENDINGS, isImageAddress } from "./isImageAddress.ts";

describe("isImageAddress", () => {
  test.each(IMAGE_ENDINGS)("takes a name that ends in %s for a picture", (ending) => {
    expect(isImageAddress(`/a/sea.${ending}`)).toBe(true);
    expect(isImageAddress(`https://a.example/SEA.${ending.toUpperCase()}?v=2#top`)).toBe(true);
  });

  test.each([
    "",
    "#sea.jpg",
    "/sea",
    "/jpg",
    "/sea.jpg/",
    "/sea.jpg.html",
    "/sea.html?picture=sea.jpg",
    "/sea.html#sea.png",
    "https://a.example/?sea\n.jpg",
  ])("takes %j for none", (address) => {
    expect(isImageAddress(address)).toBe(false);
  });
});
