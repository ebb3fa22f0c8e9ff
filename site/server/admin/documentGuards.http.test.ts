import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { EditedDocument } from "../../content/admin/documentWire.ts";
import { REDIRECTS_API, redirectList } from "../../content/admin/redirectWire.ts";
import { MAX_MEDIA_TEXT } from "../../content/mediaWire.ts";
import { describeEachStore } from "../../store/testing/describeEachStore.ts";
import { DOCUMENTS, documentDesk } from "./testing/documentDesk.ts";
import { type AdminSite, startAdminSite } from "./testing/startAdminSite.ts";

const MEGABYTES = "x".repeat(10_000_000);

describeEachStore("What would leave visitors with less than their editor sees", ({ store }) => {
  let on: AdminSite;
  const { make, save, put, open, bulk, issuesOf } = documentDesk(() => on);

  beforeAll(async () => {
    on = await startAdminSite(store().db);
  });
  afterAll(() => on.close());

  const bodyOf = (...blocks: readonly object[]) => ({
    body: { version: 1, blocks: blocks.map((block, index) => ({ id: `b${index}`, ...block })) },
  });

  describe("the home page", () => {
    let home: EditedDocument;
    beforeAll(async () => {
      home = await save(await make("page", "Welcome"), { path: "/", status: "published" });
    });

    test("is neither thrown away, made a draft nor put off, by the list or the editor", async () => {
      for (const action of ["trash", "unpublish"]) {
        const { done, failed } = await bulk(action, [home.id]);
        expect([done, failed[0]?.message]).toEqual([[], expect.stringContaining("home page")]);
      }
      const later = new Date(Date.now() + 86_400_000).toISOString();
      for (const change of [{ status: "draft" }, { status: "private" }, { published_at: later }]) {
        const answer = await put(home, change);
        const { error } = await answer.json();
        expect([answer.status, error.code]).toEqual([409, "home-page"]);
      }
      expect((await open(home.id)).document.public_path).toBe("/");
    });

    test("becomes another by its address, and is a page like others then", async () => {
      const moved = await save(home, { path: "/welcome-of-old" });
      const { items } = v.parse(redirectList, await on.told(REDIRECTS_API));
      expect(items).toMatchObject([{ from: "/", to: moved.content.path, has_goal: true }]);
      // Where the site's own address leads on to it, it is the home page still.
      const { done, failed } = await bulk("trash", [moved.id]);
      expect([done, failed[0]?.message]).toEqual([[], expect.stringContaining("home page")]);
      expect((await put(moved, { status: "draft" })).status).toBe(409);
      const other = await save(await make("page", "Hello"), { path: "/", status: "published" });
      expect(other.public_path).toBe("/");
      expect((await bulk("trash", [moved.id])).done).toEqual([moved.id]);
    });
  });

  describe("a block", () => {
    const heading = (text: string) => ({ type: "heading", fields: { text } });
    const columns = (held: object) => ({
      type: "columns",
      fields: {},
      slots: { first: [{ id: "inner", ...held }] },
    });

    test("of more than it can show is refused at its field, in drafts, too", async () => {
      const draft = await make("page", "Draft");
      const long = columns(heading(MEGABYTES));
      expect(await issuesOf(await put(draft, bodyOf(heading("Short"), long)))).toEqual([
        {
          path: ["content", "body", "blocks", 1, "slots", "first", 0, "fields", "text"],
          message: "Use at most 300 characters.",
        },
      ]);
    });

    test("that is not filled in yet may stand in a draft, and is named before visitors miss it", async () => {
      const button = { type: "button", fields: { label: "Read on" } };
      const draft = await save(await make("page", "Half a button"), bodyOf(button));
      const { done, failed } = await bulk("publish", [draft.id]);
      expect([done, failed[0]?.message]).toEqual([[], expect.stringContaining("A block of it")]);
      expect(await issuesOf(await put(draft, { status: "published" }))).toEqual([
        { path: ["content", "body", "blocks", 0, "fields", "href"], message: expect.any(String) },
      ]);
      const whole = { ...button, fields: { label: "Read on", href: "/" } };
      await save(draft, { status: "published", ...bodyOf(whole) });
    });

    test("of a kind that nobody knows here is kept as it is", async () => {
      const unknown = { type: "of-tomorrow", fields: { text: "x".repeat(1000) } };
      const saved = await save(await make("page", "Tomorrow"), {
        status: "published",
        ...bodyOf(unknown),
      });
      expect(saved.content.body.blocks[0]?.fields).toEqual(unknown.fields);
    });
  });

  describe("a title", () => {
    test("turns nothing around that stands beside it, and is one line", async () => {
      const title = "\u202egnp.exe\u2066\n of\u0000 👩‍👩‍👧 می‌خواهم ";
      const made = await make("post", title);
      const clean = "gnp.exe of 👩‍👩‍👧 می‌خواهم";
      expect([made.content.title, made.content.path]).toEqual([
        clean,
        "/journal/gnp-exe-of-می-خواهم",
      ]);
      const saved = await save(made, { title, excerpt: "\u202eOne\r\n\n\n\ntwo" });
      expect([saved.content.title, saved.content.excerpt]).toEqual([clean, "One\n\ntwo"]);
    });

    test("of which nothing can be seen names no new page, and counts as none", async () => {
      const body = { kind: "page", title: "\u200b\u2060\u202e" };
      const [issue] = await issuesOf(await on.ask(DOCUMENTS, { method: "POST", body }));
      expect(issue).toEqual({ path: ["title"], message: expect.stringContaining("seen") });
      const saved = await save(await make("page", "Seen"), { title: body.title });
      expect(saved.content.title).toBe("");
    });
  });

  test("Ten megabytes as the description of a picture are refused at its field", async () => {
    const picture = { src: "/media/a.jpg", width: 1, height: 1, alt: MEGABYTES };
    const [issue] = await issuesOf(await put(await make("page", "Picture"), { picture }));
    expect(issue.path).toEqual(["content", "picture", "alt"]);
    expect(issue.message).toContain(String(MAX_MEDIA_TEXT));
  });
});
