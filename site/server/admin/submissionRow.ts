import type { ListedSubmissionRow, OpenedSubmission } from "../../content/admin/submissionWire.ts";
import type { SubmissionStanding } from "../../store/changeSubmissions.ts";
import type { ListedSubmission } from "../../store/listSubmissions.ts";
import type { StoredSubmission } from "../../store/readSubmission.ts";

/** How a submission stands, as the wire says it. */
export function standingOf({ status, isRead, isStarred, isDeleted }: SubmissionStanding) {
  return { status, is_read: isRead, is_starred: isStarred, is_deleted: isDeleted };
}

type Stored = Pick<ListedSubmission, "status" | "readAt" | "isStarred" | "deletedAt">;

function storedStanding({ status, readAt, isStarred, deletedAt }: Stored) {
  return standingOf({ status, isStarred, isRead: readAt !== null, isDeleted: deletedAt !== null });
}

/** A row of the list. */
export function submissionRow(row: ListedSubmission): ListedSubmissionRow {
  return {
    id: row.id,
    form: row.form,
    sender: row.sender,
    excerpt: row.excerpt,
    file_count: row.fileCount,
    ...storedStanding(row),
    created_at: row.createdAt.toISOString(),
  };
}

/** All of one. */
export function wholeSubmission(row: StoredSubmission): OpenedSubmission {
  return {
    id: row.id,
    form: row.form,
    sender: row.sender,
    ...storedStanding(row),
    created_at: row.createdAt.toISOString(),
    page: row.page,
    note: row.note,
    fields: row.filled.map(({ name, label, values, kind }) => ({
      ...{ name, label, kind },
      values: [...values],
    })),
    mails: row.mails.map(({ to, state, error = "" }) => ({ to, state, error })),
    files: row.files.map(({ id, field, name, type, size, removedAt }) => ({
      ...{ id, field, name, type, size },
      is_removed: removedAt !== null,
    })),
    replies: row.replies.map(({ id, userName, recipient, subject, text, createdAt }) => ({
      ...{ id, by: userName, to: recipient, subject, text },
      created_at: createdAt.toISOString(),
    })),
  };
}
