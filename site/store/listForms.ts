import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import { formHandlingSchema } from "../content/contact-forms/FormHandling.ts";
import { closedReason } from "../content/contact-forms/formOpening.ts";
import { listPage, type PageQuestion, rangeOf } from "./listPage.ts";
import type { Database } from "./Store.ts";
import { saysSomewhere } from "./saysSomewhere.ts";
import { contactForms, submissions } from "./schema.ts";
import { isInBox } from "./submissionsAsked.ts";

export type FormsQuestion = PageQuestion & {
  /** Part of the title or of the key. */
  readonly search: string;
  readonly state: "kept" | "trash";
  readonly sort: FormOrder | `-${FormOrder}`;
};
type FormOrder = "title" | "changed" | "submissions";

/** What a form is called. */
export const formTitle = sql<string>`coalesce(${contactForms.definition} ->> 'title', '')`;

const columns = {
  id: contactForms.id,
  key: contactForms.key,
  title: formTitle,
  language: contactForms.language,
  fieldCount: sql<number>`(
    select count(*)::integer
    from jsonb_path_query(${contactForms.definition}, '$.fields[*].name') as name)`,
  handling: contactForms.handling,
  changedAt: contactForms.updatedAt,
  now: sql<Date>`statement_timestamp()`.mapWith(contactForms.updatedAt),
};

/** One page of the forms, with how many messages each has brought. Two queries. */
export async function listForms(db: Database, { search, state, sort, ...page }: FormsQuestion) {
  const { deletedAt, key } = contactForms;
  const isAsked = and(
    state === "trash" ? isNotNull(deletedAt) : isNull(deletedAt),
    search === "" ? undefined : saysSomewhere(search, [formTitle, key]),
  );
  const counts = db
    .select({
      formId: submissions.formId,
      total: sql<number>`count(*)::integer`.as("total"),
      unread: sql<number>`(count(*) filter (where ${submissions.readAt} is null))::integer`.as(
        "unread",
      ),
    })
    .from(submissions)
    .where(isInBox("inbox"))
    .groupBy(submissions.formId)
    .as("counts");
  const total = await db.$count(contactForms, isAsked);
  const { limit, offset } = rangeOf(page);
  const rows = await db
    .select({
      ...columns,
      submissionCount: sql<number>`coalesce(${counts.total}, 0)`,
      unreadCount: sql<number>`coalesce(${counts.unread}, 0)`,
    })
    .from(contactForms)
    .leftJoin(counts, eq(counts.formId, contactForms.id))
    .where(isAsked)
    .orderBy(orderOf(sort, sql`coalesce(${counts.total}, 0)`), asc(contactForms.id))
    .limit(limit)
    .offset(offset);
  const items = rows.map(({ handling, now, ...row }) => ({
    ...row,
    isOpen: isOpen(handling, now),
  }));
  return listPage(items, total, page);
}

function orderOf(sort: FormsQuestion["sort"], count: SQL): SQL {
  const by: Readonly<Record<FormOrder, SQL>> = {
    title: sql`lower(${formTitle})`,
    changed: sql`${contactForms.updatedAt}`,
    submissions: count,
  };
  const [name, direction] = sort.startsWith("-") ? [sort.slice(1), desc] : [sort, asc];
  return direction(by[name as FormOrder]);
}

function isOpen(stored: unknown, now: Date): boolean {
  const handling = v.safeParse(formHandlingSchema, stored);
  return handling.success && closedReason(handling.output, now) === undefined;
}
