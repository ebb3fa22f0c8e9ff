import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  COMMENTS_API,
  type CommentState,
  commentList,
  commentsDeleted,
  commentThread,
  moderatedComment,
  statesBefore,
} from "../../content/admin/commentWire.ts";
import { COUNTS_API } from "../../content/admin/countsWire.ts";
import { addComment, listApproved, type NewComment } from "../../store/comments.ts";
import { auditLog, comments, documents, products } from "../../store/schema.ts";
import { pageContent, productWrite } from "../../store/testing/content.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { writeDocument } from "../../store/writeDocument.ts";
import { writeProduct } from "../../store/writeProduct.ts";
import { codeOf } from "../testing/startMediaSite.ts";
import { type AdminSite, startAdminSite } from "./testing/startAdminSite.ts";

const NOBODY = "00000000-0000-4000-8000-000000000000";

describeEachStore("Comments of the owner's screens", ({ store }) => {
  const db = () => store().db;
  let on: AdminSite;
  let post: string;

  beforeAll(async () => {
    on = await startAdminSite(db());
  });
  afterAll(() => on.close());
  beforeEach(async () => {
    await db().delete(documents);
    await db().delete(auditLog);
    const content = pageContent({ kind: "post", path: "/post", title: "Ink", takesComments: true });
    post = (await writeDocument(db(), { content })).id;
  });

  const add = async (comment: Partial<NewComment> = {}) => {
    const whole = { documentId: post, authorName: "Vera", authorEmail: "vera@example.org" };
    return (await addComment(db(), { ...whole, body: "Well said.", ...comment })).id;
  };
  const list = async (query = "") => v.parse(commentList, await on.told(`${COMMENTS_API}${query}`));
  const decide = async (states: readonly { readonly id: string; readonly state: CommentState }[]) =>
    v.parse(statesBefore, await on.told(`${COMMENTS_API}/states`, { body: { states } }));
  const reply = (id: string, body: string) =>
    on.ask(`${COMMENTS_API}/${id}/replies`, { body: { body } });
  const counts = async (as = on.owner) => on.told(COUNTS_API, { as });
  const actions = async () =>
    (await db().select().from(auditLog).orderBy(auditLog.id)).map(({ action }) => action);

  test("are listed by state, words and page, with how many there are of each", async () => {
    const first = await add({ createdAt: new Date("2026-01-01"), status: "approved" });
    await add({ body: "50%_off", authorName: "Spammer", status: "spam" });
    const answer = await add({
      parentId: first,
      authorName: "Bo",
      createdAt: new Date("2026-01-02"),
    });
    const all = await list();
    expect(all.items.map(({ id }) => id)).toEqual([answer, first]);
    expect(all.counts).toEqual({ pending: 1, approved: 1, spam: 1, trash: 0 });
    expect(all.items[0]).toMatchObject({
      document: { id: post, title: "Ink", path: "/post", is_public: true },
      parent: { id: first, author: "Vera" },
      state: "pending",
      email: "vera@example.org",
      is_of_site: false,
      answers: 0,
    });
    expect(all.items[1]?.answers).toBe(1);
    expect((await list("?sort=written")).items[0]?.id).toBe(first);
    expect((await list("?state=spam")).total).toBe(1);
    expect((await list("?state=spam&search=%25_")).total).toBe(1);
    expect((await list("?search=BO")).items.map(({ author }) => author)).toEqual(["Bo"]);
    expect((await list(`?document=${NOBODY}`)).total).toBe(0);
    expect((await list(`?document=${post}&page=2`)).items).toEqual([]);
    expect(await counts()).toEqual({ comments: 1, submissions: 0, jobs: 0 });
  });

  test("are decided on, many at once, and the answer takes it all back", async () => {
    const [one, two] = [await add(), await add({ status: "approved" })];
    const { before, missing } = await decide([
      { id: one, state: "approved" },
      { id: two, state: "trash" },
      { id: NOBODY, state: "spam" },
    ]);
    expect(missing).toEqual([NOBODY]);
    expect((await listApproved(db(), post)).map(({ id }) => id)).toEqual([one]);
    expect((await actions()).sort()).toEqual(["comment.approve", "comment.trash"]);
    await decide(before);
    expect((await listApproved(db(), post)).map(({ id }) => id)).toEqual([two]);
    expect((await list("?state=pending")).items.map(({ id }) => id)).toEqual([one]);
  });

  test("of a product move its rating with what is decided of them", async () => {
    const { id: documentId } = await writeProduct(db(), productWrite("/shop/print"));
    const review = await add({ documentId, rating: 4 });
    const rating = async () => {
      const [row] = await db().select().from(products);
      return [row?.ratingSum, row?.ratingCount];
    };
    await decide([{ id: review, state: "approved" }]);
    expect(await rating()).toEqual([4, 1]);
    await decide([{ id: review, state: "spam" }]);
    expect(await rating()).toEqual([0, 0]);
  });

  test("are answered as whoever is signed in, at once, and approved by it", async () => {
    const id = await add();
    const answer = v.parse(moderatedComment, await (await reply(id, "Thank\0s\n\n\n\nyou")).json());
    expect(answer).toMatchObject({
      author: "olga",
      body: "Thanks\n\nyou",
      state: "approved",
      is_of_site: true,
      parent: { id, author: "Vera" },
    });
    const shown = await listApproved(db(), post);
    expect(shown.map(({ body, isOfSite }) => [body, isOfSite])).toEqual([
      ["Well said.", false],
      ["Thanks\n\nyou", true],
    ]);
    expect(await actions()).toEqual(["comment.approve", "comment.reply"]);
    const { items } = v.parse(commentThread, await on.told(`${COMMENTS_API}/${answer.id}/thread`));
    expect(items.map((one) => one.id)).toEqual([id, answer.id]);
  });

  test("are answered once by what is sent twice, since its answer was lost", async () => {
    const id = await add({ status: "pending" });
    const first = v.parse(moderatedComment, await (await reply(id, "Thank you.")).json());
    const again = v.parse(moderatedComment, await (await reply(id, "Thank you.")).json());
    expect(again).toEqual(first);
    await reply(id, "Thank you both.");
    expect(await listApproved(db(), post)).toHaveLength(3);
  });

  test("are not answered where nobody would see it", async () => {
    const spam = await add({ status: "spam" });
    expect(await codeOf(await reply(spam, "No"))).toEqual([409, "thrown-away"]);
    const waiting = await add();
    await db().update(documents).set({ status: "draft" });
    expect(await codeOf(await reply(waiting, "Yes"))).toEqual([409, "missing"]);
    expect((await list("?state=pending")).total).toBe(1);
    expect(await codeOf(await reply(NOBODY, "Yes"))).toEqual([404, "missing"]);
    for (const wrong of ["", " \n\u200b", "x".repeat(20_001)]) {
      const refused = await reply(waiting, wrong);
      expect(refused.status).toBe(422);
      expect((await refused.json()).error.issues).toMatchObject([{ path: ["body"] }]);
    }
  });

  test("are mended, and go for good from the trash and from spam alone, with what answers them", async () => {
    const id = await add({ status: "approved" });
    const answer = await add({ parentId: id, status: "approved" });
    const changed = await on.told(`${COMMENTS_API}/${id}`, {
      method: "PATCH",
      body: { body: "Said well." },
    });
    expect(changed).toMatchObject({ body: "Said well.", state: "approved" });
    const remove = async (...ids: string[]) =>
      v.parse(commentsDeleted, await on.told(`${COMMENTS_API}/delete`, { body: { ids } })).deleted;
    expect(await remove(id, NOBODY)).toBe(0);
    await decide([{ id, state: "trash" }]);
    expect(await remove(id)).toBe(1);
    expect(await db().select().from(comments)).toEqual([]);
    expect(answer).not.toBe(id);
    expect((await on.ask(`${COMMENTS_API}/${id}/thread`)).status).toBe(404);
    expect(await actions()).toEqual(["comment.change", "comment.trash", "comment.delete"]);
  });

  test("are for those who may work on the content, and say what is wrong", async () => {
    const states = [{ id: await add(), state: "approved" }];
    const body = { states };
    expect((await on.ask(`${COMMENTS_API}/states`, { body, as: on.editor })).status).toBe(200);
    for (const [as, status] of [
      [{}, 401],
      [on.visitor, 403],
      [{ cookie: on.owner.cookie }, 403],
      [{ cookie: on.owner.cookie, nonce: on.editor.nonce }, 403],
    ] as const) {
      expect((await on.ask(`${COMMENTS_API}/states`, { body, as })).status).toBe(status);
    }
    for (const wrong of ["?state=shouting", "?document=1", "?page=0"]) {
      expect((await on.ask(COMMENTS_API + wrong)).status).toBe(400);
    }
    const many = { states: Array.from({ length: 501 }, () => states[0]) };
    expect((await on.ask(`${COMMENTS_API}/states`, { body: many })).status).toBe(422);
    expect((await on.ask(`${COMMENTS_API}/x/replies`, { body: { body: "x" } })).status).toBe(404);
  });
});
