/** What a moderator had decided of a comment. */
export type ImportedCommentStatus = "approved" | "pending" | "spam" | "trash";

/** One comment as it was read from another system; every text in it is plain text. */
export type ImportedComment = {
  /** As of its document: with `sourceId` it names the comment. */
  readonly source: string;
  readonly sourceId: string;
  /** The `sourceId` of its document. */
  readonly documentId: string;
  /** The `sourceId` of the comment that it answers, of the same document; null at the top. */
  readonly parentId: string | null;
  readonly authorName: string;
  /** "" where it is not known. */
  readonly authorEmail: string;
  /** With its lines. */
  readonly body: string;
  readonly status: ImportedCommentStatus;
  /** Null where it is not known: then that of its document. */
  readonly createdAt: Date | null;
};

/** What became of a comment; "left-out" where its document is not there. */
export type CommentOutcome = "created" | "unchanged" | "left-out";
