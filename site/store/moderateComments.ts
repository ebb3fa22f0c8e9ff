import { and, eq, inArray, sql } from "drizzle-orm";
import { listOf } from "./listOf.ts";
import { lockContent } from "./lockContent.ts";
import type { Database } from "./Store.ts";
import { COMMENT_STATUSES, type CommentStatus, comments } from "./schema.ts";

/** A comment, and what is decided of it. */
export type Decision = { readonly id: string; readonly status: CommentStatus };
/** How a decided comment stood before. */
export type DecidedComment = Decision & {
  readonly authorName: string;
  readonly now: CommentStatus;
};

/** Decides on comments, one statement a state; products' ratings follow. @returns those that are there */
export async function decideComments(
  tx: Database,
  decisions: readonly Decision[],
): Promise<readonly DecidedComment[]> {
  await lockContent(tx);
  const wanted = new Map(decisions.map(({ id, status }) => [id, status]));
  const before = await tx
    .select({ id: comments.id, status: comments.status, authorName: comments.authorName })
    .from(comments)
    .where(sql`${comments.id} in (${listOf([...wanted.keys()], "uuid")})`);
  const decided = before.map((row) => ({ ...row, now: wanted.get(row.id) ?? row.status }));
  for (const status of COMMENT_STATUSES) {
    const isNew = (one: DecidedComment) => one.now === status && one.status !== status;
    const ids = decided.filter(isNew).map(({ id }) => id);
    if (ids.length === 0) continue;
    await tx
      .update(comments)
      .set({ status })
      .where(sql`${comments.id} in (${listOf(ids, "uuid")})`);
  }
  return decided;
}

/** Whether somebody answered a comment with these very words, and visitors see it. @returns the answer's id */
export async function findReply(
  tx: Database,
  {
    parentId,
    userId,
    body,
  }: { readonly parentId: string; readonly userId: string; readonly body: string },
): Promise<string | undefined> {
  const isTheirs = and(eq(comments.parentId, parentId), eq(comments.userId, userId));
  const isSame = and(isTheirs, eq(comments.body, body), eq(comments.status, "approved"));
  const [found] = await tx.select({ id: comments.id }).from(comments).where(isSame);
  return found?.id;
}

/** Says anew what a comment says. @returns who wrote it; undefined where there is none */
export async function changeCommentText(
  tx: Database,
  { id, body }: { readonly id: string; readonly body: string },
): Promise<string | undefined> {
  const [changed] = await tx
    .update(comments)
    .set({ body })
    .where(eq(comments.id, id))
    .returning({ authorName: comments.authorName });
  return changed?.authorName;
}

/** Removes comments that are in the trash or spam, and what answers them. @returns those that were there */
export async function deleteComments(
  tx: Database,
  ids: readonly string[],
): Promise<readonly { readonly id: string; readonly authorName: string }[]> {
  return tx
    .delete(comments)
    .where(
      and(
        sql`${comments.id} in (${listOf(ids, "uuid")})`,
        inArray(comments.status, ["spam", "trash"]),
      ),
    )
    .returning({ id: comments.id, authorName: comments.authorName });
}
