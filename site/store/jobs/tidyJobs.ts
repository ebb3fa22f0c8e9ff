import type { Database } from "../Store.ts";
import { bossOn } from "./bossOn.ts";
import { returnAbandoned } from "./keepJob.ts";

/**
 * Puts back what other servers have abandoned, and removes what is over for long: see bossOn for how
 * long each is kept. pg-boss would put back as well, but with a pause.
 */
export async function tidyJobs(db: Database): Promise<void> {
  await returnAbandoned(db, "silent");
  await (await bossOn(db)).maintain();
}
