import { SaxesParser } from "saxes";
import { describe, expect, test } from "vitest";
import { injections } from "../../../tests/support/injections.ts";
import type { ListedDocument } from "../../content/ShownDocument.ts";
import { siteSettings } from "../../content/siteSettings.ts";
import { SITEMAP_PART_SIZE } from "../../store/addresses.ts";
import { robotsTxt } from "./robotsTxt.ts";
import { rssFeed } from "./rssFeed.ts";
import { countSitemapParts, sitemapIndex, sitemapPart } from "./sitemap.ts";

const origin = "https://shop.example";
const site = { ...siteSettings.fallback, title: "Halftone" };
const day = new Date("2026-03-04T05:06:07Z");

const post: ListedDocument = {
  kind: "post",
  path: "/journal/a-dot",
  title: "A dot",
  summary: "Of dots.",
  publishedAt: day,
  updatedAt: day,
  language: null,
  direction: null,
  author: { slug: "ada", name: "Ada" },
  terms: [{ kind: "category", slug: "ink", name: "Ink & paper" }],
  picture: {
    src: "/media/demo/dot.svg",
    width: 1600,
    height: 1000,
    alt: "",
    focal: { x: 0.3, y: 1 },
  },
};

const feed = (entries: readonly ListedDocument[]) =>
  rssFeed(entries, site, { page: "/journal", feed: "/journal/feed.xml", title: "Journal", origin });

/** The texts and attribute values of each element, as a strict reader of XML finds them. */
function read(xml: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const open: string[] = [];
  const add = (name: string, text: string) => found.set(name, [...(found.get(name) ?? []), text]);
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    open.push(name);
    for (const [key, value] of Object.entries(attributes)) add(`${name}@${key}`, String(value));
  });
  parser.on("text", (text) => {
    if (text.trim()) add(open.at(-1) ?? "", text);
  });
  parser.on("closetag", () => open.pop());
  parser.write(xml).close();
  return found;
}

describe("rssFeed", () => {
  test("tells of each post with absolute addresses", () => {
    const found = read(feed([post]));
    expect(found.get("title")).toEqual(["Journal · Halftone", "A dot"]);
    expect(found.get("link")).toEqual([`${origin}/journal`, `${origin}/journal/a-dot`]);
    expect(found.get("guid")).toEqual([`${origin}/journal/a-dot`]);
    expect(found.get("pubDate")).toEqual(["Wed, 04 Mar 2026 05:06:07 GMT"]);
    expect(found.get("lastBuildDate")).toEqual(["Wed, 04 Mar 2026 05:06:07 GMT"]);
    expect(found.get("dc:creator")).toEqual(["Ada"]);
    expect(found.get("category")).toEqual(["Ink & paper"]);
    expect(found.get("atom:link@href")).toEqual([`${origin}/journal/feed.xml`]);
    expect(found.get("media:content@url")).toEqual([`${origin}/media/social-5-10/demo/dot.svg`]);
  });

  test("without posts is a feed all the same", () => {
    const found = read(feed([]));
    expect(found.get("title")).toEqual(["Journal · Halftone"]);
    expect(found.has("lastBuildDate")).toBe(false);
  });

  test("holds no element, entity or sign that a text brought along", () => {
    const hostile = [
      ...injections,
      "]]>",
      "&nbsp;",
      "\u0000\u0008\u000b\u001f\ufffe\uffff",
      "\ud800 half",
      "x".repeat(10_000),
      "日本語 🎨 ‏عربي",
    ];
    for (const text of hostile) {
      const found = read(
        feed([{ ...post, title: text, summary: text, author: { slug: "x", name: text } }]),
      );
      expect(
        [...found.keys()].filter((name) => /^(?:script|img|svg|iframe|a|b|d)(?:@|$)/.test(name)),
      ).toEqual([]);
      expect(found.get("guid")).toHaveLength(1);
    }
    const kept = read(feed([{ ...post, title: "a\u0000b\ud800c 🎨 <d>" }]));
    expect(kept.get("title")?.[1]).toBe("abc 🎨 <d>");
  });

  test("encodes addresses in any script", () => {
    const found = read(feed([{ ...post, path: "/journal/größe & maß?" }]));
    expect(found.get("link")?.[1]).toBe(`${origin}/journal/gr%C3%B6%C3%9Fe%20%26%20ma%C3%9F%3F`);
  });
});

describe("the sitemap", () => {
  test("has a part for every ten thousand addresses, and one where there are none", () => {
    expect(SITEMAP_PART_SIZE).toBeLessThanOrEqual(50_000);
    expect([0, 1, 10_000, 10_001].map(countSitemapParts)).toEqual([1, 1, 1, 2]);
    expect(read(sitemapIndex(20_001, origin)).get("loc")).toEqual(
      [0, 1, 2].map((part) => `${origin}/sitemap-${part}.xml`),
    );
  });

  test("names each address with the time of its last change", () => {
    const found = read(sitemapPart([{ path: "/a&b/<c>", updatedAt: day }], origin));
    expect(found.get("loc")).toEqual([`${origin}/a%26b/%3Cc%3E`]);
    expect(found.get("lastmod")).toEqual(["2026-03-04T05:06:07.000Z"]);
  });

  test("of a full part stays below what the format allows", () => {
    const entries = Array.from({ length: SITEMAP_PART_SIZE }, (_, index) => ({
      path: `/${"ö".repeat(500)}-${index}`,
      updatedAt: day,
    }));
    expect(Buffer.byteLength(sitemapPart(entries, origin))).toBeLessThan(50 * 1024 * 1024);
  });
});

describe("robotsTxt", () => {
  const text = robotsTxt({ origin, prefixes: ["/de"] });

  test("names the sitemap, and closes in every language what is not for search engines", () => {
    expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
    expect(text).toContain("Disallow: /api/\n");
    expect(text).toContain("Disallow: /de/account$\n");
  });

  test("closes nothing that only begins alike", () => {
    const rules = [...text.matchAll(/Disallow: (.*)/g)].map(([, rule = ""]) => rule);
    const closes = (path: string) =>
      rules.some((rule) =>
        rule.endsWith("$") ? path === rule.slice(0, -1) : path.startsWith(rule),
      );
    expect(
      ["/", "/register-marks", "/shop", "/search-and-find", "/media/640w/a.svg"].filter(closes),
    ).toEqual([]);
    expect(["/register", "/search?q=x", "/api/visitor"].every(closes)).toBe(true);
  });
});
