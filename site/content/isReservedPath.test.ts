import { expect, test } from "vitest";
import { listedRoutes } from "../server/pages/routes.ts";
import { isReservedPath } from "./isReservedPath.ts";

/** Where the page that is shown is a document all the same. */
const OF_DOCUMENTS = ["/shop/:slug", "/contact"];

test("Every address that the site answers itself is reserved, but for those of documents", () => {
  for (const { pattern } of listedRoutes) {
    const path = pattern.replace(/:\w+/g, "x");
    for (const asked of [path, `/de${path}`]) {
      expect([asked, isReservedPath(asked)]).toEqual([asked, !OF_DOCUMENTS.includes(pattern)]);
    }
  }
});

test("Forms, files and what programs read are reserved too", () => {
  for (const path of [
    "/comments",
    "/sign-in",
    "/api/visitor",
    "/api",
    "/media/640w/a.svg",
    "/assets/x.css",
    "/vitrine/x",
    "/embeds/facebook",
    "/wp-admin/admin-ajax.php",
    "/sitemap.xml",
    "/sitemap-0.xml",
    "/robots.txt",
    "/journal/feed.xml",
    "/journal/tag/a/feed.xml",
  ]) {
    expect([path, isReservedPath(path)]).toEqual([path, true]);
  }
});

test("Other addresses are free, also such as begin alike", () => {
  for (const path of [
    "/",
    "/about",
    "/shopping",
    "/journal/moire",
    "/shop/pear",
    "/apiary",
    "/de",
    "/de/about",
  ]) {
    expect([path, isReservedPath(path)]).toEqual([path, false]);
  }
});
