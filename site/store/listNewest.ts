import { desc, eq, type SQL } from "drizzle-orm";
import type { ListPage } from "../content/PageSource.ts";
import { countedPage } from "./countedPage.ts";
import { type FullDocument, listedColumns } from "./documents.ts";
import { type PageQuestion, rangeOf } from "./listPage.ts";
import type { Database } from "./Store.ts";
import { authors, documents } from "./schema.ts";

/** A page of the documents that fit, newest first. One query, and a second beyond the last page. */
export async function listNewest(
  db: Database,
  isListed: SQL | undefined,
  question: PageQuestion,
): Promise<ListPage<Omit<FullDocument, "body">>> {
  const { offset, limit } = rangeOf(question);
  const count = db.$count(documents, isListed);
  const rows = await db
    .select({ ...listedColumns, total: count })
    .from(documents)
    .leftJoin(authors, eq(authors.id, documents.authorId))
    .where(isListed)
    .orderBy(desc(documents.publishedAt), desc(documents.id))
    .limit(limit)
    .offset(offset);
  return countedPage(rows, question, () => count);
}
