import { eq, sql } from "drizzle-orm";
import { ContentError, type ContentIssue } from "./ContentError.ts";
import type { CheckedContent } from "./documentContent.ts";
import { listOf } from "./listOf.ts";
import type { Database } from "./Store.ts";
import { authors, terms } from "./schema.ts";

/** What a document refers to. */
export type References = Pick<CheckedContent, "authorId" | "parentId" | "termIds">;

/**
 * Looks whether all that a document refers to is still there, and whether it would not stand below itself.
 * @param id of the document; undefined for a new one
 * @throws {ContentError}
 */
export async function checkReferences(
  db: Database,
  { authorId, parentId, termIds }: References,
  id: string | undefined,
): Promise<void> {
  const issues = [
    await authorIssue(db, authorId),
    await parentIssue(db, parentId, id),
    await termsIssue(db, termIds),
  ];
  const found = issues.filter((issue) => issue !== undefined);
  if (found.length > 0) throw new ContentError(found);
}

async function authorIssue(db: Database, id: string | null): Promise<ContentIssue | undefined> {
  if (id === null || (await db.$count(authors, eq(authors.id, id))) > 0) return undefined;
  return { path: ["authorId"], message: "This author is not there any more. Choose another." };
}

async function termsIssue(db: Database, ids: readonly string[]): Promise<ContentIssue | undefined> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return undefined;
  const count = await db.$count(terms, sql`${terms.id} in (${listOf(wanted, "uuid")})`);
  if (Number(count) === wanted.length) return undefined;
  return {
    path: ["termIds"],
    message: "A category or tag was deleted meanwhile. Choose again what this belongs to.",
  };
}

async function parentIssue(
  db: Database,
  parentId: string | null,
  id: string | undefined,
): Promise<ContentIssue | undefined> {
  if (parentId === null) return undefined;
  const [found] = await db
    .select({
      isThere: sql<boolean>`count(*) > 0`,
      isBelow: sql<boolean>`coalesce(bool_or(id = ${id ?? null}::uuid), false)`,
    })
    .from(sql`(
      with recursive above as (
        select id, parent_id, array[id] as way from documents where id = ${parentId}::uuid
        union all
        select parent.id, parent.parent_id, way || parent.id
        from above join documents parent on parent.id = above.parent_id
        where parent.id <> all (way)
      )
      select id from above
    ) above`);
  if (!found?.isThere) {
    return { path: ["parentId"], message: "The page above is not there any more. Choose another." };
  }
  if (!found.isBelow) return undefined;
  return { path: ["parentId"], message: "A page cannot stand below itself. Choose another." };
}
