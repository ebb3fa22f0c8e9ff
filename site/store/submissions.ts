import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "./Store.ts";
import { SUBMISSION_STATUSES, submissions } from "./schema.ts";
import { storable } from "./storable.ts";

/** A browser's name for a sending. */
export const IDEMPOTENCY_KEY = /^[A-Za-z0-9-]{1,64}$/;

const submissionSchema = v.pipe(
  storable,
  v.object({
    formId: v.pipe(v.number(), v.integer()),
    status: v.picklist(SUBMISSION_STATUSES),
    /** Values by the field's name. */
    fields: v.record(v.string(), v.array(v.string())),
    /** The address of the page that it was sent from. */
    page: v.nullable(v.string()),
    idempotencyKey: v.nullable(v.pipe(v.string(), v.regex(IDEMPOTENCY_KEY))),
    hash: v.pipe(v.string(), v.nonEmpty()),
  }),
);

type Schema = Exclude<(typeof submissionSchema.pipe)[1], undefined>;
export type NewSubmission = v.InferInput<Schema>;

/**
 * Stores what a visitor sent. The same once more, under the same key, is the same submission.
 * @throws ValiError when it is not valid
 */
export async function addSubmission(db: Database, submission: NewSubmission): Promise<void> {
  await db
    .insert(submissions)
    .values(v.parse(submissionSchema, submission))
    .onConflictDoNothing({
      target: [submissions.formId, submissions.idempotencyKey, submissions.hash],
    });
}

/** Whether this was stored before, under this key. */
export async function hasSubmission(
  db: Database,
  { formId, idempotencyKey, hash }: Pick<NewSubmission, "formId" | "idempotencyKey" | "hash">,
): Promise<boolean> {
  if (idempotencyKey === null) return false;
  const isSame = and(
    eq(submissions.formId, formId),
    eq(submissions.idempotencyKey, idempotencyKey),
    eq(submissions.hash, hash),
  );
  return (await db.$count(submissions, isSame)) > 0;
}
