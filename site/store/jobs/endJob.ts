import { and, eq, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "../Store.ts";
import { storable } from "../storable.ts";
import { bossOn } from "./bossOn.ts";
import { wakeWorkers } from "./enqueue.ts";
import { dueNow, jobTable } from "./jobTable.ts";
import type { TakenJob } from "./takeJob.ts";

type JobKey = Pick<TakenJob, "id" | "queue">;

/** The job is done, with a result as plain JSON. */
export async function completeJob(db: Database, job: JobKey, result: object = {}): Promise<void> {
  await (await bossOn(db)).complete(job.queue, job.id, outputOf(result));
}

/** The job failed: it is tried again after a pause, or dead once its tries are used up. */
export async function failJob(db: Database, job: JobKey, message: string): Promise<void> {
  await (await bossOn(db)).fail(job.queue, job.id, outputOf({ message }));
  // Its pause may be shorter than the workers' rest.
  await wakeWorkers(db, job.queue);
}

/** The job failed and would again: it is dead at once. */
export async function buryJob(db: Database, job: JobKey, message: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(jobTable).set({ retryLimit: sql`retry_count` }).where(isActive(job));
    await (await bossOn(tx)).fail(job.queue, job.id, outputOf({ message }));
  });
}

/** The job was not at fault: it goes back, due at once, as if it had not been tried. */
export async function giveBackJob(db: Database, job: JobKey): Promise<void> {
  await db
    .update(jobTable)
    .set({ state: "retry", startedOn: null, startAfter: dueNow })
    .where(isActive(job));
  await wakeWorkers(db, job.queue);
}

/** Nobody wants the job any more: it is not taken up, and whoever is at it hears so and stops. */
export async function callOffJob(db: Database, job: JobKey): Promise<void> {
  await (await bossOn(db)).cancel(job.queue, job.id);
}

/** A job whose end cannot be stored would be done again: what files and servers said is in it. */
function outputOf<Output extends object>(output: Output): Output {
  return v.parse(storable, output) as Output;
}

function isActive({ id, queue }: JobKey) {
  return and(eq(jobTable.name, queue), eq(jobTable.id, id), eq(jobTable.state, "active"));
}
