import { and, desc, eq, sql } from "drizzle-orm";
import * as v from "valibot";
import type { ShownComment } from "../content/ShownComment.ts";
import { ConflictError } from "./ConflictError.ts";
import { dateSchema } from "./documentContent.ts";
import { isPublic } from "./documents.ts";
import { preparedOnce } from "./preparedOnce.ts";
import type { Database } from "./Store.ts";
import { COMMENT_STATUSES, type CommentStatus, comments, documents, users } from "./schema.ts";
import { storable } from "./storable.ts";

/** How many comments a page shows: the newest of them. */
export const MAX_SHOWN_COMMENTS = 500;

const id = v.pipe(v.string(), v.uuid());

const commentSchema = v.pipe(
  storable,
  v.object({
    documentId: id,
    /** The comment it answers. */
    parentId: v.optional(v.nullable(id), null),
    userId: v.optional(v.nullable(v.string()), null),
    authorName: v.pipe(v.string(), v.nonEmpty()),
    authorEmail: v.pipe(v.string(), v.nonEmpty()),
    /** Plain text. */
    body: v.pipe(v.string(), v.nonEmpty()),
    rating: v.optional(
      v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))),
      null,
    ),
    status: v.optional(v.picklist(COMMENT_STATUSES), "pending"),
    /** Now, where it is left out. */
    createdAt: v.optional(dateSchema),
  }),
);

type Schema = Exclude<(typeof commentSchema.pipe)[1], undefined>;
export type NewComment = v.InferInput<Schema>;

/**
 * Stores a comment; it is shown once it is approved.
 * @throws {ConflictError} `missing` when its document is not public, or what it answers is no
 *   approved comment there
 * @throws ValiError when it is not valid
 */
export async function addComment(
  db: Database,
  comment: NewComment,
): Promise<{ readonly id: string }> {
  const checked = v.parse(commentSchema, comment);
  return db.transaction(async (tx) => {
    if (!(await hasPlace(tx, checked))) throw new ConflictError("missing");
    const { createdAt, ...columns } = checked;
    const [stored] = await tx
      .insert(comments)
      .values({ ...columns, ...(createdAt && { createdAt }) })
      .returning({ id: comments.id });
    if (!stored) throw new Error("PostgreSQL returned no row for an insert.");
    return stored;
  });
}

async function hasPlace(
  tx: Database,
  { documentId, parentId }: v.InferOutput<Schema>,
): Promise<boolean> {
  const isDocument = and(eq(documents.id, documentId), isPublic());
  if ((await tx.$count(documents, isDocument)) < 1) return false;
  if (parentId === null) return true;
  const isParent = and(
    eq(comments.id, parentId),
    eq(comments.documentId, documentId),
    eq(comments.status, "approved"),
  );
  return (await tx.$count(comments, isParent)) > 0;
}

/** Whether somebody wrote a comment who works on the site; the users are joined. */
export const isOfSite = sql<boolean>`coalesce(${users.role} in ('editor', 'owner'), false)`;

const newestOf = preparedOnce((db) =>
  db
    .select({
      id: comments.id,
      parentId: comments.parentId,
      authorName: comments.authorName,
      body: comments.body,
      rating: comments.rating,
      createdAt: comments.createdAt,
      isOfSite,
    })
    .from(comments)
    .leftJoin(users, eq(users.id, comments.userId))
    .where(
      and(
        eq(comments.documentId, sql.placeholder("documentId")),
        sql`${comments.status} = 'approved'`,
      ),
    )
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .limit(MAX_SHOWN_COMMENTS)
    .prepare("newest_comments"),
);

/** Approved comments whose parents all are, too; oldest first. One query. */
export async function listApproved(
  db: Database,
  documentId: string,
): Promise<readonly ShownComment[]> {
  if (!v.is(id, documentId)) return [];
  const newest = await newestOf(db).execute({ documentId });
  return withWholeThreads(newest.reverse());
}

/** What answers a comment that is not shown is not shown either, however far down. */
function withWholeThreads(listed: readonly ShownComment[]): readonly ShownComment[] {
  const shown = new Set(listed.map((comment) => comment.id));
  const whole = listed.filter(({ parentId }) => parentId === null || shown.has(parentId));
  return whole.length === listed.length ? whole : withWholeThreads(whole);
}

/** How many comments nobody has decided on. */
export async function countPending(db: Database): Promise<number> {
  return Number(await db.$count(comments, eq(comments.status, "pending")));
}

/** Decides on a comment; a product's rating follows. @returns whether there is such a comment */
export async function setCommentStatus(
  db: Database,
  commentId: string,
  status: CommentStatus,
): Promise<boolean> {
  if (!v.is(id, commentId)) return false;
  const changed = await db
    .update(comments)
    .set({ status })
    .where(eq(comments.id, commentId))
    .returning({ id: comments.id });
  return changed.length > 0;
}
