import type { ModeratedComment } from "../../../content/admin/commentWire.ts";

/** Answers a comment, or mends what it says. */
export const COMMENT_PURPOSES = ["reply", "edit"] as const;
export type CommentPurpose = (typeof COMMENT_PURPOSES)[number];

/** What is written to comments and not sent, whether or not its field is seen. */
export type CommentDrafts = {
  /** What is written; at first nothing, or what the comment says. */
  readonly textOf: (row: ModeratedComment, purpose: CommentPurpose) => string;
  readonly write: (row: ModeratedComment, purpose: CommentPurpose, text: string) => void;
  /** Once it was sent, or is not wanted. */
  readonly drop: (id: string, purpose: CommentPurpose) => void;
  /** Whether there are words that would be lost. */
  readonly isUnsent: (id: string, purpose: CommentPurpose) => boolean;
  /** Whether there are such words to any. */
  readonly hasUnsent: () => boolean;
  /** The comments to which something was begun, as they were then; the same array until they are others. */
  readonly rows: () => readonly ModeratedComment[];
  readonly subscribe: (listener: () => void) => () => void;
};

type Draft = {
  readonly row: ModeratedComment;
  readonly text: string;
  readonly isUnsent: boolean;
};

/** Keeps what is written outside of what is drawn: a key draws its own field anew, and no list. */
export function createCommentDrafts(): CommentDrafts {
  const drafts = new Map<string, Draft>();
  const listeners = new Set<() => void>();
  let rows: readonly ModeratedComment[] = [];

  function changed(): void {
    const byId = new Map([...drafts.values()].map(({ row }) => [row.id, row]));
    if ([...byId.keys()].join() !== rows.map(({ id }) => id).join()) rows = [...byId.values()];
    for (const listener of listeners) listener();
  }

  return {
    textOf: (row, purpose) =>
      drafts.get(keyOf(row.id, purpose))?.text ?? (purpose === "edit" ? row.body : ""),
    write(row, purpose, text) {
      const isUnsent = purpose === "edit" ? text !== row.body : text.trim() !== "";
      drafts.set(keyOf(row.id, purpose), { row, text, isUnsent });
      changed();
    },
    drop(id, purpose) {
      drafts.delete(keyOf(id, purpose));
      changed();
    },
    isUnsent: (id, purpose) => drafts.get(keyOf(id, purpose))?.isUnsent ?? false,
    hasUnsent: () => [...drafts.values()].some(({ isUnsent }) => isUnsent),
    rows: () => rows,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function keyOf(id: string, purpose: CommentPurpose): string {
  return `${purpose} ${id}`;
}
