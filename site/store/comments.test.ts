import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import {
  addComment,
  countPending,
  listApproved,
  MAX_SHOWN_COMMENTS,
  type NewComment,
  setCommentStatus,
} from "./comments.ts";
import { findProduct, MAX_SHOWN_REVIEWS } from "./findProduct.ts";
import { comments, contentVersion, documents, products, users } from "./schema.ts";
import { pageContent, productWrite } from "./testing/content.ts";
import { countQueries } from "./testing/countQueries.ts";
import { describeEachStore } from "./testing/describeEachStore.ts";
import { writeDocument } from "./writeDocument.ts";
import { writeProduct } from "./writeProduct.ts";

const NOBODY = "00000000-0000-4000-8000-000000000000";

describeEachStore("Comments", ({ store }) => {
  const db = () => store().db;
  let documentId: string;

  beforeEach(async () => {
    await db().delete(documents);
    const content = pageContent({ kind: "post", path: "/post", takesComments: true });
    documentId = (await writeDocument(db(), { content })).id;
  });

  const add = async (comment: Partial<NewComment> = {}) =>
    (
      await addComment(db(), {
        documentId,
        authorName: "Vera",
        authorEmail: "vera@example.org",
        body: "Well said.",
        ...comment,
      })
    ).id;
  const approved = { status: "approved" } as const;

  test("wait until they are approved, and are then shown, oldest first, in one query", async () => {
    const first = await add({ body: "First" });
    const second = await add({ body: "Second", parentId: null });
    expect(await listApproved(db(), documentId)).toEqual([]);
    expect(await countPending(db())).toBe(2);
    expect(await setCommentStatus(db(), second, "approved")).toBe(true);
    expect(await setCommentStatus(db(), first, "approved")).toBe(true);
    const { result, queries } = await countQueries(db(), (counted) =>
      listApproved(counted, documentId),
    );
    expect(queries).toBe(1);
    expect(result).toEqual([
      {
        id: first,
        parentId: null,
        authorName: "Vera",
        body: "First",
        isOfSite: false,
        rating: null,
        createdAt: expect.any(Date),
      },
      expect.objectContaining({ id: second }),
    ]);
    expect(await countPending(db())).toBe(0);
  });

  test("never show their writer's address", async () => {
    await add(approved);
    expect(JSON.stringify(await listApproved(db(), documentId))).not.toContain("@");
  });

  test("whose parent is not shown are not shown either, however far below", async () => {
    const top = await add(approved);
    const middle = await add({ ...approved, parentId: top });
    const last = await add({ ...approved, parentId: middle });
    expect(await shown()).toEqual([top, middle, last]);
    await setCommentStatus(db(), top, "spam");
    expect(await shown()).toEqual([]);
    await setCommentStatus(db(), top, "approved");
    await setCommentStatus(db(), middle, "trash");
    expect(await shown()).toEqual([top]);
  });

  test("are refused where they have no place, and nothing is stored", async () => {
    const waiting = await add();
    const other = await writeDocument(db(), { content: pageContent({ path: "/other" }) });
    const elsewhere = await add({ documentId: other.id, ...approved });
    const draft = await writeDocument(db(), {
      content: pageContent({ path: "/draft", status: "draft" }),
    });
    const wrong: Partial<NewComment>[] = [
      { documentId: NOBODY },
      { documentId: draft.id },
      { parentId: waiting },
      { parentId: elsewhere },
      { parentId: NOBODY },
    ];
    for (const part of wrong) {
      await expect(add(part)).rejects.toMatchObject({ name: "ConflictError", reason: "missing" });
    }
    const invalid: object[] = [
      { documentId: "' or 1=1 --" },
      { authorName: "" },
      { authorName: "\0" },
      { authorEmail: "" },
      { body: "" },
      { rating: 0 },
      { rating: 6 },
      { rating: 2.5 },
      { status: "published" },
      { createdAt: new Date(Number.NaN) },
    ];
    for (const part of invalid) {
      await expect(add(part)).rejects.toMatchObject({ name: "ValiError" });
    }
    expect(await db().$count(comments)).toBe(2);
  });

  test("keep what was written, markup and all, but what no database holds", async () => {
    const body = "<script>alert(1)</script> & 'so' \\ $1 اب 😀\n\n\0\ud800";
    await add({ ...approved, body, createdAt: new Date("2026-03-01T10:00:00Z") });
    expect(await listApproved(db(), documentId)).toMatchObject([
      {
        body: "<script>alert(1)</script> & 'so' \\ $1 اب 😀\n\n\ufffd",
        createdAt: new Date("2026-03-01T10:00:00Z"),
      },
    ]);
  });

  test("stay when their writer's account goes, and go with their document", async () => {
    await db().insert(users).values({ id: "u1", name: "Vera", email: "vera@example.org" });
    await add({ ...approved, userId: "u1" });
    await db().delete(users).where(eq(users.id, "u1"));
    expect(await db().select().from(comments)).toMatchObject([{ userId: null }]);
    await db().delete(documents);
    expect(await db().$count(comments)).toBe(0);
  });

  test("on a page are so many at most, the newest of them", async () => {
    expect(MAX_SHOWN_COMMENTS).toBe(500);
    await db()
      .insert(comments)
      .values(
        Array.from({ length: MAX_SHOWN_COMMENTS + 5 }, (_, n) => ({
          documentId,
          ...approved,
          authorName: "V",
          authorEmail: "v@example.org",
          body: String(n),
          createdAt: new Date(Date.UTC(2026, 0, 1) + n * 1000),
        })),
      );
    const all = await listApproved(db(), documentId);
    expect([all.length, all[0]?.body]).toEqual([MAX_SHOWN_COMMENTS, "5"]);
  });

  test("of what is no document are none, and what is no comment cannot be approved", async () => {
    for (const id of ["", "x", NOBODY, "\0", "' or 1=1 --"]) {
      expect(await listApproved(db(), id)).toEqual([]);
      expect(await setCommentStatus(db(), id, "approved")).toBe(false);
    }
  });

  describe("and the version of the content", () => {
    test("A comment that waits changes no page; once approved it does, and when it goes again", async () => {
      const before = await version();
      const id = await add();
      expect(await version()).toBe(before);
      await setCommentStatus(db(), id, "approved");
      const shownAt = await version();
      expect(shownAt).toBeGreaterThan(before);
      await setCommentStatus(db(), id, "spam");
      expect(await version()).toBeGreaterThan(shownAt);
      const goneAt = await version();
      await add(approved);
      expect(await version()).toBeGreaterThan(goneAt);
    });

    test("A review that waits changes nothing of its product", async () => {
      const product = await writeProduct(db(), productWrite("/moon"));
      const before = await version();
      await add({ documentId: product.id, rating: 5 });
      expect(await version()).toBe(before);
    });

    test("Moderators and editors at once never wait for each other crosswise", async () => {
      const product = await writeProduct(db(), productWrite("/busy"));
      const ids = await Promise.all(
        [1, 2, 3, 4].map((rating) => add({ documentId: product.id, rating })),
      );
      await Promise.all([
        ...ids.map((id) => setCommentStatus(db(), id, "approved")),
        ...[1, 2, 3].map((n) => writeProduct(db(), productWrite(`/busy-${n}`))),
        ...ids.map(() => add({ documentId: product.id, rating: 5, ...approved })),
      ]);
      expect(await rating()).toEqual([30, 8]);
    });
  });

  describe("with a rating", () => {
    let productId: string;
    beforeEach(async () => {
      productId = (await writeProduct(db(), productWrite("/moon"))).id;
    });

    test("count for their product as long as they are approved", async () => {
      const good = await add({ documentId: productId, rating: 5 });
      const poor = await add({ documentId: productId, rating: 2 });
      await add({ documentId: productId, ...approved });
      expect(await rating()).toEqual([0, 0]);
      await setCommentStatus(db(), good, "approved");
      await setCommentStatus(db(), poor, "approved");
      await setCommentStatus(db(), poor, "approved");
      expect(await rating()).toEqual([7, 2]);
      await db().update(comments).set({ rating: 3 }).where(eq(comments.id, poor));
      expect(await rating()).toEqual([8, 2]);
      await setCommentStatus(db(), good, "trash");
      expect(await rating()).toEqual([3, 1]);
      await db().delete(comments).where(eq(comments.id, poor));
      expect(await rating()).toEqual([0, 0]);
    });

    test("are the reviews of its page, newest first, up to a bound", async () => {
      expect(MAX_SHOWN_REVIEWS).toBe(50);
      for (let day = 1; day <= 3; day++) {
        const createdAt = new Date(Date.UTC(2026, 0, day, 1, 2, 3, 45));
        await add({
          documentId: productId,
          rating: day,
          ...approved,
          createdAt,
          body: `“${day}”\n`,
        });
      }
      await add({ documentId: productId, ...approved });
      await add({ documentId: productId, rating: 1 });
      const product = await findProduct(db(), "/moon");
      expect(product?.reviews).toMatchObject([
        { rating: 3, body: "“3”\n", createdAt: new Date("2026-01-03T01:02:03.045Z") },
        { rating: 2 },
        { rating: 1 },
      ]);
      expect(product).toMatchObject({ ratingSum: 6, ratingCount: 3 });
    });

    test("stand before what answers them, which says who wrote it for the site", async () => {
      const user = { name: "Eve", email: "eve@example.com", role: "owner" as const };
      await db()
        .insert(users)
        .values({ id: "eve", ...user });
      const review = await add({ documentId: productId, rating: 2, ...approved });
      const answer = { documentId: productId, parentId: review, userId: "eve", ...approved };
      await add({ ...answer, body: "Sorry!" });
      await add({ ...answer, userId: null, status: "pending" });
      const product = await findProduct(db(), "/moon");
      expect(product?.reviews).toMatchObject([
        { id: review, parentId: null, rating: 2, isOfSite: false },
        { body: "Sorry!", parentId: review, rating: null, isOfSite: true },
      ]);
      expect(await rating()).toEqual([2, 1]);
      await db().delete(users);
    });

    test("survive a new version of their product", async () => {
      await add({ documentId: productId, rating: 4, ...approved });
      const [row] = await db().select().from(documents).where(eq(documents.id, productId));
      const replaces = { id: productId, updatedAt: row?.updatedAt ?? new Date(0) };
      await writeProduct(db(), { ...productWrite("/moon"), replaces });
      expect(await rating()).toEqual([4, 1]);
    });
  });

  async function rating() {
    const rows = await db().select().from(products);
    const row = rows.find(({ ratingCount }) => ratingCount > 0) ?? rows[0];
    return [row?.ratingSum, row?.ratingCount];
  }

  async function shown() {
    return (await listApproved(db(), documentId)).map(({ id }) => id);
  }

  async function version(): Promise<number> {
    const [row] = await db().select().from(contentVersion);
    return row?.version ?? 0;
  }
});
