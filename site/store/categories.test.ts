import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { siteSettings } from "../content/siteSettings.ts";
import { type CategoryRow, inTreeOrder } from "./categories.ts";
import { readShell } from "./readShell.ts";
import { documents, settings, terms } from "./schema.ts";
import { writeSetting } from "./settings.ts";
import { type TermContent, writeTerm } from "./terms.ts";
import { productWrite } from "./testing/content.ts";
import { countQueries } from "./testing/countQueries.ts";
import { describeEachStore } from "./testing/describeEachStore.ts";
import { writeProduct } from "./writeProduct.ts";

describeEachStore("Categories of products", ({ store }) => {
  const db = () => store().db;

  beforeEach(async () => {
    for (const table of [documents, terms, settings]) await db().delete(table);
  });

  const write = (slug: string, more: Partial<TermContent> = {}) =>
    writeTerm(db(), { kind: "product-category", slug, name: slug.toUpperCase(), ...more });
  const sell = (path: string, termIds: string[], more = {}) =>
    writeProduct(db(), productWrite(path, {}, { termIds, ...more }));
  const listed = async () =>
    (await readShell(db())).categories.map(({ slug, parent, count }) => [slug, parent, count]);

  test("stand in their order, parents first, with what they and those below them hold, each product once", async () => {
    const posters = await write("posters", { position: 2, description: "For walls" });
    const maps = await write("maps", { parent: "posters", position: 1 });
    const islands = await write("islands", { parent: "maps" });
    await write("abstract", { parent: "posters", position: 0 });
    const cards = await write("cards", { position: 1 });
    await writeTerm(db(), { kind: "category", slug: "journal", name: "Of posts" });
    await sell("/a", [posters, maps, islands]);
    await sell("/b", [islands, cards]);
    await sell("/draft", [cards], { status: "draft" });
    await sell("/soon", [cards], { publishedAt: new Date(Date.now() + 3_600_000) });
    expect(await listed()).toEqual([
      ["cards", null, 1],
      ["posters", null, 2],
      ["abstract", "posters", 0],
      ["maps", "posters", 2],
      ["islands", "maps", 2],
    ]);
    const { categories } = await readShell(db());
    expect(categories[1]).toMatchObject({ name: "POSTERS", description: "For walls" });
  });

  test("that were put below each other in a circle are all there, once", async () => {
    const one = await write("one");
    await write("two", { parent: "one" });
    await write("three", { parent: "two" });
    await write("self");
    await sell("/a", [one]);
    const parentOf = (slug: string) => sql`(select id from terms where slug = ${slug})`;
    await db()
      .update(terms)
      .set({ parentId: parentOf("three") })
      .where(eq(terms.slug, "one"));
    await db()
      .update(terms)
      .set({ parentId: parentOf("self") })
      .where(eq(terms.slug, "self"));
    const rows = await listed();
    expect(rows.map(([slug]) => slug).sort()).toEqual(["one", "self", "three", "two"]);
    expect(rows.filter(([, parent]) => parent === null)).toHaveLength(2);
    expect(rows.filter(([, , count]) => count === 1)).toHaveLength(3);
  });

  test("come with the settings in one query, and without any both are there", async () => {
    await writeSetting(db(), siteSettings, { ...siteSettings.fallback, title: "Halftone" });
    const { result, queries } = await countQueries(db(), readShell);
    expect(queries).toBe(1);
    expect(result).toMatchObject({ site: { title: "Halftone" }, categories: [] });
    await db().delete(settings);
    expect((await readShell(db())).site).toEqual(siteSettings.fallback);
    await db()
      .insert(settings)
      .values({ key: siteSettings.key, value: { title: 7 } });
    expect((await readShell(db())).site).toEqual(siteSettings.fallback);
  });

  test("are written again in place: name, description, parent and position follow", async () => {
    await write("posters");
    const id = await write("maps", { parent: "posters", description: "Old" });
    expect(await write("maps", { name: "Karten \0", position: 3 })).toBe(id);
    const [row] = await db().select().from(terms).where(eq(terms.slug, "maps"));
    expect(row).toMatchObject({ name: "Karten ", description: "", parentId: null, position: 3 });
    await expect(write("")).rejects.toMatchObject({ name: "ValiError" });
    await write("orphan", { parent: "nowhere" });
    expect((await listed()).find(([slug]) => slug === "orphan")).toEqual(["orphan", null, 0]);
  });
});

describe("The order of a tree", () => {
  test("takes thousands of categories, and a hundred below one another", () => {
    const rows: CategoryRow[] = Array.from({ length: 3000 }, (_, n) => ({
      id: String(n),
      parentId: n % 100 === 0 ? null : String(n - 1),
      slug: `s${n}`,
      name: "",
      description: "",
      count: 0,
    }));
    const ordered = inTreeOrder([...rows].reverse());
    expect(ordered).toHaveLength(3000);
    const place = new Map(ordered.map(({ slug }, index) => [slug, index]));
    for (const { slug, parent } of ordered) {
      if (parent !== null) expect(place.get(parent)).toBeLessThan(place.get(slug) ?? 0);
    }
  });
});
