import { expect, test } from "vitest";
import { createLocale } from "./createLocale.ts";
import { splitLanguage } from "./splitLanguage.ts";

const english = createLocale({ language: "en", siteLanguage: "en", currency: "EUR" });
const german = createLocale({ language: "de", siteLanguage: "en", currency: "EUR" });
const arabic = createLocale({ language: "ar", siteLanguage: "en", currency: "EUR" });

test("A message takes its values, numbers as the language writes them", () => {
  const values = { page: 9999, count: 1234 };
  expect(english.say("list.beyond", values)).toMatch(/no page 9,999 here.* page 1,234\.$/);
  expect(german.say("list.beyond", values)).toMatch(/Seite 9\.999 .* Seite 1\.234\.$/);
});

test("A message takes the plural form of its count", () => {
  expect(english.say("shop.count", { count: 1 })).toBe("1 product");
  expect(english.say("shop.count", { count: 0 })).toBe("0 products");
  const said = [0, 1, 2, 3, 11, 100].map((count) => arabic.say("shop.count", { count }));
  expect(new Set(said).size).toBe(6);
});

test("A value is never read as a message of its own", () => {
  expect(english.say("search.titleFor", { text: "{text} $& {count}" })).toBe(
    "Search for “{text} $& {count}”",
  );
});

test("Money is written from the smallest unit, in the currency's own digits", () => {
  expect(english.money(123_450)).toBe("€1,234.50");
  expect(german.money(123_450).replace(/\s/g, " ")).toBe("1.234,50 €");
  const yen = createLocale({ language: "en", siteLanguage: "en", currency: "JPY" });
  expect(yen.money(1200)).toBe("JP¥1,200");
});

test("A currency that does not exist is no reason for a page to fail", () => {
  const odd = createLocale({ language: "en", siteLanguage: "en", currency: "EURO" });
  expect(odd.money(100)).toBe("€1.00");
});

test("Dates are days in UTC, months have their names", () => {
  const newYear = new Date("2026-01-01T00:30:00Z");
  expect(english.date(newYear)).toBe("1 January 2026");
  expect(german.date(newYear)).toBe("1. Januar 2026");
  expect(german.month(2026, 3)).toBe("März 2026");
});

test("Links stay in the language of the page", () => {
  expect(german.link("/")).toBe("/de");
  expect(german.link("/shop?page=2#top")).toBe("/de/shop?page=2#top");
  expect(german.link("/?q=1")).toBe("/de?q=1");
  expect(english.link("/shop")).toBe("/shop");
});

test("Links to what has no language stay as they are", () => {
  for (const href of [
    "https://example.org/",
    "//example.org/",
    "mailto:a@b.c",
    "#top",
    "?page=2",
    "/media/640w/demo/pear.svg",
    "/api/visitor",
    "/journal/feed.xml",
    "/de",
    "/de/shop",
  ]) {
    expect(german.link(href)).toBe(href);
  }
});

test("An address tells its language; without a prefix it is in the site's own", () => {
  const german = { language: "de", path: "/shop", isPrefixed: true };
  expect(splitLanguage("/de/shop", "en")).toEqual(german);
  expect(splitLanguage("/de/shop", "de-AT")).toEqual(german);
  expect(splitLanguage("/ar", "en")).toEqual({ language: "ar", path: "/", isPrefixed: true });
  const own = { language: "en", isPrefixed: false };
  expect(splitLanguage("/shop", "en")).toEqual({ ...own, path: "/shop" });
  expect(splitLanguage("/design", "en")).toEqual({ ...own, path: "/design" });
});

test("A stored address is linked with its characters encoded, in the language of the page", () => {
  expect(german.page("/journal/100% rag? yes #1")).toBe("/de/journal/100%25%20rag%3F%20yes%20%231");
  expect(english.page("/")).toBe("/");
});

test("A site in a language without a catalogue is served with English words", () => {
  const welsh = createLocale({ language: "cy", siteLanguage: "cy", currency: "GBP" });
  expect(welsh.say("shop.title")).toBe("Shop");
  expect(welsh.prefix).toBe("");
});
