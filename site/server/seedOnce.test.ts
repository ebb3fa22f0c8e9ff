import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { demo } from "../content/demo/demo.ts";
import { siteSettings } from "../content/siteSettings.ts";
import { comments, documents, products } from "../store/schema.ts";
import { readSetting, writeSetting } from "../store/settings.ts";
import { describeEachStore } from "../store/testing/describeEachStore.ts";
import { writeDocument } from "../store/writeDocument.ts";
import { seedOnce } from "./seedOnce.ts";
import { storeSource } from "./storeSource.ts";

describeEachStore("Seeding an empty store", ({ store }) => {
  test("gives it the whole demo once, although two servers start at the same time", async () => {
    const { db } = store();
    await Promise.all([seedOnce(db), seedOnce(db)]);
    const { pages, posts, projects, products: sold } = demo;
    const wanted = pages.length + posts.length + projects.length + sold.length;
    expect(await db.$count(documents)).toBe(wanted);
    expect(await db.$count(products)).toBe(sold.length);
    expect(await readSetting(db, siteSettings)).toEqual(demo.settings);
  });

  test("shows every document at its address, with the picture, author and terms it was given", async () => {
    const source = storeSource(store().db);
    for (const { slug, title, picture, categories, tags } of demo.posts) {
      const found = await source.findDocument({ paths: [`/journal/${slug}`] });
      expect(found).toMatchObject({ title, picture, takesComments: true });
      expect(found?.author?.name).toMatch(/^(?:Ada Lindqvist|Tomás Rey)$/);
      expect(found?.terms.map((term) => term.slug).sort()).toEqual([...categories, ...tags].sort());
    }
    const arabic = await source.findDocument({ paths: ["/ar/about"] });
    expect(arabic).toMatchObject({ language: "ar", title: "عن المشغل" });
  });

  test("hangs the shop’s categories below one another and counts what they hold", async () => {
    const categories = await storeSource(store().db).readCategories();
    const counts = categories.map(({ slug, parent, count }) => [slug, parent, count]);
    expect(counts).toContainEqual(["posters", null, 32]);
    expect(counts).toContainEqual(["maps", "posters", 8]);
    expect(counts).toContainEqual(["cards", null, 14]);
    expect(counts).toContainEqual(["calendars", null, 0]);
  });

  test("stores choices, prices and reviews as written, in their order", async () => {
    const source = storeSource(store().db);
    for (const { slug, variants, gallery } of demo.products) {
      const found = await source.findProduct(`/shop/${slug}`);
      expect(found?.gallery).toEqual(gallery);
      expect(
        found?.variants.map(({ sku, price, stock, choice }) => ({ sku, price, stock, choice })),
      ).toEqual(variants.map(({ sku, price, stock, choice }) => ({ sku, price, stock, choice })));
      const ratings = (demo.reviews[slug] ?? []).map(({ rating }) => rating);
      expect(found?.ratingCount).toBe(ratings.length);
      expect(found?.ratingSum).toBe(ratings.reduce((sum, rating) => sum + rating, 0));
    }
  });

  test("keeps the threads of comments, all of them approved", async () => {
    const { db } = store();
    const source = storeSource(db);
    const post = await source.findDocument({ paths: ["/journal/a-dot-is-not-a-pixel"] });
    const listed = await source.listComments(post?.id ?? "");
    const deepest = listed.find(({ body }) => body.includes("slightly uncanny"));
    const above = listed.find(({ id }) => id === deepest?.parentId);
    expect(above?.authorName).toBe("Tomás Rey");
    expect(listed.find(({ id }) => id === above?.parentId)?.authorName).toBe("Maren Holst");
    expect(await db.$count(comments, eq(comments.status, "pending"))).toBe(0);
  });

  test("gives nothing back that an owner has deleted or said otherwise", async () => {
    const { db } = store();
    const settings = { ...demo.settings, title: "Mine" };
    await writeSetting(db, siteSettings, settings);
    await db.delete(documents).where(eq(documents.path, "/blocks"));
    await seedOnce(db);
    expect(await db.$count(documents, eq(documents.path, "/blocks"))).toBe(0);
    expect((await readSetting(db, siteSettings)).title).toBe("Mine");
  });
});

describeEachStore("Seeding a store that holds something already", ({ store }) => {
  test("leaves it as it is, also at the next start", async () => {
    const { db } = store();
    const body = { version: 1 as const, blocks: [] };
    await writeDocument(db, { content: { kind: "page", path: "/", title: "Mine", body } });
    await seedOnce(db);
    await db.delete(documents).where(and(eq(documents.path, "/"), eq(documents.title, "Mine")));
    await seedOnce(db);
    expect(await db.$count(documents)).toBe(0);
    expect(await readSetting(db, siteSettings)).toEqual(siteSettings.fallback);
  });
});
