import { PictureError } from "./PictureError.ts";
import type { MadePicture, PictureJob } from "./PictureJob.ts";

export type PictureQueueOptions = {
  /** Makes one picture. It is called for one at a time. */
  readonly make: (job: PictureJob) => Promise<MadePicture>;
  /** How many pictures that somebody waits for may stand in the queue. */
  readonly maxWaiting: number;
  /** How many may stand behind them that nobody waits for. */
  readonly maxLater: number;
  /** How long the desk must have stood empty before one of those is made, in milliseconds. */
  readonly quietMs: number;
};

export type PictureQueue = {
  /** Next in line. @throws PictureError `full` where too many wait, else what `make` throws */
  readonly now: (job: PictureJob) => Promise<MadePicture>;
  /** Once nobody waits. @throws the same */
  readonly later: (job: PictureJob) => Promise<MadePicture>;
  /** Turns away what waits, and all that comes after. */
  readonly stop: () => void;
};

type Waiting = {
  readonly job: PictureJob;
  readonly resolve: (made: MadePicture) => void;
  readonly reject: (error: unknown) => void;
};

/** Two lines before one desk: what visitors wait for, and what can be done when it is quiet. */
export function createPictureQueue(options: PictureQueueOptions): PictureQueue {
  const asked: Waiting[] = [];
  const unhurried: Waiting[] = [];
  let isBusy = false;
  let isStopped = false;
  let quiet: NodeJS.Timeout | undefined;

  function join(line: Waiting[], max: number, job: PictureJob): Promise<MadePicture> {
    if (isStopped) return Promise.reject(stopped());
    if (line.length >= max) {
      return Promise.reject(new PictureError("full", `${max} pictures wait already`));
    }
    return new Promise((resolve, reject) => {
      line.push({ job, resolve, reject });
      serveNext();
    });
  }

  function serveNext(): void {
    clearTimeout(quiet);
    if (isBusy) return;
    const next = asked.shift();
    if (next) void serve(next);
    else if (unhurried.length > 0) quiet = setTimeout(serveUnhurried, options.quietMs).unref();
  }

  function serveUnhurried(): void {
    const next = unhurried.shift();
    if (next) void serve(next);
  }

  async function serve({ job, resolve, reject }: Waiting): Promise<void> {
    isBusy = true;
    await options.make(job).then(resolve, reject);
    isBusy = false;
    serveNext();
  }

  return {
    now: (job) => join(asked, options.maxWaiting, job),
    later: (job) => join(unhurried, options.maxLater, job),
    stop() {
      isStopped = true;
      clearTimeout(quiet);
      for (const { reject } of [...asked.splice(0), ...unhurried.splice(0)]) reject(stopped());
    },
  };
}

function stopped(): PictureError {
  return new PictureError("stopped", "the server stops");
}
