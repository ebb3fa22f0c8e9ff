import { and, eq, isNotNull, isNull, notExists, type SQL, sql } from "drizzle-orm";
import { formTitle } from "./listForms.ts";
import { listOf } from "./listOf.ts";
import type { Database } from "./Store.ts";
import { contactForms, submissions } from "./schema.ts";
import { TRASH_DAYS } from "./trash.ts";

/** A form that something was done to. */
export type TouchedForm = { readonly id: number; readonly title: string };

const { id, deletedAt } = contactForms;
const touched = { id, title: formTitle };

/** Throws forms away: pages show them no more, and nothing can be sent with them. @returns those that were there */
export function trashForms(tx: Database, ids: readonly number[]): Promise<readonly TouchedForm[]> {
  return tx
    .update(contactForms)
    .set({ deletedAt: sql`now()` })
    .where(and(isOneOf(ids), isNull(deletedAt)))
    .returning(touched);
}

/** Takes forms out of the trash, as they were. @returns those that lay there */
export function restoreForms(
  tx: Database,
  ids: readonly number[],
): Promise<readonly TouchedForm[]> {
  return tx
    .update(contactForms)
    .set({ deletedAt: null })
    .where(and(isOneOf(ids), isNotNull(deletedAt)))
    .returning(touched);
}

/** How many submissions of these forms are kept, wherever. */
export function countSubmissions(db: Database, ids: readonly number[]): Promise<number> {
  return db.$count(
    submissions,
    sql`${submissions.formId} in (${listOf(ids.map(String), "integer")})`,
  );
}

/** Deletes forms that lie in the trash for good, but for those that brought what is still kept. */
export function purgeForms(tx: Database, ids: readonly number[]): Promise<readonly TouchedForm[]> {
  return tx
    .delete(contactForms)
    .where(and(isOneOf(ids), isNotNull(deletedAt), isEmpty(tx)))
    .returning(touched);
}

/** The same for all that lie there for longer than TRASH_DAYS. @returns how many */
export async function purgeOldForms(db: Database): Promise<number> {
  const isOld = sql`${deletedAt} < now() - interval '${sql.raw(String(TRASH_DAYS))} days'`;
  const old = and(isOld, isEmpty(db));
  // Even a delete of nothing says that pages have changed, which has all of them made anew.
  if ((await db.$count(contactForms, old)) === 0) return 0;
  const gone = await db.delete(contactForms).where(old).returning(touched);
  return gone.length;
}

function isOneOf(ids: readonly number[]): SQL {
  return sql`${id} in (${listOf(ids.map(String), "integer")})`;
}

function isEmpty(db: Database): SQL {
  const one = sql`1`;
  return notExists(db.select({ one }).from(submissions).where(eq(submissions.formId, id)));
}
