import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { importMissing } from "./importMissing.ts";
import { importedPost } from "./testing/content.ts";
import { describeEachStore } from "./testing/describeEachStore.ts";
import { tidyContent } from "./tidyContent.ts";

describeEachStore("Tidying after much was stored", ({ store }) => {
  test("counts the rows for the planner and marks pages that an index alone can answer for", async () => {
    const { db } = store();
    const posts = Array.from({ length: 60 }, (_, index) => ({
      document: importedPost({ sourceId: `${index}`, path: `/posts/${index}` }),
    }));
    await importMissing(db, posts);
    await tidyContent(db);
    const counted = await db
      .select({ rows: sql`reltuples`.mapWith(Number), pages: sql`relallvisible`.mapWith(Number) })
      .from(sql`pg_class`)
      .where(sql`oid = 'documents'::regclass`);
    expect(counted[0]?.rows).toBe(60);
    expect(counted[0]?.pages).toBeGreaterThan(0);
  });
});
