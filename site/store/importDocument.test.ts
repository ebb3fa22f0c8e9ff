import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { type ContentVersion, watchContentVersion } from "./contentVersion.ts";
import { MAX_PATH_BYTES } from "./documentContent.ts";
import { findImported, findPublishedByPath } from "./documents.ts";
import { fitPath, isVariantOf } from "./freePath.ts";
import { importDocument } from "./importDocument.ts";
import { authors, contentVersion, documents, revisions, terms } from "./schema.ts";
import { bodyOf, importedPost, pageContent } from "./testing/content.ts";
import { describeEachStore } from "./testing/describeEachStore.ts";
import { writeDocument } from "./writeDocument.ts";

const source = "wxr:https://old.example";

describeEachStore("Importing a document", ({ kind, store }) => {
  const db = () => store().db;

  beforeEach(async () => {
    for (const table of [documents, authors, terms]) await db().delete(table);
  });

  test("creates it with author, terms and a revision; the same again changes nothing at all", async () => {
    const document = importedPost({
      sourceId: "7",
      title: "O'Brien's \0 \"post\"",
      author: { slug: "ada", name: "Ada" },
      terms: [
        { kind: "category", slug: "news", name: "News" },
        { kind: "tag", slug: "new", name: "New" },
      ],
      language: "ar",
      direction: "rtl",
      body: {
        version: 1,
        blocks: [
          { id: "a", type: "t", fields: { z: 1.0, a: -0, u: undefined, n: [1e21, 5e-324] } },
        ],
      },
    });
    expect(await importDocument(db(), document)).toBe("created");
    const stored = await findPublishedByPath(db(), "/post-7");
    expect(stored).toMatchObject({
      author: { slug: "ada" },
      direction: "rtl",
      title: "O'Brien's  \"post\"",
    });
    expect(stored?.terms).toHaveLength(2);
    const before = await state();
    for (let n = 0; n < 3; n++) {
      expect(
        await importDocument(db(), { ...document, terms: [...document.terms].reverse() }),
      ).toBe("unchanged");
    }
    expect(await state()).toEqual(before);
  });

  test("keeps what somebody changed here since it came, however often it comes again", async () => {
    const document = importedPost({ sourceId: "1" });
    await importDocument(db(), document);
    const stored = await findImported(db(), document);
    if (!stored) throw new Error("It did not come.");
    await writeDocument(db(), {
      content: pageContent({ kind: "post", path: stored.path, title: "Mine" }),
      replaces: stored,
    });
    const newer = { ...document, title: "Theirs" };
    expect(await importDocument(db(), newer)).toBe("kept");
    expect(await importDocument(db(), newer)).toBe("kept");
    expect((await findImported(db(), document))?.title).toBe("Mine");
  });

  test.runIf(kind === "server")("keeps what somebody changes here as it comes again", async () => {
    const document = importedPost({ sourceId: "1" });
    await importDocument(db(), document);
    const stored = await findImported(db(), document);
    if (!stored) throw new Error("It did not come.");
    const content = pageContent({ kind: "post", path: stored.path, title: "Mine" });
    const waiting = db()
      .select({ pid: sql`pid` })
      .from(sql`pg_stat_activity`)
      .where(sql`wait_event_type = 'Lock' and datname = current_database()`);
    const again = await db().transaction(async (tx) => {
      await writeDocument(tx, { content, replaces: stored });
      const importing = importDocument(db(), { ...document, title: "Theirs" });
      await expect.poll(async () => (await waiting).length).toBe(1);
      return { importing };
    });
    expect(await again.importing).toBe("kept");
    expect((await findImported(db(), document))?.title).toBe("Mine");
  });

  test("has lists tell of it by its excerpt, or else its first words", async () => {
    const body = bodyOf("<p>First words.</p>");
    await importDocument(db(), importedPost({ sourceId: "1", body }));
    await importDocument(db(), importedPost({ sourceId: "2", body, excerpt: "Said." }));
    const found = async (sourceId: string) =>
      (await findImported(db(), importedPost({ sourceId })))?.summary;
    expect([await found("1"), await found("2")]).toEqual(["First words.", "Said."]);
  });

  test("brings it up to date when anything of it is other than before", async () => {
    const document = importedPost({ sourceId: "1" });
    await importDocument(db(), document);
    const changes = [
      { title: "Other" },
      { excerpt: "Other" },
      { status: "draft" as const },
      { publishedAt: new Date("2021-01-01") },
      { kind: "page" as const },
      { language: "de" },
      { direction: "rtl" as const },
      { parentId: "99" },
      { path: "/elsewhere" },
      { author: { slug: "bob", name: "Bob" } },
      { terms: [{ kind: "tag" as const, slug: "t", name: "T" }] },
      { body: bodyOf("other") },
    ];
    for (const change of changes) {
      expect(await importDocument(db(), { ...document, ...change })).toBe("changed");
      expect(await importDocument(db(), { ...document, ...change })).toBe("unchanged");
      expect(await importDocument(db(), document)).toBe("changed");
    }
    expect(await db().$count(documents)).toBe(1);
    expect(await db().$count(revisions)).toBe(1 + 2 * changes.length);
  });

  test("gives it the next free address when its own is taken, and keeps that one", async () => {
    await writeDocument(db(), { content: pageContent({ path: "/50%_off" }) });
    await writeDocument(db(), { content: pageContent({ path: "/50%_off-3" }) });
    const paths: string[] = [];
    for (const sourceId of ["a", "b", "c"]) {
      const document = importedPost({ sourceId, path: "/50%_off" });
      expect(await importDocument(db(), document)).toBe("created");
      expect(await importDocument(db(), document)).toBe("unchanged");
      paths.push((await findImported(db(), { source, sourceId }))?.path ?? "");
    }
    expect(paths).toEqual(["/50%_off-2", "/50%_off-4", "/50%_off-5"]);
    await db().delete(documents).where(eq(documents.path, "/50%_off"));
    expect(await importDocument(db(), importedPost({ sourceId: "a", path: "/50%_off" }))).toBe(
      "unchanged",
    );
  });

  test("cuts an address that no index can hold, and still tells two of them apart", async () => {
    const path = `/${"語".repeat(1000)}`;
    await importDocument(db(), importedPost({ sourceId: "a", path }));
    await importDocument(db(), importedPost({ sourceId: "b", path }));
    expect(await importDocument(db(), importedPost({ sourceId: "b", path }))).toBe("unchanged");
    const rows = await db().select({ path: documents.path }).from(documents);
    expect(new Set(rows.map((row) => row.path)).size).toBe(2);
  });

  test("puts documents below each other whichever comes first", async () => {
    await importDocument(db(), importedPost({ sourceId: "child", parentId: "parent" }));
    await importDocument(db(), importedPost({ sourceId: "parent" }));
    await importDocument(db(), importedPost({ sourceId: "second", parentId: "parent" }));
    await importDocument(db(), importedPost({ sourceId: "parent", source: "elsewhere" }));
    const parent = await findImported(db(), { source, sourceId: "parent" });
    const children = await db()
      .select()
      .from(documents)
      .where(eq(documents.parentId, parent?.id ?? ""));
    expect(children.map(({ sourceId }) => sourceId).sort()).toEqual(["child", "second"]);
    expect(
      await importDocument(db(), importedPost({ sourceId: "child", parentId: "parent" })),
    ).toBe("unchanged");
  });

  test("decides an unknown time of publication once", async () => {
    const document = importedPost({ sourceId: "1", publishedAt: null });
    await importDocument(db(), document);
    const first = await findImported(db(), { source, sourceId: "1" });
    expect(first?.publishedAt?.getTime()).toBeGreaterThan(Date.now() - 60_000);
    expect(await importDocument(db(), document)).toBe("unchanged");
    expect(await importDocument(db(), { ...document, title: "Other" })).toBe("changed");
    expect((await findImported(db(), { source, sourceId: "1" }))?.publishedAt).toEqual(
      first?.publishedAt,
    );
  });

  test("joins authors and terms by their slugs and keeps the names they have here", async () => {
    const [ada, other] = ["Ada", "Other"].map((name) => ({ slug: "ada", name }));
    await importDocument(db(), importedPost({ sourceId: "1", author: ada ?? null }));
    await importDocument(db(), importedPost({ sourceId: "2", author: other ?? null }));
    expect(await db().select().from(authors)).toMatchObject([{ slug: "ada", name: "Ada" }]);
  });

  test("by many processes at once stores each document once", async () => {
    const jobs = Array.from({ length: 40 }, (_, n) =>
      importedPost({
        sourceId: `${n % 10}`,
        path: "/same",
        author: { slug: "ada", name: "Ada" },
        terms: [{ kind: "tag", slug: "t", name: "T" }],
      }),
    );
    const outcomes = await Promise.all(jobs.map((job) => importDocument(db(), job)));
    expect(outcomes.filter((outcome) => outcome === "created")).toHaveLength(10);
    expect(outcomes.filter((outcome) => outcome === "changed")).toHaveLength(0);
    expect(await db().$count(documents)).toBe(10);
    expect(await db().$count(revisions)).toBe(10);
  });

  test("is refused with a reason when it is not valid, and stores nothing", async () => {
    const bad = [
      { sourceId: "" },
      { path: "x" },
      { title: 7 },
      { publishedAt: new Date(Number.NaN) },
    ];
    for (const part of bad) {
      const document = { ...importedPost({ sourceId: "1" }), ...part } as never;
      await expect(importDocument(db(), document)).rejects.toMatchObject({ name: "ValiError" });
    }
    expect(await db().$count(documents)).toBe(0);
  });

  test("that is unchanged is not told to who follows the content's version", async () => {
    const document = importedPost({ sourceId: "1" });
    await importDocument(db(), document);
    const told: ContentVersion[] = [];
    const watch = await watchContentVersion(store(), (version) => told.push(version));
    await importDocument(db(), document);
    await importDocument(db(), { ...document, title: "Other" });
    await expect.poll(() => told.length).toBeGreaterThan(0);
    const [row] = await db().select().from(contentVersion);
    await expect.poll(() => told.at(-1)?.version).toBe(row?.version);
    await watch.stop();
  });

  async function state() {
    const rows = await db().select().from(documents);
    const [version] = await db().select().from(contentVersion);
    return { rows, version, revisions: await db().$count(revisions) };
  }
});

describe("Addresses", () => {
  test("One that was cut is valid text, fits with a suffix, and is cut the same way again", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 0, maxLength: 1500 }), (text) => {
        const path = fitPath(`/${text.replaceAll("\ufffd", "")}`);
        expect(Buffer.byteLength(`${path}-999999`)).toBeLessThanOrEqual(MAX_PATH_BYTES);
        expect(path).not.toContain("\ufffd");
        expect(fitPath(path)).toBe(path);
      }),
    );
  });

  test("Only a number at the end makes a variant", () => {
    expect(isVariantOf("/a", "/a")).toBe(true);
    expect(isVariantOf("/a-2", "/a")).toBe(true);
    expect(isVariantOf("/a-b", "/a")).toBe(false);
    expect(isVariantOf("/a-2-3", "/a")).toBe(false);
    expect(isVariantOf("/", "/")).toBe(true);
  });
});
