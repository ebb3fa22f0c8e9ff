import { sql } from "drizzle-orm";
import type { SubmissionBox } from "../content/admin/submissionWire.ts";
import type { Database } from "./Store.ts";
import { submissions } from "./schema.ts";
import { isAsked, isInBox, type SubmissionsAsked } from "./submissionsAsked.ts";

/** How many there are in each box. */
export type SubmissionCounts = Readonly<Record<SubmissionBox, number>>;

/** Counts all of them in one pass along an index that has all that is asked. */
export async function countInBoxes(
  db: Database,
  asked: SubmissionsAsked,
): Promise<SubmissionCounts> {
  const countOf = (box: SubmissionBox) =>
    sql`count(*) filter (where ${isInBox(box)})`.mapWith(Number);
  const [counts] = await db
    .select({
      inbox: countOf("inbox"),
      unread: countOf("unread"),
      starred: countOf("starred"),
      spam: countOf("spam"),
      trash: countOf("trash"),
    })
    .from(submissions)
    .where(isAsked(asked));
  if (!counts) throw new Error("PostgreSQL counted nothing.");
  return counts;
}

/** How many wait to be read, for the navigation. */
export async function countUnread(db: Database): Promise<number> {
  return Number(await db.$count(submissions, isInBox("unread")));
}
