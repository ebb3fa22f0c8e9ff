import { describe, expect, test } from "vitest";
import type { ShownProduct, ShownVariant } from "../../content/ShownProduct.ts";
import { siteSettings } from "../../content/siteSettings.ts";
import { createLocale } from "../../texts/createLocale.ts";
import { articleData, breadcrumbData, productData, siteData } from "./jsonLd.ts";
import { type OpenGraphOptions, openGraph } from "./openGraph.ts";
import { MAX_TOLD_REVIEWS } from "./productRatings.ts";

const origin = "https://shop.example";
const site = { ...siteSettings.fallback, title: "Halftone", currency: "EUR" };
const day = new Date("2026-03-04T05:06:07Z");
const picture = { src: "/media/demo/dot.svg", width: 1200, height: 1500, alt: "A dot" };

const variant: ShownVariant = {
  id: "1",
  sku: "DOT",
  choice: {},
  price: 1250,
  regularPrice: null,
  stock: 3,
  takesBackorders: false,
  reducedUntil: null,
};

const product: ShownProduct = {
  id: "1",
  kind: "product",
  path: "/shop/dot",
  title: "Dot",
  summary: "A print.",
  excerpt: "A print.",
  publishedAt: day,
  updatedAt: day,
  language: null,
  direction: null,
  author: { slug: "ada", name: "Ada" },
  terms: [
    { kind: "category", slug: "ink", name: "Ink" },
    { kind: "tag", slug: "dots", name: "Dots" },
  ],
  picture,
  body: { version: 1, blocks: [] },
  takesComments: true,
  gallery: [picture],
  options: [],
  details: [],
  variants: [variant],
  priceFrom: 1250,
  priceTo: 1250,
  regularPrice: null,
  ratingSum: 14,
  ratingCount: 3,
  reviews: Array.from({ length: 30 }, (_, index) => ({
    id: String(index),
    parentId: null,
    authorName: "Bo",
    body: "Good.",
    rating: 5,
    createdAt: day,
    isOfSite: false,
  })),
  related: [],
  outside: null,
  isGroup: false,
  members: [],
};

const about = (changes: Partial<ShownProduct>, currency = "EUR") =>
  productData({
    product: { ...product, ...changes },
    site: { ...site, currency },
    origin,
    address: `${origin}/shop/dot`,
  });

describe("productData", () => {
  test("tells the price of a product with one variant, and its stock", () => {
    expect(about({}).offers).toEqual({
      "@type": "Offer",
      price: "12.50",
      priceCurrency: "EUR",
      availability: "https://schema.org/InStock",
      url: `${origin}/shop/dot`,
    });
    expect(about({}).sku).toBe("DOT");
    expect(about({}).image).toEqual([`${origin}/media/1280w/demo/dot.svg`]);
  });

  test("tells the span of several prices; those without a price do not count", () => {
    const variants = [1250, 999, null, 40000].map((price) => ({ ...variant, price, stock: 0 }));
    expect(about({ variants }).offers).toMatchObject({
      "@type": "AggregateOffer",
      lowPrice: "9.99",
      highPrice: "400.00",
      offerCount: 3,
      availability: "https://schema.org/OutOfStock",
    });
  });

  test.each([
    ["JPY", "1250"],
    ["KWD", "1.250"],
    ["EUR", "12.50"],
  ])("writes money in %s with its own digits", (currency, price) => {
    expect(about({}, currency).offers).toMatchObject({ price, priceCurrency: currency });
  });

  test("offers nothing where nothing has a price, and rates nothing that nobody rated", () => {
    const data = about({ variants: [{ ...variant, price: null }], ratingCount: 0, ratingSum: 0 });
    expect(data.offers).toBeUndefined();
    expect(data.aggregateRating).toBeUndefined();
  });

  test("says when a price ends, and what can be had on order only", () => {
    const reducedUntil = new Date("2026-12-24T00:00:00Z");
    const order = { ...variant, stock: 0, takesBackorders: true, reducedUntil };
    expect(about({ variants: [order] }).offers).toMatchObject({
      priceValidUntil: "2026-12-24T00:00:00.000Z",
      availability: "https://schema.org/BackOrder",
    });
  });

  test("offers a group as its members, and nothing that is sold on another site", () => {
    const member = {
      ...{ path: "/m", title: "M", excerpt: "", terms: [], picture: null, secondPicture: null },
      ...{ regularPrice: null, isReduced: false, variantCount: 1, ratingSum: 0, ratingCount: 0 },
    };
    const members = [
      { ...member, priceFrom: 500, priceTo: 900, isInStock: true },
      { ...member, priceFrom: null, priceTo: null, isInStock: true },
    ];
    expect(about({ isGroup: true, members }).offers).toMatchObject({
      "@type": "AggregateOffer",
      lowPrice: "5.00",
      highPrice: "9.00",
      availability: "https://schema.org/InStock",
    });
    expect(about({ isGroup: true }).offers).toBeUndefined();
    const outside = { address: "https://elsewhere.example/dot", label: "" };
    expect(about({ outside }).offers).toBeUndefined();
  });

  test("tells the mean of all ratings, and some of the reviews", () => {
    const data = about({});
    expect(data.aggregateRating).toMatchObject({ ratingValue: "4.7", reviewCount: 3 });
    expect(data.review).toHaveLength(MAX_TOLD_REVIEWS);
    expect(MAX_TOLD_REVIEWS).toBe(10);
  });
});

describe("articleData", () => {
  test("names author, times, sections and picture", () => {
    const document = { ...product, kind: "post", path: "/journal/dot" };
    expect(articleData({ document, site, origin, address: undefined })).toMatchObject({
      "@type": "BlogPosting",
      url: `${origin}/journal/dot`,
      author: { name: "Ada", url: `${origin}/journal/author/ada` },
      datePublished: "2026-03-04T05:06:07.000Z",
      image: `${origin}/media/1280w/demo/dot.svg`,
      articleSection: ["Ink"],
      keywords: ["Dots"],
    });
  });
});

describe("breadcrumbData and siteData", () => {
  test("number the steps to a page, of which the last is the page itself", () => {
    const crumbs = [{ name: "Shop", href: "/shop" }];
    for (const [language, shop] of [
      ["en", `${origin}/shop`],
      ["de", `${origin}/de/shop`],
    ] as const) {
      const locale = createLocale({ language, siteLanguage: "en", currency: "EUR" });
      const steps = breadcrumbData({ crumbs, title: "Dot", origin, locale }).itemListElement;
      expect(steps).toEqual([
        { "@type": "ListItem", position: 1, name: "Shop", item: shop },
        { "@type": "ListItem", position: 2, name: "Dot" },
      ]);
    }
  });

  test("say how the site is searched, also where it does not know its own address", () => {
    const text = (known: string | undefined) => JSON.stringify(siteData({ site, origin: known }));
    expect(text(origin)).toContain(`${origin}/search?q={search_term_string}`);
    expect(text(undefined)).toContain('"/search?q={search_term_string}"');
    expect(text(undefined)).not.toContain("undefined");
  });
});

describe("openGraph", () => {
  const options: OpenGraphOptions = {
    type: "article",
    title: "Dot",
    description: "",
    site,
    locale: "de",
    address: `${origin}/shop/dot`,
    origin,
    picture: { ...picture, focal: { x: 0.26, y: 0 } },
  };
  const tell = (changes: Partial<OpenGraphOptions> = {}) =>
    Object.fromEntries(
      openGraph({ ...options, ...changes }).map(({ property, content }) => [property, content]),
    );

  test("tells what the page is, with a picture cut for it", () => {
    expect(tell()).toEqual({
      "og:title": "Dot",
      "og:type": "article",
      "og:url": `${origin}/shop/dot`,
      "og:site_name": "Halftone",
      "og:locale": "de_DE",
      "og:image": `${origin}/media/social-5-0/demo/dot.svg`,
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:alt": "A dot",
      "twitter:card": "summary_large_image",
    });
  });

  test("says the size that a small photograph will have", () => {
    const small = tell({
      picture: { src: "/media/uploads/a.jpg", width: 500, height: 400, alt: "" },
    });
    expect(small).toMatchObject({ "og:image:width": "500", "og:image:height": "263" });
  });

  test("leaves out a picture that others could not show", () => {
    for (const none of [
      { picture: null },
      { origin: undefined },
      { picture: { ...picture, src: "/icon.svg" } },
    ]) {
      expect(tell(none)).toMatchObject({ "twitter:card": "summary" });
      expect(tell(none)).not.toHaveProperty("og:image");
    }
  });

  test.each([
    ["en", "en_US"],
    ["ar", "ar_EG"],
    ["pt-BR", "pt_BR"],
    ["zh-Hant-HK", "zh_HK"],
  ])("writes the language %s with its country: %s", (locale, written) => {
    expect(tell({ locale })["og:locale"]).toBe(written);
  });

  test("a language that is none is left out, and a page without a title has the site's", () => {
    const odd = tell({ locale: "not a language", title: "" });
    expect(odd).not.toHaveProperty("og:locale");
    expect(odd["og:title"]).toBe("Halftone");
  });
});
