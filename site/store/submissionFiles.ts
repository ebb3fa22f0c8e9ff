import { and, asc, eq, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "./Store.ts";
import { contactForms, submissionFiles, submissions } from "./schema.ts";
import { storable } from "./storable.ts";

const fileSchema = v.pipe(
  storable,
  v.object({
    /** The name of the field. */
    field: v.pipe(v.string(), v.nonEmpty()),
    /** As the visitor called it, cleaned. */
    name: v.pipe(v.string(), v.nonEmpty()),
    /** By its content, such as "application/pdf". */
    type: v.pipe(v.string(), v.nonEmpty()),
    size: v.pipe(v.number(), v.integer(), v.minValue(0)),
    /** Where it lies in the storage of forms. */
    path: v.pipe(v.string(), v.nonEmpty()),
  }),
);

/** A file that came with a submission and is in its place. */
export type NewSubmissionFile = v.InferInput<Exclude<(typeof fileSchema.pipe)[1], undefined>>;

export type SubmissionFile = typeof submissionFiles.$inferSelect;

/**
 * Notes the files of submissions, in the transaction that stores these.
 * @param files by the submission's id
 * @throws ValiError
 */
export async function addSubmissionFiles(
  tx: Database,
  files: ReadonlyMap<string, readonly NewSubmissionFile[]>,
): Promise<void> {
  const rows = [...files].flatMap(([submissionId, all]) =>
    v.parse(v.array(fileSchema), all).map((file) => ({ ...file, submissionId })),
  );
  if (rows.length > 0) await tx.insert(submissionFiles).values(rows);
}

/** All that came with a submission, also what was cleared away since, in the order of its fields' names. */
export function listSubmissionFiles(
  db: Database,
  submissionId: string,
): Promise<readonly SubmissionFile[]> {
  return db
    .select()
    .from(submissionFiles)
    .where(eq(submissionFiles.submissionId, submissionId))
    .orderBy(asc(submissionFiles.field), asc(submissionFiles.name), asc(submissionFiles.id));
}

/** @returns undefined where there is none, or it was cleared away */
export async function findSubmissionFile(
  db: Database,
  id: string,
): Promise<SubmissionFile | undefined> {
  const isThere = and(eq(submissionFiles.id, id), isNull(submissionFiles.removedAt));
  const [row] = await db.select().from(submissionFiles).where(isThere);
  return row;
}

/** Those of these paths that a row names whose file is still to be there. */
export async function knownFormPaths(
  db: Database,
  paths: readonly string[],
): Promise<ReadonlySet<string>> {
  const isOne = and(inArray(submissionFiles.path, [...paths]), isNull(submissionFiles.removedAt));
  const found = await db.select({ path: submissionFiles.path }).from(submissionFiles).where(isOne);
  return new Set(found.map(({ path }) => path));
}

export type OutdatedQuestion = {
  /** How long files are kept whose form does not say it, in days; null for ever. */
  readonly keepDays: number | null;
  readonly most: number;
};

/** Files that were kept as long as their form says, the oldest first. */
export function listOutdatedFiles(
  db: Database,
  { keepDays, most }: OutdatedQuestion,
): Promise<readonly Pick<SubmissionFile, "id" | "path">[]> {
  // Where nobody says how long, this is null, and nothing is older than that.
  const days: SQL = sql`coalesce((${contactForms.handling} ->> 'keepFileDays')::int, ${keepDays}::int)`;
  return db
    .select({ id: submissionFiles.id, path: submissionFiles.path })
    .from(submissionFiles)
    .innerJoin(submissions, eq(submissions.id, submissionFiles.submissionId))
    .leftJoin(contactForms, eq(contactForms.id, submissions.formId))
    .where(
      and(
        isNull(submissionFiles.removedAt),
        lt(submissionFiles.createdAt, sql`now() - make_interval(days => ${days})`),
      ),
    )
    .orderBy(asc(submissionFiles.createdAt), asc(submissionFiles.id))
    .limit(most);
}

/** Notes that files were cleared away: only their names are left. */
export async function noteFilesRemoved(db: Database, ids: readonly string[]): Promise<void> {
  await db
    .update(submissionFiles)
    .set({ removedAt: sql`date_trunc('milliseconds', now())` })
    .where(inArray(submissionFiles.id, [...ids]));
}
