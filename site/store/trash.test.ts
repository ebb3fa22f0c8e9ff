import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { countAddresses, listAddresses } from "./addresses.ts";
import { ConflictError } from "./ConflictError.ts";
import { findPublishedByPath } from "./documents.ts";
import { listDocumentUses } from "./documentUses.ts";
import { findProduct } from "./findProduct.ts";
import { importDocument } from "./importDocument.ts";
import { linkProducts } from "./productLinks.ts";
import { publish, unpublish } from "./publish.ts";
import { addRedirect, findRedirect } from "./redirects.ts";
import { auditLog, documents, products, redirects, users } from "./schema.ts";
import { search } from "./search.ts";
import { suggest } from "./suggest.ts";
import { bodyOf, importedPost, pageContent, productWrite } from "./testing/content.ts";
import { describeEachStore } from "./testing/describeEachStore.ts";
import { deleteForGood, purgeTrash, restoreFromTrash, throwAway } from "./trash.ts";
import { writeDocument } from "./writeDocument.ts";
import { writeProduct } from "./writeProduct.ts";

describeEachStore("The trash", ({ store }) => {
  const by = { id: "ada", name: "Ada" };

  beforeEach(async () => {
    const { db } = store();
    for (const table of [documents, redirects, auditLog, users]) await db.delete(table);
    await db.insert(users).values({ id: "ada", name: "Ada", email: "ada@example.com" });
  });

  const page = (path: string) =>
    writeDocument(store().db, { content: pageContent({ path, title: "Anemone" }) });
  const act = (work: typeof throwAway, id: string) =>
    store().db.transaction((tx) => work(tx, { id, by }));
  const stored = async (id: string) =>
    (await store().db.select().from(documents).where(eq(documents.id, id)))[0];

  test("takes a document from all that visitors see, and gives it back as it was", async () => {
    const { db } = store();
    const { id, publishedAt } = await page("/anemone");
    await act(throwAway, id);
    expect(await stored(id)).toMatchObject({
      status: "trash",
      trashed: { status: "published", path: "/anemone" },
      updatedBy: "ada",
    });
    expect(await findPublishedByPath(db, "/anemone")).toBeUndefined();
    expect(await findPublishedByPath(db, `/~trash-${id}`)).toBeUndefined();
    expect((await search(db, { text: "anemone", page: 1, pageSize: 5 })).total).toBe(0);
    expect(await suggest(db, "anem", 5)).toEqual([]);
    expect([await countAddresses(db), await listAddresses(db, 0)]).toEqual([0, []]);
    expect(await act(restoreFromTrash, id)).toEqual({ before: { status: "trash", publishedAt } });
    expect(await stored(id)).toMatchObject({ path: "/anemone", publishedAt, trashed: null });
    expect((await findPublishedByPath(db, "/anemone"))?.id).toBe(id);
    const log = await db.select().from(auditLog).orderBy(auditLog.id);
    expect(log.map(({ action, userName, subjectName }) => [action, userName, subjectName])).toEqual(
      [
        ["document.trash", "Ada", "Anemone"],
        ["document.restore", "Ada", "Anemone"],
      ],
    );
  });

  test("frees the address for another, and then gives the first one beside it", async () => {
    const { id } = await page("/anemone");
    await act(throwAway, id);
    const other = await page("/anemone");
    expect(other.path).toBe("/anemone");
    expect(await act(restoreFromTrash, id)).toMatchObject({ movedTo: "/anemone-2" });
    expect((await stored(id))?.status).toBe("published");
  });

  test("leads nobody to what lies in it, until it is back", async () => {
    const { db } = store();
    const { id } = await page("/anemone");
    await addRedirect(db, { from: "/old", to: "/anemone" });
    expect(await findRedirect(db, "/old")).toBe("/anemone");
    await act(throwAway, id);
    expect(await findRedirect(db, "/old")).toBeUndefined();
    await act(restoreFromTrash, id);
    expect(await findRedirect(db, "/old")).toBe("/anemone");
    await act(throwAway, id);
    const other = await page("/anemone");
    expect(await findRedirect(db, "/old")).toBe("/anemone");
    await act(deleteForGood, id);
    expect(await findRedirect(db, "/old")).toBe("/anemone");
    await act(throwAway, other.id);
    await act(deleteForGood, other.id);
    expect(await db.$count(redirects)).toBe(0);
  });

  test("lets nothing in it be changed, and only what is in it be deleted for good", async () => {
    const { db } = store();
    const { id } = await page("/anemone");
    const refused = (reason: string) => expect.objectContaining({ reason });
    await expect(act(deleteForGood, id)).rejects.toEqual(refused("not-trashed"));
    await act(throwAway, id);
    await act(throwAway, id);
    const updatedAt = (await stored(id))?.updatedAt ?? new Date(0);
    const content = pageContent({ path: "/anemone" });
    await expect(writeDocument(db, { content, replaces: { id, updatedAt } })).rejects.toEqual(
      refused("trashed"),
    );
    await expect(act(publish, id)).rejects.toEqual(refused("trashed"));
    await act(deleteForGood, id);
    expect(await stored(id)).toBeUndefined();
    for (const work of [throwAway, restoreFromTrash, deleteForGood, publish]) {
      await expect(act(work, id)).rejects.toThrow(ConflictError);
    }
  });

  test("keeps what it holds for 30 days", async () => {
    const { db } = store();
    const [old, young] = [await page("/old"), await page("/young")];
    for (const { id } of [old, young]) await act(throwAway, id);
    const age = (days: number) =>
      sql`trashed || jsonb_build_object('at', now() - interval '1 day' * ${days}::integer)`;
    await db
      .update(documents)
      .set({ trashed: age(31) })
      .where(eq(documents.id, old.id));
    await db
      .update(documents)
      .set({ trashed: age(29) })
      .where(eq(documents.id, young.id));
    expect(await purgeTrash(db)).toBe(1);
    expect([await stored(old.id), (await stored(young.id))?.status]).toEqual([undefined, "trash"]);
  });

  test("keeps what an import brought from coming again", async () => {
    const { db } = store();
    const post = importedPost({ sourceId: "7", title: "Anemone" });
    await importDocument(db, post);
    const [{ id = "" } = {}] = await db.select().from(documents);
    await act(throwAway, id);
    expect(await importDocument(db, { ...post, title: "Other" })).toBe("kept");
    expect((await stored(id))?.status).toBe("trash");
  });

  test("takes a product from the group that holds it once it is deleted for good", async () => {
    const { db } = store();
    const member = await writeProduct(db, productWrite("/cheap", { variants: [{ price: 1 }] }));
    const dear = await writeProduct(db, productWrite("/dear", { variants: [{ price: 9 }] }));
    const group = await writeProduct(db, productWrite("/group", { isGroup: true }));
    const links = { member: [member.id, dear.id], upsell: [], "cross-sell": [] };
    await linkProducts(db, [{ id: group.id, links }]);
    await act(throwAway, member.id);
    expect((await findProduct(db, "/group"))?.members.map(({ path }) => path)).toEqual(["/dear"]);
    await act(deleteForGood, member.id);
    const [figures] = await db.select().from(products).where(eq(products.documentId, group.id));
    expect(figures?.priceFrom).toBe(9);
  });

  test("is told before what leads there: menus, texts, pages below, products and old addresses", async () => {
    const { db } = store();
    const { id } = await page("/sea (+).a");
    await writeDocument(db, {
      content: pageContent({ path: "/below", title: "Below", parentId: id }),
    });
    const leads = ["/sea (+).a", "/de/sea (+).a#x", "https://here.example/sea%20(%2B).a?y"];
    for (const [index, href] of leads.entries()) {
      const body = bodyOf(`<a href="${href}">there</a>`);
      await writeDocument(db, {
        content: pageContent({ path: `/${index}`, title: `Leads ${index}`, body }),
      });
    }
    for (const [index, href] of ["/sea (+)xa", "/sea (+).a/on", "/on/sea (+).a"].entries()) {
      const body = bodyOf(`<a href="${href}">elsewhere</a>`);
      await writeDocument(db, { content: pageContent({ path: `/other/${index}`, body }) });
    }
    await addRedirect(db, { from: "/old", to: "/sea (+).a" });
    const found = await listDocumentUses(db, { id, path: "/sea (+).a" });
    expect(found.map(({ kind, title }) => [kind, title])).toEqual([
      ["child", "Below"],
      ["link", "Leads 0"],
      ["link", "Leads 1"],
      ["link", "Leads 2"],
      ["redirect", "/old"],
    ]);
  });

  describe("and what is public", () => {
    test("is so from now on, or keeps its date", async () => {
      const planned = await writeDocument(store().db, {
        content: pageContent({ path: "/plan", publishedAt: new Date(Date.now() + 86_400_000) }),
      });
      await act(publish, planned.id);
      expect(await findPublishedByPath(store().db, "/plan")).toBeDefined();
      const publishedAt = new Date("2020-01-02T03:04:05.678Z");
      const old = await writeDocument(store().db, {
        content: pageContent({ path: "/old", publishedAt }),
      });
      await act(unpublish, old.id);
      expect(await findPublishedByPath(store().db, "/old")).toBeUndefined();
      await act(publish, old.id);
      expect((await findPublishedByPath(store().db, "/old"))?.publishedAt).toEqual(publishedAt);
    });
  });

  test("knows nothing of what never was", async () => {
    await expect(act(throwAway, randomUUID())).rejects.toThrow("not there any more");
  });
});
