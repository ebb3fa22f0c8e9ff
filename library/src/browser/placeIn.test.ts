import { describe, expect, test } from "vitest";
import { idOf, placeIn } from "./placeIn.ts";

const page = "https://example.org/shop?p=2";

describe("placeIn", () => {
  test.each([
    ["#plans", "plans"],
    ["https://example.org/shop?p=2#plans", "plans"],
    ["#comments", "comments"],
    ["#a b", "a b"],
    ['#"><img src=x>', '"><img src=x>'],
    ["#%FF", "%FF"],
  ])("%s leads to a place on this page", (address, place) => {
    expect(placeIn(address, page)).toBe(place);
  });

  test.each([
    "https://example.org/shop?p=2#comments",
    "https://example.org/shop?p=2#my-comments-3",
    "https://example.org/shop#plans",
    "https://example.org/about#plans",
    "https://elsewhere.example/shop?p=2#plans",
    "https://example.org/shop?p=2",
    "mailto:someone@example.org#plans",
    "javascript:alert(1)#plans",
    "http://[#plans",
    "#",
    "#top",
    "#Top",
    "",
  ])("%s is left to the browser", (address) => {
    expect(placeIn(address, page)).toBeUndefined();
  });
});

test("an id is what its place says, decoded where that is possible", () => {
  expect(idOf("caf%C3%A9")).toBe("café");
  expect(idOf("a b")).toBe("a b");
  expect(idOf("%FF")).toBe("%FF");
  expect(idOf('"><img src=x>')).toBe('"><img src=x>');
});
