import { randomUUID } from "node:crypto";
import { and, inArray, isNull, sql } from "drizzle-orm";
import * as v from "valibot";
import { dateSchema } from "./documentContent.ts";
import type { Database } from "./Store.ts";
import { COMMENT_STATUSES, comments, databaseNow, documents } from "./schema.ts";
import { storable } from "./storable.ts";

const key = v.pipe(v.string(), v.nonEmpty(), v.maxBytes(1000));

const importedCommentSchema = v.pipe(
  storable,
  v.object({
    /** The system, and the comment's name there: together they know it again next time. */
    source: key,
    sourceId: key,
    /** The `sourceId` of its document, of the same source. */
    documentId: v.string(),
    /** The `sourceId` of the comment that it answers. */
    parentId: v.nullable(key),
    authorName: v.pipe(v.string(), v.nonEmpty()),
    /** Empty where it is not known. */
    authorEmail: v.string(),
    /** Plain text. */
    body: v.pipe(v.string(), v.nonEmpty()),
    status: v.picklist(COMMENT_STATUSES),
    /** Null where it is not known: then that of its document. */
    createdAt: v.nullable(dateSchema),
  }),
);

type Schema = Exclude<(typeof importedCommentSchema.pipe)[1], undefined>;

/** A comment of another system. */
export type ImportedComment = v.InferInput<Schema>;
type Checked = v.InferOutput<Schema>;

/** "left-out" where its document is not here. */
export type CommentOutcome = "created" | "unchanged" | "left-out";

/**
 * Stores comments of another system that are not here yet. Those that are stay as they are: what
 * was decided of them here holds. What answers a comment that is not here yet stands at the top
 * until placeAnswers. All or nothing.
 * @returns what became of each, in their order
 * @throws ValiError when one is not valid
 */
export async function importComments(
  db: Database,
  wanted: readonly ImportedComment[],
): Promise<readonly CommentOutcome[]> {
  const checked = wanted.map((comment) => v.parse(importedCommentSchema, comment));
  if (checked.length === 0) return [];
  return db.transaction(async (tx) => {
    const places = await findDocuments(tx, checked);
    const known = await findKnown(tx, checked);
    const missing = new Map<string, Checked>();
    const outcomes = checked.map((comment): CommentOutcome => {
      if (known.has(keyOf(comment)) || missing.has(keyOf(comment))) return "unchanged";
      if (!places.has(documentKey(comment))) return "left-out";
      missing.set(keyOf(comment), comment);
      return "created";
    });
    await insertComments(tx, [...missing.values()], { places, known });
    return outcomes;
  });
}

type Place = { readonly id: string; readonly publishedAt: Date | null };
type Known = { readonly id: string; readonly documentId: string };

async function findDocuments(
  tx: Database,
  wanted: readonly Checked[],
): Promise<ReadonlyMap<string, Place>> {
  const rows = await tx
    .select({
      id: documents.id,
      source: documents.source,
      sourceId: documents.sourceId,
      publishedAt: documents.publishedAt,
    })
    .from(documents)
    .where(
      and(
        inArray(documents.source, unique(wanted.map(({ source }) => source))),
        inArray(documents.sourceId, unique(wanted.map(({ documentId }) => documentId))),
      ),
    );
  return new Map(rows.map((row) => [keyOf(row), row]));
}

/** Those of the comments, and of what they answer, that are here. */
async function findKnown(
  tx: Database,
  wanted: readonly Checked[],
): Promise<ReadonlyMap<string, Known>> {
  const ids = wanted.flatMap(({ sourceId, parentId }) =>
    parentId === null ? [sourceId] : [sourceId, parentId],
  );
  const rows = await tx
    .select({
      id: comments.id,
      documentId: comments.documentId,
      source: comments.source,
      sourceId: comments.sourceId,
    })
    .from(comments)
    .where(
      and(
        inArray(comments.source, unique(wanted.map(({ source }) => source))),
        inArray(comments.sourceId, unique(ids)),
      ),
    );
  return new Map(rows.map((row) => [keyOf(row), row]));
}

async function insertComments(
  tx: Database,
  missing: readonly Checked[],
  { places, known }: { places: ReadonlyMap<string, Place>; known: ReadonlyMap<string, Known> },
): Promise<void> {
  if (missing.length === 0) return;
  const all = new Map(known);
  for (const comment of missing) {
    const documentId = places.get(documentKey(comment))?.id ?? "";
    all.set(keyOf(comment), { id: randomUUID(), documentId });
  }
  const rows = missing.flatMap((comment) => {
    const own = all.get(keyOf(comment));
    if (!own) return [];
    const { source, sourceId, parentId, authorName, authorEmail, body, status } = comment;
    const parent = parentId === null ? undefined : all.get(keyOf({ source, sourceId: parentId }));
    const date = comment.createdAt ?? places.get(documentKey(comment))?.publishedAt ?? databaseNow;
    return {
      ...own,
      parentId: parent?.documentId === own.documentId ? parent.id : null,
      ...{ source, sourceId, authorName, authorEmail, body, status, createdAt: date },
    };
  });
  // Answers may stand before what they answer: PostgreSQL looks once the statement is done.
  await tx.insert(comments).values(rows);
}

/** A comment and what it answers, by their names where they come from. */
export type ImportedAnswer = Pick<ImportedComment, "source" | "sourceId"> & {
  readonly parentId: string;
};

/** Pairs that are placed in one statement. */
const STATEMENT_PAIRS = 500;

/** Puts comments that stand at the top below what they answer, of the same document. */
export async function placeAnswers(
  db: Database,
  answers: readonly ImportedAnswer[],
): Promise<void> {
  for (let start = 0; start < answers.length; start += STATEMENT_PAIRS) {
    const pairs = JSON.stringify(answers.slice(start, start + STATEMENT_PAIRS));
    const above = sql`(
      select above.id from jsonb_to_recordset(${pairs}::text::jsonb)
        as pair ("source" text, "sourceId" text, "parentId" text)
      join comments above on above.source = pair.source and above.source_id = pair."parentId"
      where pair.source = ${comments.source} and pair."sourceId" = ${comments.sourceId}
        and above.document_id = ${comments.documentId} and above.id <> ${comments.id}
      limit 1
    )`;
    const ids = answers.slice(start, start + STATEMENT_PAIRS).map(({ sourceId }) => sourceId);
    await db
      .update(comments)
      .set({ parentId: above })
      .where(
        and(
          inArray(comments.source, unique(answers.map(({ source }) => source))),
          inArray(comments.sourceId, ids),
          isNull(comments.parentId),
        ),
      );
  }
}

function keyOf({ source, sourceId }: { source: string | null; sourceId: string | null }): string {
  return `${source} ${sourceId}`;
}

function documentKey({ source, documentId }: Checked): string {
  return keyOf({ source, sourceId: documentId });
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
