import { and, asc, count, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ListPage } from "../content/PageSource.ts";
import { isOfSite } from "./comments.ts";
import { isPublic } from "./documents.ts";
import { listPage, type PageQuestion, rangeOf } from "./listPage.ts";
import type { Database } from "./Store.ts";
import { saysSomewhere } from "./saysSomewhere.ts";
import {
  COMMENT_STATUSES,
  type CommentStatus,
  comments,
  commentText,
  documents,
  users,
} from "./schema.ts";

export type CommentsQuestion = PageQuestion & {
  /** Undefined means what waits and what is approved. */
  readonly status?: CommentStatus | undefined;
  /** The id of what they are about. */
  readonly documentId?: string | undefined;
  /** Part of a text, a name or an address. */
  readonly search: string;
  readonly isOldestFirst: boolean;
};

const parents = alias(comments, "parents");

const columns = {
  id: comments.id,
  document: {
    id: documents.id,
    title: documents.title,
    path: documents.path,
    isPublic: sql<boolean>`(${isPublic()})`,
  },
  parentId: parents.id,
  parentAuthor: parents.authorName,
  authorName: comments.authorName,
  authorEmail: comments.authorEmail,
  body: comments.body,
  rating: comments.rating,
  status: comments.status,
  createdAt: comments.createdAt,
  isOfSite,
  answers: sql<number>`(
    with recursive below as (
      select id from comments answer where answer.parent_id = ${comments.id}
      union
      select answer.id from below join comments answer on answer.parent_id = below.id
    )
    select count(*)::int from below where below.id <> ${comments.id})`,
};

/** A comment, as who moderates sees it. */
export type StoredComment = Awaited<ReturnType<typeof commentsWhere>>[number];

function commentsWhere(db: Database, condition: SQL | undefined) {
  return db
    .select(columns)
    .from(comments)
    .innerJoin(documents, eq(documents.id, comments.documentId))
    .leftJoin(parents, eq(parents.id, comments.parentId))
    .leftJoin(users, eq(users.id, comments.userId))
    .where(condition)
    .$dynamic();
}

/** How many comments stand how. */
export type CommentCounts = Readonly<Record<CommentStatus, number>>;

/** One page of what visitors said, and how many there are of each state. Two queries. */
export async function listComments(
  db: Database,
  { status, documentId, search, isOldestFirst, ...page }: CommentsQuestion,
): Promise<ListPage<StoredComment> & { readonly counts: CommentCounts }> {
  const statuses: readonly CommentStatus[] = status ? [status] : ["pending", "approved"];
  const isAsked = and(
    documentId === undefined ? undefined : eq(comments.documentId, documentId),
    search === "" ? undefined : saysSomewhere(search, [commentText]),
  );
  const counts = await countComments(db, isAsked);
  const order = isOldestFirst
    ? [asc(comments.createdAt), asc(comments.id)]
    : [desc(comments.createdAt), desc(comments.id)];
  const { limit, offset } = rangeOf(page);
  // Chosen first: what is said beside each would be made for all those before them, too.
  const chosen = db
    .select({ id: comments.id })
    .from(comments)
    .where(and(inArray(comments.status, [...statuses]), isAsked))
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const items = await commentsWhere(db, inArray(comments.id, chosen)).orderBy(...order);
  const total = statuses.reduce((sum, one) => sum + counts[one], 0);
  return { ...listPage(items, total, page), counts };
}

async function countComments(db: Database, condition: SQL | undefined): Promise<CommentCounts> {
  const rows = await db
    .select({ status: comments.status, count: count() })
    .from(comments)
    .where(condition)
    .groupBy(comments.status);
  const found = new Map(rows.map((row) => [row.status, row.count]));
  const counted = COMMENT_STATUSES.map((status) => [status, found.get(status) ?? 0]);
  return Object.fromEntries(counted) as CommentCounts;
}

/** One comment; undefined where there is none. */
export async function findComment(db: Database, id: string): Promise<StoredComment | undefined> {
  return (await commentsWhere(db, eq(comments.id, id)))[0];
}

/** How much of a talk is shown. */
export const MAX_THREAD = 200;

/** The talk that a comment is part of, whatever was decided of its parts; oldest first. */
export async function listThread(db: Database, id: string): Promise<readonly StoredComment[]> {
  const isOfTalk = sql`${comments.id} in (
    with recursive above as (
      select id, parent_id from comments up where id = ${id}
      union
      select up.id, up.parent_id from above join comments up on up.id = above.parent_id
    ), talk as (
      select id from above
      union
      select down.id from talk join comments down on down.parent_id = talk.id
    )
    select id from talk
  )`;
  return commentsWhere(db, isOfTalk)
    .orderBy(asc(comments.createdAt), asc(comments.id))
    .limit(MAX_THREAD);
}
