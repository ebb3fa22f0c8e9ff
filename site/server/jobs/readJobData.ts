import * as v from "valibot";
import { jobData, type QueueName } from "../../store/jobs/queues.ts";
import type { TakenJob } from "../../store/jobs/takeJob.ts";
import { FinalFailure } from "./JobHandler.ts";

/** What a job of a queue says. @throws FinalFailure where another version wrote it in another way */
export function readJobData<Queue extends QueueName>(
  queue: Queue,
  { data }: TakenJob,
): v.InferOutput<(typeof jobData)[Queue]> {
  const result = v.safeParse(jobData[queue], data);
  if (result.success) return result.output as v.InferOutput<(typeof jobData)[Queue]>;
  throw new FinalFailure(
    "This version of the software cannot read the job. Retry it with the version that wrote it, or drop it.",
  );
}
