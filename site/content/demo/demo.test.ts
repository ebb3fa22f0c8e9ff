import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { blocks } from "../../blocks/blocks.ts";
import { productPartsSchema } from "../../store/productParts.ts";
import { type Block, documentBodySchema } from "../documentBody.ts";
import { type Picture, pictureSchema } from "../picture.ts";
import { plainTextOf } from "../plainTextOf.ts";
import { siteSettings } from "../siteSettings.ts";
import { demo } from "./demo.ts";
import { demoBody } from "./demoBody.ts";
import { demoPicture, type PictureName } from "./demoPicture.ts";
import { pictures } from "./pictures.ts";
import type { DemoComment } from "./types.ts";

const FOLDER = join(import.meta.dirname, "pictures");
/** What is published lies within the fourteen months before the demo was written. */
const [FIRST_DAY, LAST_DAY] = ["2025-09-15", "2026-11-15"];
const LANGUAGES = ["de", "ar"];
/** Addresses that the site itself answers, without a document. */
const OWN_PAGES = ["/journal", "/shop", "/portfolio", "/search", "/style", "/account"];

const dated = [
  ...demo.posts.map((post) => ({ ...post, path: `/journal/${post.slug}` })),
  ...demo.projects.map((project) => ({ ...project, path: `/portfolio/${project.slug}` })),
  ...demo.products.map((product) => ({ ...product, path: `/shop/${product.slug}` })),
];
const documents = [...demo.pages, ...dated];
const bodies = documents.map(({ path, body }) => ({ path, body: demoBody(body) }));

describe("The demo", () => {
  test("has the catalogue, the journal and the portfolio that it promises", () => {
    expect(demo.products).toHaveLength(60);
    expect(demo.posts).toHaveLength(12);
    expect(demo.projects).toHaveLength(8);
    expect(count(demo.products.map(({ categories }) => categories.join()))).toEqual({
      ...{ abstract: 8, maps: 8, type: 8, halftone: 8 },
      ...{ greeting: 7, postcards: 7, pocket: 7, desk: 7 },
    });
  });

  test("has no address and no term twice", () => {
    expectNoDoubles(documents.map(({ path }) => path));
    expectNoDoubles(demo.terms.map(({ kind, slug }) => `${kind} ${slug}`));
    expectNoDoubles(demo.products.flatMap(({ variants }) => variants.map(({ sku }) => sku)));
    expectNoDoubles(documents.map(({ path, title }) => `${path.split("/")[1]} ${title}`));
  });

  test("files everything under terms and authors that exist, each below one that came before", () => {
    const known = new Set(demo.terms.map(({ kind, slug }) => `${kind} ${slug}`));
    const named = [
      ...demo.posts.flatMap((post) => post.categories.map((slug) => `category ${slug}`)),
      ...demo.posts.flatMap((post) => post.tags.map((slug) => `tag ${slug}`)),
      ...demo.projects.flatMap((project) => project.tags.map((slug) => `tag ${slug}`)),
      ...demo.products.flatMap((one) => one.categories.map((slug) => `product-category ${slug}`)),
      ...demo.products.flatMap((one) => one.tags.map((slug) => `product-tag ${slug}`)),
    ];
    expect(named.filter((term) => !known.has(term))).toEqual([]);
    for (const [index, { kind, parent }] of demo.terms.entries()) {
      const above = demo.terms.findIndex((term) => term.kind === kind && term.slug === parent);
      expect(parent === undefined || (above >= 0 && above < index)).toBe(true);
    }
    const authors = new Set(demo.authors.map(({ slug }) => slug));
    expect([...demo.posts, ...demo.projects].filter(({ author }) => !authors.has(author))).toEqual(
      [],
    );
  });

  test("uses every term but one category, which shows what an empty one looks like", () => {
    const used = new Set([
      ...demo.posts.flatMap(({ categories, tags }) => [...categories, ...tags]),
      ...demo.products.flatMap(({ categories, tags }) => [...categories, ...tags]),
    ]);
    const parents = new Set(demo.terms.map(({ parent }) => parent));
    const empty = demo.terms.filter(({ slug }) => !used.has(slug) && !parents.has(slug));
    expect(empty.map(({ slug }) => slug)).toEqual(["calendars"]);
  });

  test("was published within fourteen months, and no two posts on one day", () => {
    const days = dated.map(({ publishedAt }) => new Date(publishedAt).toISOString().slice(0, 10));
    expect(days.filter((day) => day < FIRST_DAY || day > LAST_DAY)).toEqual([]);
    expectNoDoubles(demo.posts.map(({ publishedAt }) => publishedAt.slice(0, 10)));
  });

  test("has settings that the site can read", () => {
    expect(v.parse(siteSettings.schema, demo.settings)).toEqual(demo.settings);
  });
});

describe("The demo's documents", () => {
  test.each(bodies)(
    "$path consists of blocks that can be shown, no two with one id",
    ({ body }) => {
      const tree = inTree(v.parse(documentBodySchema, body).blocks);
      expectNoDoubles(tree.map(({ id }) => id));
      for (const block of tree) {
        const definition = blocks.find(({ type }) => type === block.type);
        const parsed = definition && v.safeParse(definition.fields, block.fields);
        expect(
          parsed?.issues?.map(({ message }) => message),
          block.id,
        ).toBeUndefined();
        expect(definition, block.type).toBeDefined();
      }
    },
  );

  test("posts are long enough to be worth a cup of tea and short enough to finish it", () => {
    for (const { path, body } of bodies.filter((one) => one.path.startsWith("/journal/"))) {
      expect(wordsIn(plainTextOf(body)), path).toBeGreaterThan(400);
      expect(wordsIn(plainTextOf(body)), path).toBeLessThan(1000);
    }
    for (const { path, body } of bodies.filter((one) => one.path.startsWith("/portfolio/"))) {
      expect(wordsIn(plainTextOf(body)), path).toBeGreaterThan(150);
      expect(wordsIn(plainTextOf(body)), path).toBeLessThan(300);
    }
  });

  test("lead only to addresses that exist", () => {
    const known = new Set([...OWN_PAGES, ...documents.map(({ path }) => path), ...termAddresses()]);
    const links = [
      ...bodies.flatMap(({ path, body }) => linksIn(body.blocks).map((href) => ({ path, href }))),
      ...menuLinks().map((href) => ({ path: "the menu", href })),
    ];
    const lost = links.filter(({ href }) => !isReachable(href, known));
    expect(lost).toEqual([]);
    expect(links.length).toBeGreaterThan(60);
  });

  test("say nothing with straight quotes, double spaces or three dots", () => {
    const prose = [
      ...bodies.map(({ path, body }) => ({ path, text: plainTextOf(withoutCode(body)) })),
      ...documents.flatMap(({ path, title, excerpt }) => [
        { path, text: title },
        { path, text: excerpt },
      ]),
      ...demo.terms.map(({ slug, description }) => ({ path: slug, text: description })),
      ...Object.entries(pictures).map(([path, { alt }]) => ({ path, text: alt })),
      ...said().map(({ path, body }) => ({ path, text: body })),
    ];
    const careless = /["']| {2}|\.\.\.| [,.;:!?](?:\s|$)|\s$|^\s|lorem|—/i;
    expect(prose.filter(({ text }) => careless.test(text))).toEqual([]);
  });

  test("translations hold as many blocks as what they translate", () => {
    for (const language of LANGUAGES) {
      for (const path of ["/", "/about", "/contact"]) {
        const original = blocksAt(path);
        const translated = blocksAt(`/${language}${path === "/" ? "" : path}`);
        expect(translated.map(({ type }) => type)).toEqual(original.map(({ type }) => type));
      }
    }
  });
});

describe("The demo's products", () => {
  test.each(demo.products)("$slug can be stored, and every choice of it exists", (product) => {
    const { options, details, gallery, variants } = product;
    expect(v.safeParse(productPartsSchema, { options, details, gallery, variants }).issues).toBe(
      undefined,
    );
    const choices = options.reduce((sum, { values }) => sum * values.length, 1);
    expect(variants).toHaveLength(choices);
    expect(details.filter(({ filter }) => filter).map(({ name }) => name)).toEqual([
      ...["Ink", "Paper", "Technique", "Press"],
    ]);
  });

  test("show every state that a shop has to deal with", () => {
    const { products } = demo;
    const soldOut = products.filter(({ variants }) => variants.every(({ stock }) => stock === 0));
    const unpriced = products.filter(({ variants }) => variants.some((one) => one.price === null));
    const reduced = products.filter(({ variants }) => variants.some((one) => one.regularPrice));
    expect(soldOut.map(({ slug }) => slug)).toEqual(["long-s", "pinwheel"]);
    expect(unpriced.map(({ slug }) => slug)).toEqual(["engine"]);
    expect(reduced.length).toBeGreaterThan(5);
    expect(products.filter(({ gallery }) => gallery.length === 3)).toHaveLength(1);
    expect(products.filter(({ gallery }) => gallery.length === 4)).toHaveLength(59);
    expect(products.some(({ slug }) => !demo.reviews[slug])).toBe(true);
  });

  test("cost from three to a hundred euros, and larger ones never less", () => {
    for (const { slug, variants } of demo.products) {
      const prices = variants.flatMap(({ price }) => price ?? []);
      expect(
        prices.filter((price) => price < 300 || price > 10_000),
        slug,
      ).toEqual([]);
      expect(prices.at(-1) ?? 0, slug).toBeGreaterThanOrEqual(prices[0] ?? 0);
    }
  });
});

describe("What people say in the demo", () => {
  test("stands below posts and products that exist, after they were published", () => {
    const published = new Map(dated.map(({ path, publishedAt }) => [path, publishedAt]));
    for (const { path, on } of said()) {
      expect(Date.parse(on), path).toBeGreaterThan(Date.parse(published.get(path) ?? "invalid"));
    }
  });

  test("reviews are up to six a product, of one to five stars, and not all of them kind", () => {
    const perProduct = Object.values(demo.reviews);
    const ratings = perProduct.flat().map(({ rating }) => rating);
    expect(perProduct.filter(({ length }) => length > 6)).toEqual([]);
    expect(ratings.every((rating) => [1, 2, 3, 4, 5].includes(rating))).toBe(true);
    expect(ratings.filter((rating) => rating < 4).length).toBeGreaterThan(5);
    expect(ratings.length).toBeGreaterThan(100);
  });

  test("answers come after what they answer", () => {
    const inOrder = ({ on, answers = [] }: DemoComment): boolean =>
      answers.every((answer) => answer.on > on && inOrder(answer));
    expect(Object.values(demo.comments).flat().every(inOrder)).toBe(true);
  });
});

describe("The demo's pictures", () => {
  test.each(Object.keys(pictures).filter(isPictureName))("%s is drawn in the size said", (name) => {
    const { width, height } = v.parse(pictureSchema, demoPicture(name));
    const file = join(FOLDER, `${name}.svg`);
    expect(existsSync(file)).toBe(true);
    const [, drawnWidth, drawnHeight] =
      /^<svg[^>]*viewBox="0 0 (\d+) (\d+)"/.exec(readFileSync(file, "utf8")) ?? [];
    expect([Number(drawnWidth), Number(drawnHeight)]).toEqual([width, height]);
  });

  test("all of them are used, and none is described twice in the same words", () => {
    const used = new Set(JSON.stringify({ documents }).match(/\/media\/demo\/[\w-]+/g) ?? []);
    const unused = Object.keys(pictures).filter((name) => !used.has(`/media/demo/${name}`));
    expect(unused).toEqual(["strata-detail"]);
    expectNoDoubles(Object.values(pictures).map(({ alt }: Pick<Picture, "alt">) => alt));
  });
});

function isPictureName(name: string): name is PictureName {
  return name in pictures;
}

function inTree(tree: readonly Block[]): readonly Block[] {
  return tree.flatMap((block) => [
    block,
    ...Object.values(block.slots ?? {}).flatMap((inside) => inTree(inside)),
  ]);
}

function blocksAt(path: string): readonly Block[] {
  return inTree(bodies.find((one) => one.path === path)?.body.blocks ?? []);
}

function withoutCode(body: (typeof bodies)[number]["body"]): (typeof bodies)[number]["body"] {
  const isProse = ({ type, fields }: Block) =>
    type !== "foreign-html" && !String(fields.html).includes("<pre>");
  return { ...body, blocks: inTree(body.blocks).filter(isProse).map(withoutSlots) };
}

function withoutSlots({ id, type, fields }: Block): Block {
  return { id, type, fields };
}

function linksIn(tree: readonly Block[]): readonly string[] {
  return inTree(tree).flatMap(({ fields }) => [
    ...(typeof fields.href === "string" ? [fields.href] : []),
    ...(JSON.stringify(fields.items ?? []).match(/(?<="href":")[^"]*/g) ?? []),
    ...(String(fields.html ?? "").match(/(?<=href=")[^"]*/g) ?? []),
  ]);
}

function menuLinks(): readonly string[] {
  return JSON.stringify(demo.settings).match(/(?<="href":")[^"]*/g) ?? [];
}

function termAddresses(): readonly string[] {
  const folders = { category: "/journal/category", "product-category": "/shop/category" };
  return demo.terms.flatMap(({ kind, slug }) =>
    kind === "category" || kind === "product-category" ? [`${folders[kind]}/${slug}`] : [],
  );
}

function isReachable(href: string, known: ReadonlySet<string>): boolean {
  if (/^(?:mailto:[^@]+@halftone\.example|tel:\+\d+)$/.test(href)) return true;
  const path = href.replace(/#.*$/, "");
  const inEnglish = path.replace(new RegExp(`^/(?:${LANGUAGES.join("|")})(?=/)`), "");
  return known.has(path) || known.has(inEnglish);
}

type Said = { readonly path: string; readonly on: string; readonly body: string };

function said(): readonly Said[] {
  const withAnswers = (path: string, one: DemoComment): readonly Said[] => [
    { path, on: one.on, body: one.body },
    ...(one.answers ?? []).flatMap((answer) => withAnswers(path, answer)),
  ];
  return [
    ...Object.entries(demo.comments).flatMap(([slug, all]) =>
      all.flatMap((one) => withAnswers(`/journal/${slug}`, one)),
    ),
    ...Object.entries(demo.reviews).flatMap(([slug, all]) =>
      all.map(({ on, body }) => ({ path: `/shop/${slug}`, on, body })),
    ),
  ];
}

function wordsIn(text: string): number {
  return text.split(/\s+/).length;
}

function count(names: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

function expectNoDoubles(values: readonly string[]): void {
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
}
