import { note, ok, type Result } from "./Finding.ts";
import { type FoundDatabase, stateOf } from "./findDatabase.ts";

/** Whether jobs failed for good and wait for their owner. */
export async function checkJobs(database: FoundDatabase): Promise<Result> {
  const state = await stateOf(database);
  if (!state) return ok("Jobs are looked at when the database can be asked.");
  const { deadJobs } = state;
  if (deadJobs === 0) return ok("No job has failed for good.");
  return note(
    `${deadJobs === 1 ? "A job" : `${deadJobs} jobs`} failed for good and will not be tried again.`,
    "npm run jobs says what failed and why, and how to try it again.",
  );
}
