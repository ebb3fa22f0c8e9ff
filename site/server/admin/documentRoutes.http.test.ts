import { sql } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { choiceList } from "../../content/admin/choiceWire.ts";
import { documentList, documentUses, editedDocument } from "../../content/admin/documentWire.ts";
import { MAX_HTML_LENGTH } from "../../content/sanitiseHtml.ts";
import { auditLog, documents, rateLimits } from "../../store/schema.ts";
import { ensureTerm } from "../../store/terms.ts";
import { bodyOf } from "../../store/testing/content.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { codeOf } from "../testing/startMediaSite.ts";
import { DOCUMENTS, documentDesk } from "./testing/documentDesk.ts";
import { type AdminSite, startAdminSite } from "./testing/startAdminSite.ts";

describeEachStore("Documents, to those who write them", ({ store }) => {
  let on: AdminSite;
  const { make, put, save, open, bulk, issuesOf } = documentDesk(() => on);

  beforeAll(async () => {
    on = await startAdminSite(store().db);
  });
  afterAll(() => on.close());
  beforeEach(async () => {
    for (const table of [documents, auditLog, rateLimits]) await store().db.delete(table);
  });

  test("begin as drafts at a free address of their title, by who began them", async () => {
    const page = await make("page", "  Über uns!  ", on.editor);
    expect(page).toMatchObject({
      state: "draft",
      public_path: null,
      updated_by: "ed",
      content: { title: "Über uns!", path: "/über-uns", body: { blocks: [] } },
    });
    expect((await make("page", "Über uns")).content.path).toBe("/über-uns-2");
    expect((await make("post", "東京 2026")).content.path).toBe("/journal/東京-2026");
    expect((await make("page", "!!!")).content.path).toBe("/page");
    expect((await make("page", "Search")).content.path).toBe("/search-page");
    const author = await on.ask(`/api/admin/choices?kind=author&search=ED`);
    expect(v.parse(choiceList, await author.json()).items).toMatchObject([
      { id: page.content.author_id, name: "ed" },
    ]);
    expect(
      await codeOf(await on.ask(`${DOCUMENTS}/${"0".repeat(8)}-0000-4000-8000-000000000000`)),
    ).toEqual([404, "missing"]);
    expect(await codeOf(await on.ask(`${DOCUMENTS}/1`))).toEqual([404, "missing"]);
  });

  test("are saved whole, clean, with a revision, and noted", async () => {
    const termId = await ensureTerm(store().db, { kind: "tag", slug: "sea", name: "Sea" });
    const made = await make("post", "Sea");
    const saved = await save(made, {
      status: "published",
      excerpt: "E",
      term_ids: [termId],
      body: bodyOf('<p onclick="x()">Hi<script>alert(1)</script></p>'),
    });
    expect(saved).toMatchObject({ state: "published", public_path: "/journal/sea" });
    expect(saved.content.body).toEqual(bodyOf("<p>Hi</p>"));
    expect(saved.content.term_ids).toEqual([termId]);
    expect((await open(made.id)).document).toEqual(saved);
    const listed = await on.ask(`${DOCUMENTS}?kind=post&state=published&search=sea`);
    expect(v.parse(documentList, await listed.json())).toMatchObject({
      total: 1,
      items: [{ title: "Sea", terms: ["Sea"], author: "olga", updated_by: "olga" }],
    });
    const notes = await store().db.select().from(auditLog).orderBy(auditLog.id);
    expect(notes.map(({ action, userName }) => [action, userName])).toEqual([
      ["document.create", "olga"],
      ["document.save", "olga"],
    ]);
    const planned = await save(saved, { published_at: "2199-01-01T00:00:00.000Z" });
    expect([planned.state, planned.public_path]).toEqual(["scheduled", null]);
  });

  test("are not saved over what somebody else saved, who is told of with what they wrote", async () => {
    const made = await make("page", "One");
    const hers = await save(made, { title: "Hers" }, on.editor);
    const refused = await put(made, { title: "Mine" });
    const { error } = await refused.json();
    expect([refused.status, error.code]).toEqual([409, "changed"]);
    expect(v.parse(editedDocument, error.current)).toEqual(hers);
    expect(hers.updated_by).toBe("ed");
    await save({ ...made, updated_at: hers.updated_at }, { title: "Mine" });
  });

  test("name each field that cannot be saved so, and what to do", async () => {
    const [made, other] = [await make("page", "One"), await make("page", "Other")];
    const gone = "10000000-0000-4000-8000-000000000000";
    const wrong: readonly [object, string[], RegExp][] = [
      [{ path: "/other" }, ["path"], /Another document already has this address/],
      [{ path: "/search" }, ["path"], /itself answers/],
      [{ path: "no" }, ["path"], /starts with "\/"/],
      [{ path: "/a//b" }, ["path"], /no empty steps/],
      [{ title: "x".repeat(501) }, ["title"], /Shorten it/],
      [{ language: "german" }, ["language"], /written as in/],
      [{ published_at: "0500-01-01T00:00:00.000Z" }, ["published_at"], /before the year 1000/],
      [{ author_id: gone }, ["author_id"], /not there any more/],
      [{ parent_id: gone }, ["parent_id"], /not there any more/],
      [{ parent_id: made.id }, ["parent_id"], /below itself/],
      [{ term_ids: [gone] }, ["term_ids"], /deleted meanwhile/],
      [
        { body: bodyOf("x".repeat(MAX_HTML_LENGTH + 1)) },
        ["body", "blocks", "0", "fields", "html"],
        /Split it/,
      ],
    ];
    for (const [change, path, message] of wrong) {
      const [issue] = await issuesOf(await put(made, change));
      expect(issue.path.map(String)).toEqual(["content", ...path]);
      expect(issue.message).toMatch(message);
    }
    await save(other, { parent_id: made.id });
    const [circle] = await issuesOf(await put(made, { parent_id: other.id }));
    expect(circle.message).toMatch(/below itself/);
    expect((await open(made.id)).document).toEqual(made);
  });

  test("of more than 12 MB are refused with a way on", async () => {
    const made = await make("page", "Long");
    const answer = await put(made, { body: bodyOf("x".repeat(13 * 1024 * 1024)) });
    const { error } = await answer.json();
    expect([answer.status, error.code]).toEqual([413, "too-large"]);
    expect(error.message).toContain("Split it");
  });

  test("are changed many at once, each by itself, and those that could not be are named", async () => {
    const [one, two] = [await make("page", "One"), await make("page", "Two")];
    const answer = await bulk("publish", [one.id, "nobody", two.id]);
    expect(answer.done).toEqual([one.id, two.id]);
    expect(answer.failed).toMatchObject([{ id: "nobody", message: /not there/ }]);
    expect((await open(one.id)).document.state).toBe("published");
    expect((await bulk("delete", [one.id])).failed).toMatchObject([
      { message: /not in the trash/ },
    ]);
    await bulk("trash", [one.id]);
    const thrown = (await open(one.id)).document;
    expect(thrown).toMatchObject({
      state: "trash",
      content: { path: "/one", status: "published" },
    });
    expect(await codeOf(await put(thrown, {}))).toEqual([409, "trashed"]);
    await save((await open(two.id)).document, { path: "/one" });
    expect(await bulk("restore", [one.id])).toMatchObject({
      done: [one.id],
      moved: [{ id: one.id, path: "/one-2" }],
    });
    await bulk("trash", [one.id]);
    expect((await bulk("delete", [one.id])).done).toEqual([one.id]);
    expect(await codeOf(await on.ask(`${DOCUMENTS}/${one.id}`))).toEqual([404, "missing"]);
  });

  test("tell what leads to them", async () => {
    const made = await make("page", "Goal");
    await save(await make("page", "Start"), { body: bodyOf('<a href="/goal">there</a>') });
    const answer = await on.ask(`${DOCUMENTS}/${made.id}/uses`);
    expect(v.parse(documentUses, await answer.json()).items).toMatchObject([
      { kind: "link", title: "Start" },
    ]);
  });

  test("say where the categories and pages stand that may be chosen", async () => {
    const { db } = store();
    const parent = await ensureTerm(db, { kind: "category", slug: "arts", name: "Arts" });
    const id = await ensureTerm(db, { kind: "category", slug: "prints", name: "Prints" });
    await db.execute(sql`update terms set parent_id = ${parent}::uuid where id = ${id}::uuid`);
    const choices = async (query: string) =>
      v.parse(choiceList, await (await on.ask(`/api/admin/choices?${query}`)).json()).items;
    expect(await choices("kind=category")).toEqual([
      { id: parent, name: "Arts", note: "" },
      { id, name: "Prints", note: "Arts" },
    ]);
    expect(await choices(`kind=category&ids=${id}`)).toMatchObject([{ name: "Prints" }]);
    expect(await choices("kind=category&search=%25")).toEqual([]);
    await make("page", "Über uns");
    expect(await choices("kind=page&search=uber")).toMatchObject([
      { name: "Über uns", note: "/über-uns" },
    ]);
    expect(await codeOf(await on.ask("/api/admin/choices?kind=user"))).toEqual([400, "invalid"]);
  });
});
