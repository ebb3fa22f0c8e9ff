import { describe, expect, test } from "vitest";
import { MAX_NEXT_LENGTH, nextPath } from "./nextPath.ts";

describe("where a visitor is led next", () => {
  test.each([
    "https://evil.example/",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\/evil.example",
    "/\t/evil.example",
    "/\n//evil.example",
    "/.//evil.example",
    "/..//evil.example",
    "/a/..//evil.example",
    "/%2e%2e//evil.example",
    " //evil.example",
    "javascript:alert(1)",
    "account",
    "",
    `/${"a".repeat(MAX_NEXT_LENGTH)}`,
  ])("is never another site: %j", (asked) => {
    expect(nextPath(asked, "/account")).toBe("/account");
  });

  test.each([
    ["/journal/a?b=1#c", "/journal/a?b=1#c"],
    ["/de/café", "/de/caf%C3%A9"],
    ["/a\r\nset-cookie: b", "/aset-cookie:%20b"],
    ["/@evil.example", "/@evil.example"],
  ])("is a path on this site, encoded: %j", (asked, path) => {
    expect(nextPath(asked, "/account")).toBe(path);
  });

  test("is the fallback where nothing was asked", () => {
    expect([nextPath(null, "/"), nextPath(undefined, "/")]).toEqual(["/", "/"]);
  });
});
