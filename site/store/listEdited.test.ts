import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { ensureAuthor } from "./authors.ts";
import { type EditedQuestion, listEdited } from "./listEdited.ts";
import { notePresence, PRESENCE_KEPT_S } from "./presence.ts";
import { editing, users } from "./schema.ts";
import { ensureTerm } from "./terms.ts";
import { pageContent, productWrite } from "./testing/content.ts";
import { countQueries } from "./testing/countQueries.ts";
import { describeEachStore } from "./testing/describeEachStore.ts";
import { throwAway } from "./trash.ts";
import { writeDocument } from "./writeDocument.ts";
import { writeProduct } from "./writeProduct.ts";

describeEachStore("The list of documents for who writes them", ({ store }) => {
  let termId = "";
  let authorId = "";

  beforeAll(async () => {
    const { db } = store();
    await db.insert(users).values([
      { id: "ada", name: "Ada", email: "ada@example.com" },
      { id: "bo", name: "Bo", email: "bo@example.com" },
    ]);
    termId = await ensureTerm(db, { kind: "tag", slug: "sea", name: "Sea" });
    authorId = await ensureAuthor(db, { slug: "cy", name: "Cy" });
    const tomorrow = new Date(Date.now() + 86_400_000);
    const write = (content: Parameters<typeof pageContent>[0]) =>
      writeDocument(db, { content: pageContent(content), by: "ada" });
    await write({ path: "/c", title: "Straße am Meer", termIds: [termId], authorId });
    await write({ path: "/b", title: "Café 東京タワー", status: "draft", language: "ja" });
    await write({ path: "/a", title: "Plan", publishedAt: tomorrow });
    await write({ path: "/d", title: "Hidden", status: "private" });
    const { id } = await write({ path: "/e", title: "Thrown" });
    await db.transaction((tx) => throwAway(tx, { id, by: { id: "ada", name: "Ada" } }));
    await writeProduct(db, productWrite("/p", { variants: [{ price: 120, stock: 0 }] }));
  });

  const ask = (question: Partial<EditedQuestion> = {}) =>
    listEdited(store().db, {
      ...{ kind: "page", page: 1, pageSize: 25, search: "", order: "path" },
      ...{ reader: "ada", siteLanguage: "en" },
      ...question,
    });
  const paths = async (question: Partial<EditedQuestion> = {}) =>
    (await ask(question)).items.map(({ path }) => path);

  test("shows those of a kind, the trash apart, in the order that was asked for", async () => {
    expect(await paths()).toEqual(["/a", "/b", "/c", "/d"]);
    expect(await paths({ order: "-path" })).toEqual(["/d", "/c", "/b", "/a"]);
    expect(await paths({ order: "-updated" })).toEqual(["/d", "/a", "/b", "/c"]);
    expect(await paths({ order: "title" })).toEqual(["/b", "/d", "/a", "/c"]);
    expect((await paths({ order: "published" }))[0]).toBe("/c");
  });

  test("narrows by state, words, term, author and language", async () => {
    expect(await paths({ state: "published" })).toEqual(["/c"]);
    expect(await paths({ state: "scheduled" })).toEqual(["/a"]);
    expect(await paths({ state: "draft" })).toEqual(["/b"]);
    expect(await paths({ state: "private" })).toEqual(["/d"]);
    expect((await ask({ state: "trash" })).items).toMatchObject([{ title: "Thrown", path: "/e" }]);
    expect(await paths({ search: "MEER strasse" })).toEqual(["/c"]);
    expect(await paths({ search: "京" })).toEqual(["/b"]);
    expect(await paths({ search: "50% _" })).toEqual([]);
    expect(await paths({ term: termId })).toEqual(["/c"]);
    expect(await paths({ author: authorId })).toEqual(["/c"]);
    expect(await paths({ author: randomUUID() })).toEqual([]);
    expect(await paths({ language: "ja" })).toEqual(["/b"]);
    expect(await paths({ language: "en" })).toEqual(["/a", "/c", "/d"]);
  });

  test("says of each what its row shows, in one query", async () => {
    const { result, queries } = await countQueries(store().db, () => ask({ state: "published" }));
    expect(queries).toBe(1);
    expect(result).toMatchObject({ total: 1, page: 1, pageCount: 1 });
    expect(result.items).toMatchObject([
      { author: "Cy", terms: ["Sea"], updatedByName: "Ada", isScheduled: false, openBy: [] },
    ]);
    expect(result.items[0]).not.toHaveProperty("body");
    expect((await ask({ kind: "product" })).items).toMatchObject([
      { priceFrom: 120, inStock: false },
    ]);
  });

  test("has pages, and counts beyond the last", async () => {
    const first = await ask({ pageSize: 3 });
    expect([first.items.length, first.total, first.pageCount]).toEqual([3, 4, 2]);
    expect(await paths({ page: 2, pageSize: 3 })).toEqual(["/d"]);
    expect(await ask({ page: 9, pageSize: 3 })).toMatchObject({ items: [], total: 4 });
  });

  describe("says who has one open", () => {
    test("apart from who asks, and until they are not heard of", async () => {
      const { db } = store();
      const [{ id = "" } = {}] = (await ask()).items;
      for (const userId of ["ada", "bo"]) await notePresence(db, { documentId: id, userId });
      expect((await ask()).items[0]?.openBy).toEqual(["Bo"]);
      expect((await ask({ reader: "bo" })).items[0]?.openBy).toEqual(["Ada"]);
      const long = sql`now() - interval '1 second' * ${PRESENCE_KEPT_S + 1}::integer`;
      await db.update(editing).set({ seenAt: long }).where(eq(editing.userId, "bo"));
      expect((await ask()).items[0]?.openBy).toEqual([]);
    });
  });
});
