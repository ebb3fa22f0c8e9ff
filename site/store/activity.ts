import { and, asc, desc, eq, gte, lt, sql } from "drizzle-orm";
import { listPage, type PageQuestion, rangeOf } from "./listPage.ts";
import type { Database } from "./Store.ts";
import { saysSomewhere } from "./saysSomewhere.ts";
import { auditLog } from "./schema.ts";

export type ActivityQuestion = PageQuestion & {
  /** In the names of people and of what they worked on. Default "". */
  readonly search?: string;
  /** The id of who did it. */
  readonly person?: string | undefined;
  /** The kind of what it was done to. */
  readonly kind?: string | undefined;
  readonly action?: string | undefined;
  readonly from?: Date | undefined;
  /** Until then, and not at it. */
  readonly until?: Date | undefined;
};

/** A page of what was done, the newest first. Two queries. */
export async function listActivity(
  db: Database,
  { search = "", person, kind, action, from, until, ...page }: ActivityQuestion,
) {
  const isAsked = and(
    search ? saysSomewhere(search, [auditLog.userName, auditLog.subjectName]) : undefined,
    person === undefined ? undefined : eq(auditLog.userId, person),
    kind === undefined ? undefined : eq(auditLog.subjectKind, kind),
    action === undefined ? undefined : eq(auditLog.action, action),
    from && gte(auditLog.at, from),
    until && lt(auditLog.at, until),
  );
  const total = await db.$count(auditLog, isAsked);
  const { limit, offset } = rangeOf(page);
  const items = await db
    .select()
    .from(auditLog)
    .where(isAsked)
    .orderBy(desc(auditLog.id))
    .limit(limit)
    .offset(offset);
  return listPage(items, total, page);
}

/** By what the log can be filtered: what stands in it. Two queries. */
export async function readActivityChoices(db: Database) {
  const people = await db
    .selectDistinctOn([auditLog.userId], { id: auditLog.userId, name: auditLog.userName })
    .from(auditLog)
    .where(sql`${auditLog.userId} is not null`)
    .orderBy(auditLog.userId, desc(auditLog.id));
  const actions = await db
    .selectDistinct({ kind: auditLog.subjectKind, action: auditLog.action })
    .from(auditLog)
    .orderBy(asc(auditLog.subjectKind), asc(auditLog.action));
  return { people, actions };
}
