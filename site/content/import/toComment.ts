import type { CommentRecord } from "./ExportRecord.ts";
import type { ImportedComment, ImportedCommentStatus } from "./ImportedComment.ts";
import { otherKindOfComment } from "./otherKindOfComment.ts";
import { plainLines } from "./plainLines.ts";
import { plainText } from "./plainText.ts";
import { publishedAt } from "./publishedAt.ts";
import { answersNone, type StrayReason } from "./strayComments.ts";

/** Who did not say a name is called so. */
export const NO_NAME = "Anonymous";

/** Fields of a comment that name it and what it answers. */
export const COMMENT_NAMES: ReadonlySet<string> = new Set([
  "wp:comment_id",
  "wp:comment_parent",
  "wp:comment_type",
]);

/** All fields of a comment that come along. */
export const COMMENT_FIELDS: ReadonlySet<string> = new Set([
  ...COMMENT_NAMES,
  "wp:comment_author",
  "wp:comment_author_email",
  "wp:comment_date",
  "wp:comment_date_gmt",
  "wp:comment_content",
  "wp:comment_approved",
]);

export type ReadComment = {
  readonly comment: ImportedComment;
  /** What came otherwise, in words. */
  readonly notes: readonly string[];
};

const STATUSES: Readonly<Record<string, ImportedCommentStatus>> = {
  "1": "approved",
  approve: "approved",
  "0": "pending",
  hold: "pending",
  spam: "spam",
  trash: "trash",
  "post-trashed": "trash",
};

/**
 * Makes a comment of a record.
 * @param stray comments that cannot stand below what they answer
 * @returns the reason, in words, where it stays behind
 */
export function toComment(
  { itemId, fields }: CommentRecord,
  source: string,
  stray: ReadonlyMap<string, StrayReason>,
): ReadComment | string {
  const field = (name: string): string => fields.get(`wp:comment_${name}`)?.trim() ?? "";
  const sourceId = field("id");
  const otherKind = otherKindOfComment(field("type"));
  if (otherKind) return otherKind;
  if (!/^[1-9]\d{0,19}$/.test(sourceId)) return "without an id";
  const body = plainLines(fields.get("wp:comment_content") ?? "");
  if (body === "") return "without text";
  const date = publishedAt(field("date_gmt"), field("date"));
  const parentId = field("parent");
  const strayReason = stray.get(sourceId);
  return {
    comment: {
      source,
      sourceId,
      documentId: itemId,
      parentId: strayReason !== undefined || answersNone(parentId) ? null : parentId,
      authorName: plainText(field("author"), 100) || NO_NAME,
      authorEmail: emailOf(field("author_email")),
      body,
      status: statusOf(field("approved")),
      createdAt: date === "invalid" ? null : date,
    },
    notes: [
      ...(strayReason ? [`${strayReason}: it stands on its own`] : []),
      ...(date === "invalid" ? ["its date, which no calendar has"] : []),
    ],
  };
}

function statusOf(given: string): ImportedCommentStatus {
  return (Object.hasOwn(STATUSES, given) ? STATUSES[given] : undefined) ?? "pending";
}

function emailOf(given: string): string {
  const email = plainText(given, 320).toLowerCase();
  return /^[^\s@]+@[^\s@]+$/.test(email) ? email : "";
}
