import { inArray, sql } from "drizzle-orm";
import { formsSetting } from "../content/contact-forms/formsSetting.ts";
import type { Database } from "./Store.ts";
import { contactForms, submissions } from "./schema.ts";
import { readSetting } from "./settings.ts";
import { TRASH_DAYS } from "./trash.ts";

/** How many are deleted at a time: visitors who send something meanwhile wait for no longer than that. */
const BATCH = 1000;

/**
 * Deletes submissions for good that were thrown away long ago, or are older than their form keeps them, or
 * else the site. @returns how many
 */
export async function purgeSubmissions(db: Database): Promise<number> {
  const { keepDays } = await readSetting(db, formsSetting);
  const ofForm = sql`(${contactForms.handling} ->> 'keepDays')::int`;
  const over = db
    .select({ id: submissions.id })
    .from(submissions)
    .innerJoin(contactForms, sql`${contactForms.id} = ${submissions.formId}`)
    .where(
      sql`${submissions.deletedAt} < now() - make_interval(days => ${TRASH_DAYS})
        or ${submissions.createdAt} < now() - make_interval(days => coalesce(${ofForm}, ${keepDays}::int))`,
    )
    .limit(BATCH);
  let total = 0;
  for (;;) {
    const gone = await db
      .delete(submissions)
      .where(inArray(submissions.id, over))
      .returning({ id: submissions.id });
    total += gone.length;
    if (gone.length < BATCH) return total;
  }
}
