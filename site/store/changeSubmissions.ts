import { and, eq, gt, isNotNull, sql } from "drizzle-orm";
import { listOf, rowsOf } from "./listOf.ts";
import type { Database } from "./Store.ts";
import { submissionReplies, submissions } from "./schema.ts";

/** How a submission stands. */
export type SubmissionStanding = {
  readonly status: string;
  readonly isRead: boolean;
  readonly isStarred: boolean;
  readonly isDeleted: boolean;
};

/** What is to be otherwise of one; what is undefined stays. */
export type SubmissionChange = { readonly id: string } & {
  readonly [Part in keyof SubmissionStanding]?: SubmissionStanding[Part] | undefined;
};

/** How one stood before it was changed. */
export type SubmissionBefore = SubmissionStanding & {
  readonly id: string;
  readonly formId: number;
};

const before = {
  id: submissions.id,
  formId: submissions.formId,
  status: submissions.status,
  isRead: sql<boolean>`${submissions.readAt} is not null`,
  isStarred: submissions.isStarred,
  isDeleted: sql<boolean>`${submissions.deletedAt} is not null`,
};

/** Changes how submissions stand, in one statement. @returns how those stood that are there */
export async function changeSubmissions(
  tx: Database,
  changes: readonly SubmissionChange[],
): Promise<readonly SubmissionBefore[]> {
  const ids = changes.map(({ id }) => id);
  // In one order, so that two who change the same never wait for each other.
  const stood = await tx
    .select(before)
    .from(submissions)
    .where(sql`${submissions.id} in (${listOf(ids, "uuid")})`)
    .orderBy(submissions.id)
    .for("update");
  const columns =
    'id uuid, status text, "isRead" boolean, "isStarred" boolean, "isDeleted" boolean';
  await tx.execute(sql`
    update submissions set
      status = coalesce(row.status, submissions.status),
      is_starred = coalesce(row."isStarred", submissions.is_starred),
      read_at = ${sinceThen("isRead", "read_at")},
      deleted_at = ${sinceThen("isDeleted", "deleted_at")}
    from ${rowsOf(changes, columns)}
    where submissions.id = row.id`);
  return stood;
}

/** The time since which it is so: none where it is not, and that of before where it was. */
function sinceThen(part: "isRead" | "isDeleted", column: "read_at" | "deleted_at") {
  const [wanted, since] = [sql.raw(`row."${part}"`), sql.raw(`submissions.${column}`)];
  return sql`case when ${wanted} is null then ${since}
    when ${wanted} then coalesce(${since}, date_trunc('milliseconds', now())) end`;
}

/** Deletes submissions that are in the trash, with their answers. @returns those that were there */
export async function deleteSubmissions(
  tx: Database,
  ids: readonly string[],
): Promise<readonly Pick<SubmissionBefore, "id" | "formId">[]> {
  return tx
    .delete(submissions)
    .where(
      and(sql`${submissions.id} in (${listOf(ids, "uuid")})`, isNotNull(submissions.deletedAt)),
    )
    .returning({ id: submissions.id, formId: submissions.formId });
}

/** Writes a note where it says what whoever writes has seen. @returns what it said; undefined where there is none */
export async function changeNote(
  tx: Database,
  { id, note, was }: { readonly id: string; readonly note: string; readonly was: string },
): Promise<string | undefined> {
  const [stored] = await tx
    .select({ note: submissions.note })
    .from(submissions)
    .where(eq(submissions.id, id))
    .for("update");
  // Whoever got no answer saves it again.
  if (stored && stored.note !== note && stored.note === was) {
    await tx.update(submissions).set({ note }).where(eq(submissions.id, id));
  }
  return stored?.note;
}

export type NewReply = Pick<
  typeof submissionReplies.$inferInsert,
  "submissionId" | "userId" | "userName" | "recipient" | "subject" | "text"
>;

/** Within which the same answer once more is the same one, in minutes: who heard nothing sends it again. */
const SAME_REPLY_MINUTES = 10;

/** Keeps what was answered. @returns whether it was not there already, since a few minutes */
export async function addReply(tx: Database, reply: NewReply): Promise<boolean> {
  const { submissionId, userId, recipient, subject, text } = reply;
  // Two at once are one after the other.
  await tx
    .select({ id: submissions.id })
    .from(submissions)
    .where(eq(submissions.id, submissionId))
    .for("update");
  const isSame = and(
    eq(submissionReplies.submissionId, submissionId),
    userId ? eq(submissionReplies.userId, userId) : undefined,
    eq(submissionReplies.recipient, recipient),
    eq(submissionReplies.subject, subject),
    eq(submissionReplies.text, text),
    // Later it is meant to be sent anew: the first one may never have arrived.
    gt(submissionReplies.createdAt, sql`now() - make_interval(mins => ${SAME_REPLY_MINUTES})`),
  );
  if ((await tx.$count(submissionReplies, isSame)) > 0) return false;
  await tx.insert(submissionReplies).values(reply);
  return true;
}
