import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { injections } from "../../../tests/support/injections.ts";
import { pagePath } from "../pagePath.ts";
import { documentPath } from "./documentPath.ts";

const site = "https://old.example/blog";

function pathOf(link: string, slugs: string[] = ["slug"]): string {
  return documentPath({ link, site, slugs, fallback: "post-12" });
}

describe("documentPath", () => {
  test.each([
    ["keeps the path of a link to the site", "https://old.example/blog/a/b/", "/a/b"],
    ["keeps dates in it", "https://old.example/blog/2020/01/a/", "/2020/01/a"],
    ["reads the same site with http and www", "http://www.old.example/blog/a", "/a"],
    ["decodes what is percent-encoded", "https://old.example/blog/%d8%b3/caf%C3%A9", "/س/café"],
    ["composes characters", "https://old.example/blog/cafe%CC%81", "/café"],
    ["takes the site's own address for its first page", "https://old.example/blog/", "/"],
    ["takes out dotted steps", "https://old.example/blog/a/../b/./c", "/b/c"],
    ["takes the slug where the link leads elsewhere", "https://new.example/blog/a", "/slug"],
    [
      "takes the slug where the link leads beside the site",
      "https://old.example/blogger/a",
      "/slug",
    ],
    ["takes the slug where the link is a question", "https://old.example/blog/?p=12", "/slug"],
    ["takes the slug where the link is no address", "not a link", "/slug"],
    [
      "takes the slug where the link leads out of the site",
      "https://old.example/blog/../../etc/passwd",
      "/slug",
    ],
    [
      "takes the slug where the path is too long",
      `https://old.example/blog/${"a".repeat(1200)}`,
      "/slug",
    ],
    ["takes the slug where a hidden step leads up", "https://old.example/blog/%2e%2e%2fa", "/slug"],
  ])("%s", (_, link, path) => {
    expect(pathOf(link)).toBe(path);
  });

  test("puts the slugs of the pages above before its own", () => {
    expect(pathOf("", ["a", "b c", "d"])).toBe("/a/b c/d");
  });

  test("has an address even for what has neither link nor slug", () => {
    expect(pathOf("", ["parent", ""])).toBe("/post-12");
    expect(pathOf("", [".."])).toBe("/post-12");
  });

  test("is always a path that the server answers under that very name", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.constantFrom(...injections), fc.string({ unit: "binary" })),
        (text) => {
          for (const path of [pathOf(`${site}/${text}`), pathOf("", [text])]) {
            expect(path).toBe(pagePath(encodeURIComponent(path).replaceAll("%2F", "/")));
          }
        },
      ),
    );
  });
});
