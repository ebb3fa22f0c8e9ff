import { and, count, gte, sql } from "drizzle-orm";
import type { Database } from "./Store.ts";
import { submissions } from "./schema.ts";
import { isAsked, isInBox } from "./submissionsAsked.ts";

export type DaysQuestion = {
  readonly formId?: number | undefined;
  /** How many, today the last. */
  readonly days: number;
  /** The time zone that days begin in, as PostgreSQL knows it. */
  readonly zone: string;
};

export type DayCount = { readonly day: string; readonly count: number };

/** How many submissions came on each day, also none, but for spam and what was thrown away. */
export async function countDays(
  db: Database,
  { formId, days, zone }: DaysQuestion,
): Promise<readonly DayCount[]> {
  const local = sql`${submissions.createdAt} at time zone ${zone}::text`;
  const today = sql`date_trunc('day', now() at time zone ${zone}::text)`;
  const from = sql`(${today} - make_interval(days => ${days - 1}::int)) at time zone ${zone}::text`;
  const came = db
    .select({
      here: sql<string>`to_char(${local}, 'YYYY-MM-DD')`.as("here"),
      number: count().as("number"),
    })
    .from(submissions)
    .where(and(gte(submissions.createdAt, from), isInBox("inbox"), isAsked({ formId })))
    // By its place: what is counted by must be the same expression, and would have other parameters.
    .groupBy(sql`1`)
    .as("came");
  return db
    .select({
      day: sql<string>`to_char(days.day, 'YYYY-MM-DD')`,
      count: sql`coalesce(${came.number}, 0)`.mapWith(Number),
    })
    .from(
      sql`generate_series(${today} - make_interval(days => ${days - 1}::int), ${today}, interval '1 day') as days (day)`,
    )
    .leftJoin(came, sql`${came.here} = to_char(days.day, 'YYYY-MM-DD')`)
    .orderBy(sql`days.day`);
}
