import { asc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { listApproved, setCommentStatus } from "./comments.ts";
import { findFirstPublished } from "./documents.ts";
import { type ImportedComment, importComments, placeAnswers } from "./importComments.ts";
import { importDocument } from "./importDocument.ts";
import { comments, contentVersion, documents } from "./schema.ts";
import { importedPost } from "./testing/content.ts";
import { countQueries } from "./testing/countQueries.ts";
import { describeEachStore } from "./testing/describeEachStore.ts";

const source = "wxr:https://old.example";

function comment(sourceId: string, more: Partial<ImportedComment> = {}): ImportedComment {
  return {
    source,
    sourceId,
    documentId: "1",
    parentId: null,
    authorName: "Vera",
    authorEmail: "",
    body: `Words of ${sourceId}`,
    status: "approved",
    createdAt: new Date(Date.UTC(2020, 0, 1, 0, 0, Number(sourceId))),
    ...more,
  };
}

describeEachStore("Comments of another system", ({ store }) => {
  const db = () => store().db;
  let documentId: string;

  beforeEach(async () => {
    await db().delete(documents);
    await importDocument(db(), importedPost({ sourceId: "1" }));
    await importDocument(db(), importedPost({ sourceId: "2" }));
    const [post] = await db().select().from(documents).where(eq(documents.sourceId, "1"));
    documentId = post?.id ?? "";
  });

  const stored = () => db().select().from(comments).orderBy(asc(comments.createdAt));
  const version = async () => (await db().select().from(contentVersion))[0]?.version ?? 0;

  test("come with their threads, whichever stands first, and are shown", async () => {
    expect(
      await importComments(db(), [
        comment("3", { parentId: "2" }),
        comment("2", { parentId: "1" }),
        comment("1"),
      ]),
    ).toEqual(["created", "created", "created"]);
    const [first, second, third] = await listApproved(db(), documentId);
    expect(first).toMatchObject({ parentId: null, body: "Words of 1", authorName: "Vera" });
    expect(second?.parentId).toBe(first?.id);
    expect(third?.parentId).toBe(second?.id);
  });

  test("are known of by the page that they are on, once one is approved", async () => {
    const found = () => findFirstPublished(db(), { paths: ["/post-1"] });
    await importComments(db(), [comment("1", { status: "pending" })]);
    expect(await found()).toMatchObject({ takesComments: false, hasComments: false });
    await importComments(db(), [comment("2")]);
    expect(await found()).toMatchObject({ takesComments: false, hasComments: true });
  });

  test("are not brought twice, and stay what a moderator made of them", async () => {
    await importComments(db(), [comment("1"), comment("2", { status: "pending" })]);
    const [, pending] = await stored();
    await setCommentStatus(db(), pending?.id ?? "", "spam");
    const before = await stored();
    const seen = await version();
    expect(
      await importComments(db(), [comment("1", { body: "Other" }), comment("2"), comment("1")]),
    ).toEqual(["unchanged", "unchanged", "unchanged"]);
    expect(await stored()).toEqual(before);
    expect(await version()).toBe(seen);
  });

  test("stay away where their document is not here, and none is where one is not valid", async () => {
    expect(await importComments(db(), [comment("1", { documentId: "9" }), comment("2")])).toEqual([
      "left-out",
      "created",
    ]);
    await expect(
      importComments(db(), [comment("3"), comment("4", { body: "" })]),
    ).rejects.toThrow();
    expect(await db().$count(comments)).toBe(1);
    expect(await importComments(db(), [])).toEqual([]);
  });

  test("are placed below what comes later, of the same document only", async () => {
    await importComments(db(), [
      comment("1", { parentId: "4" }),
      comment("2", { parentId: "5" }),
      comment("3"),
    ]);
    await importComments(db(), [comment("4"), comment("5", { documentId: "2" })]);
    const late = ["4", "5"].map((parentId, n) => ({ source, sourceId: String(n + 1), parentId }));
    await placeAnswers(db(), [...late, { source, sourceId: "3", parentId: "3" }]);
    const parents = (await stored()).map(({ sourceId, parentId }) => [sourceId, parentId !== null]);
    expect(parents).toEqual([
      ["1", true],
      ["2", false],
      ["3", false],
      ["4", false],
      ["5", false],
    ]);
  });

  test("take the date of their document where they have none", async () => {
    await importComments(db(), [comment("1", { createdAt: null })]);
    expect((await stored())[0]?.createdAt).toEqual(new Date("2020-01-02T03:04:05.678Z"));
  });

  test("come two hundred at a time in a handful of statements, and are one change", async () => {
    const many = Array.from({ length: 200 }, (_, n) => comment(String(n + 1)));
    const before = await version();
    const { queries } = await countQueries(db(), (counted) => importComments(counted, many));
    expect(queries).toBeLessThanOrEqual(5);
    expect(await version()).toBe(before + 1);
    expect(await db().$count(comments)).toBe(200);
  });
});
