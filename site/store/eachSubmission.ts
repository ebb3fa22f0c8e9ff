import { and, asc, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "./Store.ts";
import { submissionFiles, submissions } from "./schema.ts";
import { isAsked, isInBox, type SubmissionsAsked } from "./submissionsAsked.ts";

/** How many are read at a time: what one takes in memory is all that an export takes. */
const BATCH = 200;

type ExportedRow = typeof submissions.$inferSelect & {
  /** The names of its files, by the field's name. */
  readonly files: ReadonlyMap<string, readonly string[]>;
};

/** All submissions that are asked for, but for spam and what was thrown away, the oldest first. */
export async function* eachSubmission(
  db: Database,
  asked: SubmissionsAsked,
): AsyncGenerator<ExportedRow, void, undefined> {
  let last: typeof submissions.$inferSelect | undefined;
  do {
    const isNext = last && afterRow(last);
    const rows = await db
      .select()
      .from(submissions)
      .where(and(isInBox("inbox"), isAsked(asked), isNext))
      .orderBy(asc(submissions.createdAt), asc(submissions.id))
      .limit(BATCH);
    const files = await readFileNames(
      db,
      rows.map(({ id }) => id),
    );
    for (const row of rows) yield { ...row, files: files.get(row.id) ?? new Map() };
    last = rows.length === BATCH ? rows.at(-1) : undefined;
  } while (last);
}

/** Compared as a row: an index leads to where the next ones begin, past all that were read before. */
function afterRow({ id, createdAt }: typeof submissions.$inferSelect): SQL {
  const last = sql`(${createdAt.toISOString()}::timestamptz, ${id}::uuid)`;
  return sql`(${submissions.createdAt}, ${submissions.id}) > ${last}`;
}

async function readFileNames(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>> {
  if (ids.length === 0) return new Map();
  const { submissionId, field, name, createdAt } = submissionFiles;
  const rows = await db
    .select({ submissionId, field, name })
    .from(submissionFiles)
    .where(inArray(submissionId, [...ids]))
    .orderBy(asc(createdAt));
  const files = new Map<string, Map<string, string[]>>();
  for (const row of rows) {
    const ofOne = files.get(row.submissionId) ?? new Map<string, string[]>();
    files.set(row.submissionId, ofOne);
    ofOne.set(row.field, [...(ofOne.get(row.field) ?? []), row.name]);
  }
  return files;
}

/** The names of all fields that anything was sent in, also of those that the form has no more. */
export async function readFieldNames(
  db: Database,
  asked: SubmissionsAsked,
): Promise<readonly string[]> {
  const name = sql<string>`jsonb_object_keys(${submissions.fields})`.as("name");
  const rows = await db
    .selectDistinct({ name })
    .from(submissions)
    .where(and(isInBox("inbox"), isAsked(asked)));
  return rows.map((row) => row.name).sort();
}
