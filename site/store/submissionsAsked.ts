import { and, eq, gte, isNotNull, isNull, lt, ne, type SQL } from "drizzle-orm";
import type { SubmissionBox } from "../content/admin/submissionWire.ts";
import { submissions } from "./schema.ts";

/** What of the submissions a question is about. */
export type SubmissionsAsked = {
  readonly formId?: number | undefined;
  readonly from?: Date | undefined;
  /** Until then, and not at it. */
  readonly until?: Date | undefined;
};

/** Whether a submission is one of those that a question is about. */
export function isAsked({ formId, from, until }: SubmissionsAsked): SQL | undefined {
  return and(
    formId === undefined ? undefined : eq(submissions.formId, formId),
    from && gte(submissions.createdAt, from),
    until && lt(submissions.createdAt, until),
  );
}

/** The status of what is spam; all others are what visitors were told. */
export const SPAM = "spam";

const isKept = and(isNull(submissions.deletedAt), ne(submissions.status, SPAM));

const BOXES: Readonly<Record<SubmissionBox, SQL | undefined>> = {
  inbox: isKept,
  unread: and(isKept, isNull(submissions.readAt)),
  starred: and(isKept, eq(submissions.isStarred, true)),
  spam: and(isNull(submissions.deletedAt), eq(submissions.status, SPAM)),
  trash: isNotNull(submissions.deletedAt),
};

/** Whether a submission is in a box. */
export function isInBox(box: SubmissionBox): SQL | undefined {
  return BOXES[box];
}
