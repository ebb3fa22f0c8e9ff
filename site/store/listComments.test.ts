import { type SQL, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { addComment } from "./comments.ts";
import { type CommentsQuestion, listComments } from "./listComments.ts";
import { saysSomewhere } from "./saysSomewhere.ts";
import { comments, commentText, documents } from "./schema.ts";
import { pageContent } from "./testing/content.ts";
import { countQueries } from "./testing/countQueries.ts";
import { describeEachStore } from "./testing/describeEachStore.ts";
import { writeDocument } from "./writeDocument.ts";

describeEachStore("The list of comments", ({ store }) => {
  const db = () => store().db;

  beforeEach(async () => {
    await db().delete(documents);
    const content = pageContent({ kind: "post", path: "/post", takesComments: true });
    const { id: documentId } = await writeDocument(db(), { content });
    const said = [
      ["Vera", "vera@example.org", "Fifty percent"],
      ["Ugo", "ugo@example.net", "50% of\nthe INK"],
      ["Ink_er", "i@example.org", "Nothing"],
    ] as const;
    for (const [authorName, authorEmail, body] of said) {
      await addComment(db(), { documentId, authorName, authorEmail, body });
    }
  });

  const question: CommentsQuestion = { search: "", isOldestFirst: true, page: 1, pageSize: 20 };
  const found = async (search: string) =>
    (await listComments(db(), { ...question, search })).items.map(({ authorName }) => authorName);

  test.each([
    ["ink", ["Ugo", "Ink_er"]],
    ["example.org", ["Vera", "Ink_er"]],
    ["UGO", ["Ugo"]],
    ["50%", ["Ugo"]],
    ["k_e", ["Ink_er"]],
    ["in", ["Ugo", "Ink_er"]],
    ["nobody", []],
  ])(
    "finds %j in texts, names and addresses, and takes no sign for another",
    async (search, names) => {
      expect((await found(search)).toSorted()).toEqual([...names].toSorted());
    },
  );

  test("is two queries, with how many stand how", async () => {
    const { result, queries } = await countQueries(db(), (counted) =>
      listComments(counted, { ...question, search: "example" }),
    );
    expect(queries).toBe(2);
    expect(result).toMatchObject({ total: 3, counts: { pending: 3, approved: 0 } });
  });

  /** Where few rows would be read one by one, what many would be found by. */
  async function planOf(query: SQL): Promise<string> {
    return db().transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const rows: unknown = await tx.execute(sql`explain ${query}`);
      return JSON.stringify(rows);
    });
  }

  test("finds words by the index of their letters", async () => {
    const plan = await planOf(
      sql`select id from ${comments} where ${saysSomewhere("percent", [commentText])}`,
    );
    expect(plan).toContain("comments_said_index");
  });
});
