import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { MAX_PATH_LENGTH } from "../content/pagePath.ts";
import { ensureAuthor } from "./authors.ts";
import { MAX_PATH_BYTES } from "./documentContent.ts";
import { findFirstPublished, findPublishedByPath } from "./documents.ts";
import { listArchive } from "./listArchive.ts";
import { listRevisions, restoreRevision } from "./revisions.ts";
import { documents, revisions, terms } from "./schema.ts";
import { ensureTerm } from "./terms.ts";
import { bodyOf, pageContent } from "./testing/content.ts";
import { countQueries } from "./testing/countQueries.ts";
import { describeEachStore } from "./testing/describeEachStore.ts";
import { writeDocument } from "./writeDocument.ts";

const HOSTILE = [
  "'; drop table documents; --",
  "$1 $2 {{y}} %s \\' \\\\",
  '"quoted" `ticks` \n\t\r \u2028 😀 اب',
  "<script>alert(1)</script>",
  "__proto__",
];

describeEachStore("Documents", ({ store }) => {
  const db = () => store().db;
  const hour = 3_600_000;

  beforeEach(async () => {
    await db().delete(documents);
    await db().delete(terms);
  });

  describe("at an address", () => {
    test("A published document is found with its author and terms, in one query", async () => {
      const authorId = await ensureAuthor(db(), { slug: "ada", name: "Ada" });
      const tag = await ensureTerm(db(), { kind: "tag", slug: "b", name: "B" });
      const category = await ensureTerm(db(), { kind: "category", slug: "a", name: "A" });
      const content = pageContent({ path: "/about", authorId, termIds: [tag, category, tag] });
      const written = await writeDocument(db(), { content });
      const { result, queries } = await countQueries(db(), (counted) =>
        findPublishedByPath(counted, "/about"),
      );
      expect(result).toEqual({
        ...written,
        author: { slug: "ada", name: "Ada" },
        terms: [
          { kind: "category", slug: "a", name: "A" },
          { kind: "tag", slug: "b", name: "B" },
        ],
        translations: [],
        above: [],
        hasComments: false,
      });
      expect(queries).toBe(1);
    });

    test("It is found with those of its translations that are public, in the same query", async () => {
      const soon = new Date(Date.now() + hour);
      const odd = '/ar/"a",{c} d';
      for (const path of ["/about", "/de/about", odd, "/other"]) {
        await writeDocument(db(), { content: pageContent({ path }) });
      }
      await writeDocument(db(), { content: pageContent({ path: "/fr/about", publishedAt: soon }) });
      await writeDocument(db(), { content: pageContent({ path: "/it/about", status: "draft" }) });
      const asked = ["/about", "/de/about", odd, "/fr/about", "/it/about", "/es/about", "/\0"];
      const { result, queries } = await countQueries(db(), (counted) =>
        findFirstPublished(counted, { paths: ["/nl/about", "/about"], translations: asked }),
      );
      expect(result?.path).toBe("/about");
      expect([...(result?.translations ?? [])].sort()).toEqual(["/about", odd, "/de/about"].sort());
      expect(queries).toBe(1);
    });

    test("It is found with the public pages above it, topmost first, however they stand in a circle", async () => {
      const write = async (path: string, parentId: string | null, more = {}) =>
        (
          await writeDocument(db(), {
            content: pageContent({ path, parentId, title: path, ...more }),
          })
        ).id;
      const top = await write("/a", null);
      const draft = await write("/a/b", top, { status: "draft" });
      const middle = await write("/a/b/c", draft);
      await write("/a/b/c/d", middle);
      const above = async () => (await findFirstPublished(db(), { paths: ["/a/b/c/d"] }))?.above;
      const way = [
        { title: "/a", path: "/a" },
        { title: "/a/b/c", path: "/a/b/c" },
      ];
      expect(await above()).toEqual(way);
      await db().update(documents).set({ parentId: middle }).where(eq(documents.id, top));
      expect(await above()).toEqual(way);
      await db().update(documents).set({ parentId: middle }).where(eq(documents.path, "/a/b/c"));
      expect(await above()).toEqual(way.slice(1));
    });

    test("Drafts, private documents, what is scheduled, and parts of pages are not found", async () => {
      const soon = new Date(Date.now() + hour);
      await writeDocument(db(), { content: pageContent({ path: "/draft", status: "draft" }) });
      await writeDocument(db(), { content: pageContent({ path: "/private", status: "private" }) });
      await writeDocument(db(), { content: pageContent({ path: "/soon", publishedAt: soon }) });
      await writeDocument(db(), { content: pageContent({ path: "/header", kind: "header" }) });
      for (const path of ["/draft", "/private", "/soon", "/header", "/none"]) {
        expect(await findPublishedByPath(db(), path)).toBeUndefined();
      }
    });

    test("A document published without a time is there at once", async () => {
      for (let n = 0; n < 20; n++) {
        await writeDocument(db(), { content: pageContent({ path: `/now-${n}` }) });
        expect(await findPublishedByPath(db(), `/now-${n}`)).toBeDefined();
      }
    });

    test("Hostile addresses find nothing and break nothing", async () => {
      for (const text of [...HOSTILE, "\0", "/a\0b", "x".repeat(100_000), "\ud800"]) {
        expect(await findPublishedByPath(db(), text)).toBeUndefined();
      }
    });
  });

  describe("in a list", () => {
    test("All come once, newest first, page by page, even at the same moment, with their number", async () => {
      const moment = Date.parse("2020-01-01T00:00:00.123Z");
      for (let n = 0; n < 25; n++) {
        const publishedAt = new Date(moment + Math.floor(n / 10));
        await writeDocument(db(), {
          content: pageContent({ kind: "post", path: `/p${n}`, publishedAt }),
        });
      }
      await writeDocument(db(), { content: pageContent({ kind: "page", path: "/page" }) });
      await writeDocument(db(), {
        content: pageContent({ kind: "post", path: "/d", status: "draft" }),
      });
      const seen: string[] = [];
      for (const page of [1, 2, 3, 4]) {
        const list = await listArchive(db(), { kind: "post", page, pageSize: 7 });
        expect([list?.total, list?.pageCount]).toEqual([25, 4]);
        seen.push(...(list?.items ?? []).map(({ path }) => path));
      }
      expect(seen).toHaveLength(25);
      expect(new Set(seen).size).toBe(25);
      expect(seen.slice(0, 5).sort()).toEqual(["/p20", "/p21", "/p22", "/p23", "/p24"]);
    });

    test("A page of a list costs one query and carries no bodies", async () => {
      const body = bodyOf("x".repeat(10_000));
      await writeDocument(db(), { content: pageContent({ kind: "post", path: "/one", body }) });
      const { result, queries } = await countQueries(db(), (counted) =>
        listArchive(counted, { kind: "post", page: 1, pageSize: 10 }),
      );
      expect(queries).toBe(1);
      expect(JSON.stringify(result).length).toBeLessThan(1000);
    });
  });

  describe("being written", () => {
    test("What was written is read back exactly: hostile text, a body of 1 MB, times of any zone", async () => {
      const publishedAt = new Date("2020-03-29T02:30:00.789+02:00");
      for (const [n, text] of [...HOSTILE, "x".repeat(1_000_000)].entries()) {
        const content = pageContent({
          path: `/h${n}`,
          title: text,
          excerpt: text,
          publishedAt,
          body: bodyOf(text),
        });
        await writeDocument(db(), { content });
        expect(await findPublishedByPath(db(), `/h${n}`)).toMatchObject({
          title: text,
          excerpt: text,
          publishedAt,
          body: bodyOf(text),
        });
      }
      expect(await db().$count(documents)).toBe(HOSTILE.length + 1);
    });

    test("Its summary is its excerpt or its first words, those of what it says now", async () => {
      const content = pageContent({ path: "/a", body: bodyOf("<h2>Ink</h2><p>It dries.</p>") });
      const first = await writeDocument(db(), { content: { ...content, excerpt: "On ink." } });
      expect(first.summary).toBe("On ink.");
      const second = await writeDocument(db(), { content, replaces: first });
      expect(second.summary).toBe("It dries.");
      const other = { ...content, body: bodyOf("<p>It does not.</p>") };
      const { id: documentId, updatedAt } = await writeDocument(db(), {
        content: other,
        replaces: second,
      });
      expect(await findPublishedByPath(db(), "/a")).toMatchObject({ summary: "It does not." });
      const [, before] = await listRevisions(db(), { documentId, limit: 2 });
      const restored = await restoreRevision(db(), { revisionId: before?.id ?? 0, updatedAt });
      expect(restored.summary).toBe("It dries.");
    });

    test("U+0000, which PostgreSQL cannot hold, is left out of texts and bodies", async () => {
      const content = pageContent({ path: "/nul\0", title: "a\0b", body: bodyOf("c\0\ud800") });
      const document = await writeDocument(db(), { content });
      expect(document).toMatchObject({ path: "/nul", title: "ab", body: bodyOf("c\ufffd") });
    });

    test.each([
      ["an address without a slash", { path: "about" }],
      ["an address too long for an index", { path: `/${"é".repeat(MAX_PATH_BYTES / 2)}` }],
      ["an unknown kind", { kind: "poem" }],
      ["a body without blocks", { body: { version: 1 } }],
      ["an id that is none", { authorId: "me" }],
      ["a year of five digits", { publishedAt: new Date("+010000-01-01T00:00:00Z") }],
    ])("%s is refused and nothing is stored", async (_what, content) => {
      const attempt = writeDocument(db(), {
        content: { ...pageContent({ path: "/x" }), ...content } as never,
      });
      await expect(attempt).rejects.toMatchObject({ name: "ValiError" });
      expect(await db().$count(documents)).toBe(0);
    });

    test("The longest address that is allowed can be stored and found", async () => {
      const path = `/${"é".repeat(MAX_PATH_LENGTH - 1)}`;
      expect(Buffer.byteLength(path)).toBeLessThanOrEqual(MAX_PATH_BYTES);
      await writeDocument(db(), { content: pageContent({ path }) });
      expect(await findPublishedByPath(db(), path)).toMatchObject({ path });
    });

    test("An address that is taken is refused, and neither document nor revision is left", async () => {
      await writeDocument(db(), { content: pageContent({ path: "/taken" }) });
      const attempt = writeDocument(db(), {
        content: pageContent({ path: "/taken", title: "Second" }),
      });
      await expect(attempt).rejects.toMatchObject({ name: "ConflictError", reason: "path-taken" });
      expect(await db().$count(documents)).toBe(1);
      expect(await db().$count(revisions)).toBe(1);
    });

    test("Who saves over a change they have not seen is told so", async () => {
      const first = await writeDocument(db(), { content: pageContent({ path: "/a" }) });
      const change = (title: string, updatedAt: Date) =>
        writeDocument(db(), {
          content: pageContent({ path: "/a", title }),
          replaces: { id: first.id, updatedAt },
        });
      const second = await change("Second", first.updatedAt);
      await expect(change("Lost", first.updatedAt)).rejects.toMatchObject({ reason: "changed" });
      await change("Third", second.updatedAt);
      expect(await findPublishedByPath(db(), "/a")).toMatchObject({
        title: "Third",
        createdAt: first.createdAt,
      });
      await db().delete(documents).where(eq(documents.id, first.id));
      await expect(change("Gone", second.updatedAt)).rejects.toMatchObject({ reason: "missing" });
    });

    test("Of ten who save at once exactly one succeeds", async () => {
      const { id, updatedAt } = await writeDocument(db(), { content: pageContent({ path: "/a" }) });
      const saves = Array.from({ length: 10 }, (_, n) =>
        writeDocument(db(), {
          content: pageContent({ path: "/a", title: `${n}` }),
          replaces: { id, updatedAt },
        }),
      );
      const results = await Promise.allSettled(saves);
      const failed = results.filter((result) => result.status === "rejected");
      expect(failed).toHaveLength(9);
      for (const { reason } of failed) expect(reason).toMatchObject({ reason: "changed" });
      expect(await db().$count(revisions)).toBe(2);
    });

    test("Thirty writers of thirty documents with shared terms all succeed", async () => {
      const termIds = [
        await ensureTerm(db(), { kind: "tag", slug: "a", name: "A" }),
        await ensureTerm(db(), { kind: "tag", slug: "b", name: "B" }),
      ];
      const writes = Array.from({ length: 30 }, (_, n) =>
        writeDocument(db(), {
          content: pageContent({
            path: `/w${n}`,
            termIds: n % 2 ? termIds : [...termIds].reverse(),
          }),
        }),
      );
      await Promise.all(writes);
      expect(await db().$count(documents)).toBe(30);
    });

    test("Terms that are no longer named are taken off", async () => {
      const [a, b] = [
        await ensureTerm(db(), { kind: "tag", slug: "a", name: "A" }),
        await ensureTerm(db(), { kind: "tag", slug: "b", name: "B" }),
      ];
      let replaces = await writeDocument(db(), {
        content: pageContent({ path: "/a", termIds: [a, b] }),
      });
      replaces = await writeDocument(db(), {
        content: pageContent({ path: "/a", termIds: [b] }),
        replaces,
      });
      expect((await findPublishedByPath(db(), "/a"))?.terms.map(({ slug }) => slug)).toEqual(["b"]);
      await writeDocument(db(), { content: pageContent({ path: "/a" }), replaces });
      expect((await findPublishedByPath(db(), "/a"))?.terms).toEqual([]);
    });
  });

  describe("in earlier states", () => {
    test("Every state is kept, newest first, and can be given back without losing the present one", async () => {
      let document = await writeDocument(db(), {
        content: pageContent({ path: "/a", title: "0" }),
        note: "first",
      });
      for (const title of ["1", "2", "3"]) {
        const content = pageContent({ path: "/a", title, body: bodyOf(title) });
        document = await writeDocument(db(), { content, replaces: document });
      }
      const { id: documentId } = document;
      const all = await listRevisions(db(), { documentId, limit: 10 });
      expect(all.map(({ title }) => title)).toEqual(["3", "2", "1", "0"]);
      expect(all.at(-1)?.note).toBe("first");
      const older = await listRevisions(db(), { documentId, limit: 2, before: all[1]?.id });
      expect(older.map(({ title }) => title)).toEqual(["1", "0"]);

      const { updatedAt } = document;
      const revisionId = all[2]?.id ?? 0;
      const restored = await restoreRevision(db(), { revisionId, updatedAt });
      expect(restored).toMatchObject({ title: "1", body: bodyOf("1"), path: "/a" });
      expect(await listRevisions(db(), { documentId, limit: 1 })).toMatchObject([
        { title: "1", note: `Restored from ${all[2]?.createdAt.toISOString()}` },
      ]);
      await expect(restoreRevision(db(), { revisionId, updatedAt })).rejects.toMatchObject({
        reason: "changed",
      });
      await expect(restoreRevision(db(), { revisionId: 0, updatedAt })).rejects.toMatchObject({
        reason: "missing",
      });
    });

    test("They go when their document goes", async () => {
      const { id } = await writeDocument(db(), { content: pageContent({ path: "/a" }) });
      await db().delete(documents).where(eq(documents.id, id));
      expect(await db().$count(revisions, sql`true`)).toBe(0);
    });
  });
});
