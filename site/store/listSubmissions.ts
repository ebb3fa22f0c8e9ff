import { and, asc, count, desc, inArray, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { MAX_FOUND, type SubmissionBox } from "../content/admin/submissionWire.ts";
import { type Sender, senderOf } from "../content/contact-forms/senderOf.ts";
import type { ListPage } from "../content/PageSource.ts";
import { countInBoxes, type SubmissionCounts } from "./countSubmissions.ts";
import { listPage, type PageQuestion, rangeOf } from "./listPage.ts";
import { type FormFields, readFormFields } from "./readFormFields.ts";
import type { Database } from "./Store.ts";
import { saysSomewhere } from "./saysSomewhere.ts";
import { submissionFiles, submissions, submissionText } from "./schema.ts";
import { isAsked, isInBox, type SubmissionsAsked } from "./submissionsAsked.ts";

export type SubmissionsQuestion = PageQuestion &
  SubmissionsAsked & {
    readonly box: SubmissionBox;
    /** Part of what was written, or of a note. */
    readonly search: string;
    readonly isOldestFirst: boolean;
  };

/** A submission as lists show it. */
export type ListedSubmission = {
  readonly id: string;
  readonly form: { readonly id: number; readonly title: string };
  readonly sender: Sender;
  readonly excerpt: string;
  readonly fileCount: number;
  readonly status: string;
  readonly readAt: Date | null;
  readonly isStarred: boolean;
  readonly deletedAt: Date | null;
  readonly createdAt: Date;
};

export type SubmissionsPage = ListPage<ListedSubmission> & {
  /** Null for a search, which would have to read all of them. */
  readonly counts: SubmissionCounts | null;
  readonly hasMore: boolean;
};

/** One page of what visitors sent. Four queries at most, and none that reads all texts. */
export async function listSubmissions(
  db: Database,
  question: SubmissionsQuestion,
): Promise<SubmissionsPage> {
  const { box, search } = question;
  if (search !== "") return findSubmissions(db, question);
  const counts = await countInBoxes(db, question);
  const { limit, offset } = rangeOf(question);
  const ids = db
    .select({ id: submissions.id })
    .from(submissions)
    .where(and(isInBox(box), isAsked(question)))
    .orderBy(...orderOf(question))
    .limit(limit)
    .offset(offset);
  const items = await readRows(db, ids, question);
  return { ...listPage(items, counts[box], question), counts, hasMore: false };
}

/**
 * What is found is counted up to MAX_FOUND. Up to MAX_ORDERED are all found by the index on texts, and put in
 * order; of more, so many match that the newest ones are met soon on the way along the index on time.
 */
async function findSubmissions(
  db: Database,
  question: SubmissionsQuestion,
): Promise<SubmissionsPage> {
  const { box, search } = question;
  const range = rangeOf(question);
  const offset = Math.min(range.offset, MAX_FOUND);
  const limit = Math.min(range.limit, MAX_FOUND - offset);
  const isFound = and(isInBox(box), isAsked(question), saysSomewhere(search, [submissionText]));
  const { count, ids } = await orderFound(db, { isFound, limit, offset, question });
  const total = Math.min(count, MAX_FOUND);
  const onTheWay = db
    .select({ id: submissions.id })
    .from(submissions)
    .where(isFound)
    .orderBy(...orderOf(question))
    .limit(limit)
    .offset(offset);
  const items = await readRows(db, count > MAX_ORDERED ? onTheWay : ids, question);
  return { ...listPage(items, total, question), counts: null, hasMore: count > MAX_FOUND };
}

/** How many found ones are put in order at most: these take about as long as the way to a rare one. */
const MAX_ORDERED = 20_000;

type Found = {
  readonly isFound: SQL | undefined;
  readonly limit: number;
  readonly offset: number;
  readonly question: SubmissionsQuestion;
};

/** @returns how many there are, up to one more than MAX_ORDERED, and the ids of a page of so many */
async function orderFound(db: Database, { isFound, limit, offset, question }: Found) {
  const { id, createdAt } = submissions;
  const found = db.$with("found").as(
    db
      .select({ id, createdAt })
      .from(submissions)
      .where(isFound)
      .limit(MAX_ORDERED + 1),
  );
  const order = sql.join([...orderOf(question, found)], sql`, `);
  const page = sql`(array_agg(${found.id} order by ${order}))[${offset + 1}::int:${offset + limit}::int]`;
  const [row] = await db
    .with(found)
    .select({
      count: count(),
      ids: sql`coalesce(array_to_string(${page}, ','), '')`.mapWith((ids: string) =>
        ids.split(",").filter((one) => one !== ""),
      ),
    })
    .from(found);
  return row ?? { count: 0, ids: [] };
}

function orderOf(
  { isOldestFirst }: Pick<SubmissionsQuestion, "isOldestFirst">,
  { id, createdAt }: { readonly id: SQLWrapper; readonly createdAt: SQLWrapper } = submissions,
): SQL[] {
  const order = isOldestFirst ? asc : desc;
  return [order(createdAt), order(id)];
}

/** How much of each value is read for a list, and of the text, in characters. */
const VALUE_LENGTH = 240;
const TEXT_LENGTH = 600;
/** How much is shown, and how much of it stands before what was searched for. */
const EXCERPT_LENGTH = 240;
const BEFORE_FOUND = 60;

type Values = Readonly<Record<string, readonly string[]>>;

async function readRows(
  db: Database,
  ids: SQLWrapper | string[],
  question: SubmissionsQuestion,
): Promise<readonly ListedSubmission[]> {
  const rows = await db
    .select({
      id: submissions.id,
      formId: submissions.formId,
      // However long they are, a list needs their beginnings alone.
      values: sql`(
        select coalesce(jsonb_object_agg(key, jsonb_build_array(left(coalesce(value ->> 0, ''), ${VALUE_LENGTH}::int))), '{}')
        from jsonb_each(${submissions.fields}))`.mapWith(
        (text: string): Values => JSON.parse(text),
      ),
      text: textFor(question.search),
      fileCount: sql<number>`(
        select count(*) from ${submissionFiles}
        where ${submissionFiles.submissionId} = ${submissions.id})`.mapWith(Number),
      status: submissions.status,
      readAt: submissions.readAt,
      isStarred: submissions.isStarred,
      deletedAt: submissions.deletedAt,
      createdAt: submissions.createdAt,
    })
    .from(submissions)
    .where(inArray(submissions.id, ids))
    .orderBy(...orderOf(question));
  const forms = await readFormFields(
    db,
    rows.map(({ formId }) => formId),
  );
  return rows.map(({ formId, values, text, ...row }) => {
    const { title = "", fields = [] } = forms.get(formId) ?? {};
    const sender = senderOf(fields, values);
    const excerpt = question.search === "" ? beginningOf({ fields, values, text, sender }) : text;
    return { ...row, form: { id: formId, title }, sender, excerpt: shortened(excerpt) };
  });
}

/** The beginning of what was written, or what stands around that which is searched for. */
function textFor(search: string): SQL<string> {
  if (search === "") return sql<string>`left(${submissions.text}, ${TEXT_LENGTH})`;
  const at = sql`strpos(lower(${submissionText}), lower(${search}))`;
  return sql<string>`substr(${submissionText}, greatest(1, ${at} - ${BEFORE_FOUND}::int), ${EXCERPT_LENGTH}::int)`;
}

type Written = {
  readonly fields: FormFields["fields"];
  readonly values: Values;
  readonly text: string;
  readonly sender: Sender;
};

/** The first long text; where there is none, all that was written but who sent it, which stands beside it already. */
function beginningOf({ fields, values, text, sender: { name, email } }: Written): string {
  const long = fields.flatMap((field) =>
    field.kind === "textarea" ? (values[field.name] ?? []) : [],
  );
  const others = text.split("\n").filter((line) => line !== name && line !== email);
  return long.find((words) => words.trim() !== "") ?? others.join(" · ");
}

function shortened(text: string): string {
  return text.replace(/\s+/g, " ").trim().slice(0, EXCERPT_LENGTH);
}
