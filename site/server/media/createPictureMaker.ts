import type { Logger } from "pino";
import { createImageProcess, type ImageProcessOptions } from "./createImageProcess.ts";
import { createPictureQueue, type PictureQueueOptions } from "./createPictureQueue.ts";
import { PictureError } from "./PictureError.ts";
import type { MadePicture, PictureJob } from "./PictureJob.ts";

export type PictureMakerOptions = {
  readonly process: ImageProcessOptions;
  readonly queue: Omit<PictureQueueOptions, "make">;
  readonly log: Logger;
};

/** Makes pictures, of which a broken one is tried no more than twice. */
export type PictureMaker = {
  /** For somebody who waits. @throws PictureError */
  readonly now: (job: PictureJob) => Promise<MadePicture>;
  /** When it is quiet. @throws PictureError */
  readonly later: (job: PictureJob) => Promise<MadePicture>;
  readonly stop: () => void;
};

/** How often a picture may end the process before it is refused. */
export const MAX_DEATHS = 2;

const WITHOUT_SHARP =
  "Pictures are sent as they are and drawings not at all, since the library that makes their sizes (sharp) " +
  "cannot be loaded on this machine. Run `npm install --include=optional`, then start again.";

export function createPictureMaker(options: PictureMakerOptions): PictureMaker {
  const { log } = options;
  const process = createImageProcess(options.process);
  const queue = createPictureQueue({ ...options.queue, make: (job) => make(job) });
  let missing: PictureError | undefined;

  async function make(job: PictureJob, deaths = 0): Promise<MadePicture> {
    if (missing) throw missing;
    try {
      const started = performance.now();
      const made = await process.make(job);
      const ms = Math.round(performance.now() - started);
      log.debug({ ...job, bytes: made.bytes.length, ms }, "picture made");
      return made;
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      if (error.failure === "missing") tell(error);
      if (error.failure !== "died" || deaths + 1 === MAX_DEATHS) throw error;
      log.warn({ ...job, reason: error.message }, "making a picture failed; it is tried again");
      return make(job, deaths + 1);
    }
  }

  /** Said once: nothing changes before the next start. */
  function tell(error: PictureError): void {
    missing = error;
    log.error({ reason: error.message }, WITHOUT_SHARP);
  }

  return {
    now: queue.now,
    later: queue.later,
    stop() {
      queue.stop();
      process.stop();
    },
  };
}
