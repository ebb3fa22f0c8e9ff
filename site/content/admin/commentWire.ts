import * as v from "valibot";
import { bulkUuids, listOf, listQuery, MAX_BULK, sortQuery } from "./listWire.ts";
import { time } from "./timeWire.ts";

/** Where the owner's screens find what visitors said. */
export const COMMENTS_API = "/api/admin/comments";

/** The longest text of a comment that is mended or answered here, in characters: as long as imports bring them. */
export const MAX_MODERATED_TEXT = 20_000;

/** What a moderator has decided of a comment. */
export const COMMENT_STATES = ["pending", "approved", "spam", "trash"] as const;
export type CommentState = (typeof COMMENT_STATES)[number];

const state = v.picklist(COMMENT_STATES);
const id = v.pipe(v.string(), v.uuid());
/** The query of GET /api/admin/comments. */
export const commentQuery = v.object({
  ...listQuery,
  /** Default what waits and what is approved. */
  state: v.optional(state),
  /** The id of what they are about. */
  document: v.optional(id),
  sort: sortQuery(["written"], "-written"),
});

/** A comment or review, as who moderates sees it. */
export const moderatedComment = v.object({
  id,
  document: v.object({ id, title: v.string(), path: v.string(), is_public: v.boolean() }),
  /** What it answers. */
  parent: v.nullable(v.object({ id, author: v.string() })),
  author: v.string(),
  /** Never shown to visitors. */
  email: v.string(),
  /** Plain text. */
  body: v.string(),
  /** 1 to 5 for a review. */
  rating: v.nullable(v.number()),
  state,
  created_at: time,
  /** Whether somebody wrote it who works on the site. */
  is_of_site: v.boolean(),
  /** How many answer it, whatever was decided of them: they go when it goes for good. */
  answers: v.number(),
});
export type ModeratedComment = v.InferOutput<typeof moderatedComment>;

/** How many there are of each; of one document where the list is. */
export const commentCounts = v.object({
  pending: v.number(),
  approved: v.number(),
  spam: v.number(),
  trash: v.number(),
});
export const commentList = v.object({
  ...listOf(moderatedComment).entries,
  counts: commentCounts,
});

/** GET /api/admin/comments/:id/thread: all of one talk, oldest first. */
export const commentThread = v.object({ items: v.array(moderatedComment) });

/** POST /api/admin/comments/states: decides on some; the answer says how they stood, to be sent back for an undo. */
export const commentStates = v.object({
  states: v.pipe(v.array(v.object({ id, state })), v.minLength(1), v.maxLength(MAX_BULK)),
});
export type CommentStates = v.InferOutput<typeof commentStates>;
export const statesBefore = v.object({
  before: v.array(v.object({ id, state })),
  /** Those that are not there any more. */
  missing: v.array(v.string()),
});

/** POST /api/admin/comments/delete: for good, with what answers them; only from the trash and from spam. */
export const commentsDelete = v.object({ ids: bulkUuids });
export const commentsDeleted = v.object({ deleted: v.number() });

/** The text of PATCH /api/admin/comments/:id, and of POST …/:id/replies, which approves what it answers. */
export const commentText = v.object({ body: v.string() });
