import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../Store.ts";
import { jobTable } from "./jobTable.ts";
import type { TakenJob } from "./takeJob.ts";

/**
 * Notes that a mail's server has all of it but the end. If nobody learns what it answered, the mail
 * is not sent again.
 * @returns false where the job is another's by now: send nothing
 */
export async function noteHandOver(db: Database, job: TakenJob): Promise<boolean> {
  const noted = await db
    .update(jobTable)
    .set({ data: sql`data || jsonb_build_object('handedOver', now())` })
    .where(isOurs(job))
    .returning({ id: jobTable.id });
  return noted.length > 0;
}

/** Notes that the mail's server did not take it after all. */
export async function noteRefusal(db: Database, job: TakenJob): Promise<void> {
  await db.update(jobTable).set({ data: sql`data - 'handedOver'` }).where(isOurs(job));
}

function isOurs({ id, attempt }: TakenJob) {
  return and(
    eq(jobTable.name, "mail"),
    eq(jobTable.id, id),
    eq(jobTable.state, "active"),
    eq(jobTable.retryCount, attempt),
  );
}
