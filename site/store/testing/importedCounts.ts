import { sql } from "drizzle-orm";
import type { Database } from "../Store.ts";

/** How much of an old site there is; `answers` stand below the comment whose number there is one less. */
export type ImportedCounts = Readonly<
  Record<"documents" | "revisions" | "comments" | "answers", number>
>;

/** Counts what imports of old sites have brought. */
export async function importedCounts(db: Database): Promise<ImportedCounts | undefined> {
  const count = (from: string) => sql<number>`(select count(*)::int from ${sql.raw(from)})`;
  const [found] = await db
    .select({
      documents: count("documents where source like 'wxr:%'"),
      revisions: count(
        "revisions join documents d on d.id = document_id where d.source like 'wxr:%'",
      ),
      comments: count("comments where source like 'wxr:%'"),
      answers: count(
        "comments one join comments above on above.id = one.parent_id and above.source_id::int = one.source_id::int - 1",
      ),
    })
    .from(sql`(values (1)) as one`);
  return found;
}
