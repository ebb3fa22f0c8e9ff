import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { importDocuments } from "./importDocuments.ts";
import { contentVersion, documents, revisions, terms } from "./schema.ts";
import { importedPost, pageContent } from "./testing/content.ts";
import { countQueries } from "./testing/countQueries.ts";
import { describeEachStore } from "./testing/describeEachStore.ts";
import { writeDocument } from "./writeDocument.ts";

describeEachStore("Importing many documents", ({ store }) => {
  const db = () => store().db;

  beforeEach(async () => {
    await db().delete(documents);
    await db().delete(terms);
  });

  const posts = (many: number) =>
    Array.from({ length: many }, (_, n) =>
      importedPost({
        sourceId: String(n + 1),
        author: { slug: "ada", name: "Ada" },
        terms: [{ kind: "category", slug: `c${n % 3}`, name: "C" }],
      }),
    );
  const pathOf = async (sourceId: string) =>
    (await db().select().from(documents).where(eq(documents.sourceId, sourceId)))[0]?.path;

  test("stores them in few statements, each with a revision; again, in one query, changes nothing", async () => {
    const wanted = posts(50);
    const first = await countQueries(db(), (counted) => importDocuments(counted, wanted));
    expect(first.result).toEqual(Array(50).fill("created"));
    expect(first.queries).toBeLessThan(20);
    expect(await db().$count(revisions)).toBe(50);
    const [before] = await db().select().from(contentVersion);
    const again = await countQueries(db(), (counted) => importDocuments(counted, wanted));
    expect(again.result).toEqual(Array(50).fill("unchanged"));
    expect(again.queries).toBe(1);
    expect((await db().select().from(contentVersion))[0]).toEqual(before);
  });

  test("tells which are new, which changed and which are as they were", async () => {
    const wanted = posts(4);
    await importDocuments(db(), wanted.slice(0, 3));
    const changed = wanted.map((post, n) => (n === 1 ? { ...post, title: "Other" } : post));
    expect(await importDocuments(db(), changed)).toEqual([
      "unchanged",
      "changed",
      "unchanged",
      "created",
    ]);
  });

  test("gives a free address to those whose own is taken, here or among themselves", async () => {
    await writeDocument(db(), { content: pageContent({ path: "/a" }) });
    const wanted = ["1", "2", "3"].map((sourceId) => importedPost({ sourceId, path: "/a" }));
    wanted.push(importedPost({ sourceId: "4", path: "/b" }));
    expect(await importDocuments(db(), wanted)).toEqual(Array(4).fill("created"));
    const paths = await Promise.all(["1", "2", "3", "4"].map(pathOf));
    expect(paths).toEqual(["/a-2", "/a-3", "/a-4", "/b"]);
    expect(await importDocuments(db(), wanted)).toEqual(Array(4).fill("unchanged"));
  });

  test("puts pages below those above them, in whatever order they come", async () => {
    const page = (sourceId: string, parentId: string | null) =>
      importedPost({ sourceId, kind: "page", parentId });
    await importDocuments(db(), [page("3", "2"), page("4", "9")]);
    await importDocuments(db(), [page("2", "1"), page("1", null), page("5", "1")]);
    const rows = await db().select().from(documents);
    const idOf = (id: string | null) => rows.find((row) => row.id === id)?.sourceId;
    const parents = rows.map(({ sourceId, parentId }) => [sourceId, idOf(parentId)]);
    expect(Object.fromEntries(parents)).toEqual({
      1: undefined,
      2: "1",
      3: "2",
      4: undefined,
      5: "1",
    });
  });
});
