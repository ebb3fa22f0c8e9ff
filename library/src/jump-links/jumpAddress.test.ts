import { describe, expect, test } from "vitest";
import { idOf, jumpAddress } from "./jumpAddress.ts";

const page = "https://example.org/shop?p=2#here";

const hashOf = (written: string, base = page) => jumpAddress(written, base, page)?.hash;

describe("jumpAddress", () => {
  test.each([
    ["#plans", "#plans"],
    ["/shop?p=2#plans", "#plans"],
    ["https://example.org/shop?p=2#plans", "#plans"],
    ["#comments", "#comments"],
    ["#a b", "#a%20b"],
    ['#"><img src=x>', "#%22%3E%3Cimg%20src=x%3E"],
    ["#%FF", "#%FF"],
  ])("%s leads to a place on this page", (written, hash) => {
    expect(hashOf(written)).toBe(hash);
  });

  test.each([
    "/shop?p=2#comments",
    "/shop?p=2#my-comments-3",
    "/shop#plans",
    "/about#plans",
    "https://elsewhere.example/shop?p=2#plans",
    "/shop?p=2",
    "mailto:someone@example.org#plans",
    "javascript:alert(1)#plans",
    "http://[#plans",
    "#",
    "#top",
    "",
  ])("%s is left to the browser", (written) => {
    expect(hashOf(written)).toBeUndefined();
  });

  test("the place alone means this page, whatever the page's base", () => {
    expect(hashOf("#plans", "https://example.org/elsewhere/")).toBe("#plans");
    expect(hashOf("shop?p=2#plans", "https://example.org/elsewhere/")).toBeUndefined();
  });
});

test("an id is what its hash says, decoded where that is possible", () => {
  expect(idOf("#caf%C3%A9")).toBe("café");
  expect(idOf("#a b")).toBe("a b");
  expect(idOf("#%FF")).toBe("%FF");
  expect(idOf('#"><img src=x>')).toBe('"><img src=x>');
});
