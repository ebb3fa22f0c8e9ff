import pino from "pino";
import { describe, expect, test } from "vitest";
import { siteSettings } from "../../content/siteSettings.ts";
import { createLocale } from "../../texts/createLocale.ts";
import { emptyDocument, emptySource } from "../testing/emptySource.ts";
import { documentPage } from "./documentPage.tsx";

const site = siteSettings.fallback;
const origin = "https://shop.example";

/** The links to other languages of a page, where documents stand at these addresses. */
async function linksOf(path: string, stored: readonly string[], language = "en") {
  const page = await documentPage({
    path,
    params: {},
    query: new URLSearchParams(),
    locale: createLocale({ language, siteLanguage: site.language, currency: site.currency }),
    site,
    source: {
      ...emptySource,
      async findDocument({ paths, translations = [] }) {
        const found = paths.find((one) => stored.includes(one));
        const others = translations.filter((one) => stored.includes(one));
        if (found === undefined) return undefined;
        return {
          ...emptyDocument,
          path: found,
          translations: others,
          above: [],
          hasComments: false,
        };
      },
    },
    origin,
    log: pino({ level: "silent" }),
  });
  return page?.head.links?.map(({ hrefLang, href }) => [hrefLang, href]);
}

test("a product at a translated address is looked for at that address", async () => {
  const asked: string[] = [];
  const page = await documentPage({
    path: "/pear",
    params: {},
    query: new URLSearchParams(),
    locale: createLocale({ language: "de", siteLanguage: "en", currency: "EUR" }),
    site,
    source: {
      ...emptySource,
      findDocument: async () => ({
        ...emptyDocument,
        kind: "product",
        path: "/de/pear",
        translations: [],
        above: [],
        hasComments: false,
      }),
      async findProduct(path) {
        asked.push(path);
        return undefined;
      },
    },
    origin,
    log: pino({ level: "silent" }),
  });
  expect([page, asked]).toEqual([undefined, ["/de/pear"]]);
});

describe("a document tells search engines of its translations", () => {
  test("in every language in which it is written, itself included", async () => {
    const links = [
      ["en", `${origin}/about`],
      ["de", `${origin}/de/about`],
    ];
    expect(await linksOf("/about", ["/about", "/de/about"])).toEqual(links);
    expect(await linksOf("/about", ["/about", "/de/about"], "de")).toEqual(links);
  });

  test("also the home page, whose translations have no other step", async () => {
    expect(await linksOf("/", ["/", "/de", "/ar"])).toEqual([
      ["en", `${origin}/`],
      ["de", `${origin}/de`],
      ["ar", `${origin}/ar`],
    ]);
  });

  test("and of none where there is none, also on a page that shows the original", async () => {
    expect(await linksOf("/terms", ["/terms"])).toEqual([]);
    expect(await linksOf("/terms", ["/terms"], "de")).toEqual([]);
    expect(await linksOf("/old.html", ["/old.html"])).toEqual([]);
  });
});

test("a page below others says the way to it; the home page is no step of it", async () => {
  const page = await documentPage({
    path: "/a/b",
    params: {},
    query: new URLSearchParams(),
    locale: createLocale({ language: "de", siteLanguage: "en", currency: "EUR" }),
    site,
    source: {
      ...emptySource,
      findDocument: async () => ({
        ...emptyDocument,
        path: "/a/b",
        translations: [],
        above: [
          { title: "Home", path: "/" },
          { title: "50 %", path: "/50 %" },
          { title: "", path: "/a" },
        ],
        hasComments: false,
      }),
    },
    origin,
    log: pino({ level: "silent" }),
  });
  expect(page?.head.data).toEqual([
    expect.objectContaining({
      "@type": "BreadcrumbList",
      itemListElement: [
        expect.objectContaining({ name: "50 %", item: `${origin}/de/50%20%25` }),
        expect.objectContaining({ name: "Ohne Titel", item: `${origin}/de/a` }),
        expect.objectContaining({ name: "Empty" }),
      ],
    }),
  ]);
});
