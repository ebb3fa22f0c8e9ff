import { inArray, or, type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "./Store.ts";
import { submissions } from "./schema.ts";
import { storable } from "./storable.ts";

/** A browser's name for a sending. */
export const IDEMPOTENCY_KEY = /^[A-Za-z0-9-]{1,64}$/;

/**
 * How much of a submission can be found, in UTF-16 units: more than people write. To index a megabyte
 * takes about a second, in which the embedded database does nothing else.
 */
export const SEARCHED_LENGTH = 20_000;

const submissionSchema = v.pipe(
  storable,
  v.object({
    /** Made before it is stored: mails name it. */
    id: v.pipe(v.string(), v.uuid()),
    formId: v.pipe(v.number(), v.integer()),
    /** What the visitor is told, in the words of the wire. */
    status: v.pipe(v.string(), v.regex(/^[a-z0-9_]{1,64}$/)),
    /** Values by the field's name; the database keeps no order of them: see filledFields. */
    fields: v.record(v.string(), v.array(v.string())),
    /** The address of the page that it was sent from. */
    page: v.nullable(v.string()),
    idempotencyKey: v.nullable(v.pipe(v.string(), v.regex(IDEMPOTENCY_KEY))),
    hash: v.pipe(v.string(), v.nonEmpty()),
  }),
);

type Schema = Exclude<(typeof submissionSchema.pipe)[1], undefined>;
export type NewSubmission = v.InferInput<Schema>;

/** By what one is known when it comes once more: by its own id, where it has one yet, or under its key. */
export type Sending = Pick<NewSubmission, "formId" | "idempotencyKey" | "hash"> &
  Partial<Pick<NewSubmission, "id">>;

/**
 * Stores what visitors sent, all in one statement: its values whole, and of them together the first
 * SEARCHED_LENGTH as the text that is searched. The same once more, under the same key, is the same
 * submission.
 * @returns the ids of those that are new
 * @throws ValiError when one is not valid
 */
export async function addSubmissions(
  db: Database,
  added: readonly NewSubmission[],
): Promise<ReadonlySet<string>> {
  if (added.length === 0) return new Set();
  const rows = await db
    .insert(submissions)
    .values(added.map((one) => withText(v.parse(submissionSchema, one))))
    .onConflictDoNothing()
    .returning({ id: submissions.id });
  return new Set(rows.map(({ id }) => id));
}

function withText(submission: v.InferOutput<Schema>) {
  const text = Object.values(submission.fields).flat().join("\n");
  // No half of a letter, which no database holds.
  const searched = text.slice(0, SEARCHED_LENGTH).replace(/\p{Surrogate}$/u, "");
  return { ...submission, text: searched };
}

/**
 * Which of these are stored: the same sending under its key, or itself by a try that nobody heard of.
 * @returns the id that each of those is stored under
 */
export async function findKept<One extends Sending>(
  db: Database,
  asked: readonly One[],
): Promise<ReadonlyMap<One, string>> {
  const ids = asked.flatMap(({ id }) => id ?? []);
  const named = asked.filter(({ idempotencyKey }) => idempotencyKey !== null);
  const isThere = or(
    ids.length > 0 ? inArray(submissions.id, ids) : undefined,
    named.length > 0 ? isSentAs(named) : undefined,
  );
  if (!isThere) return new Map();
  const { id, formId, idempotencyKey, hash } = submissions;
  const rows = await db
    .select({ id, formId, idempotencyKey, hash })
    .from(submissions)
    .where(isThere);
  const own = new Set(rows.map((row) => row.id));
  const byName = new Map(rows.map((row) => [nameOfSending(row), row.id]));
  return new Map(
    asked.flatMap((one) => {
      const keptAs = one.id !== undefined && own.has(one.id) ? one.id : sameAs(one, byName);
      return keptAs === undefined ? [] : [[one, keptAs] as const];
    }),
  );
}

function isSentAs(named: readonly Sending[]): SQL {
  const { formId, idempotencyKey, hash } = submissions;
  const wanted = named.map((one) => sql`(${one.formId}::int, ${one.idempotencyKey}, ${one.hash})`);
  return sql`(${formId}, ${idempotencyKey}, ${hash}) in (${sql.join(wanted, sql`, `)})`;
}

function sameAs(one: Sending, byName: ReadonlyMap<string, string>): string | undefined {
  return one.idempotencyKey === null ? undefined : byName.get(nameOfSending(one));
}

/** Tells sendings with a key apart. */
export function nameOfSending({ formId, idempotencyKey, hash }: Sending): string {
  return JSON.stringify([formId, idempotencyKey, hash]);
}
