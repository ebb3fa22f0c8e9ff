import { describe, expect, test } from "vitest";
import { encodePath, MAX_PATH_LENGTH, pagePath } from "./pagePath.ts";

describe("pagePath", () => {
  test.each([
    ["/", "/"],
    ["/about", "/about"],
    ["/about/", "/about"],
    ["//about///us/", "/about/us"],
    ["/./about", "/about"],
    ["/caf%C3%A9", "/café"],
    ["/a%20b", "/a b"],
  ])("%s is the page %s", (asked, path) => {
    expect(pagePath(asked)).toBe(path);
  });

  test.each([
    "/../etc/passwd",
    "/a/..",
    "/%2e%2e/secret",
    "/..%2fsecret",
    "/%",
    "/%E0%A4%A",
    "/a%00b",
    "/a%0d%0aset-cookie:x",
    "/a\\..\\b",
    `/${"a".repeat(MAX_PATH_LENGTH)}`,
    `/${"a".repeat(100_000)}`,
  ])("%.40s is no page", (asked) => {
    expect(pagePath(asked)).toBeUndefined();
  });

  test("encoded again it is the same page", () => {
    for (const path of ["/", "/café", "/a b/ü?#", "/100%"]) {
      expect(pagePath(encodePath(path))).toBe(path);
    }
  });
});
