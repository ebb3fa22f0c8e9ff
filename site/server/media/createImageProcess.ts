import { type ChildProcess, fork } from "node:child_process";
import { setPriority } from "node:os";
import { PictureError } from "./PictureError.ts";
import type { MadePicture, PictureJob } from "./PictureJob.ts";

export type ImageProcessOptions = {
  readonly worker: URL;
  /** How long one picture may take before its process is ended, in milliseconds. */
  readonly timeLimitMs: number;
  /** After how long without work the process is ended, in milliseconds. */
  readonly idleMs: number;
};

export type ImageProcess = {
  /**
   * Makes one picture; the process is started where there is none. Call it again only once the
   * one before has ended.
   * @throws PictureError `unreadable`, `vast`, `died`, `missing` or `stopped`
   */
  readonly make: (job: PictureJob) => Promise<MadePicture>;
  /** Ends the process; a picture under way fails. */
  readonly stop: () => void;
};

/** What the process says; see imageWorker.js. */
type Reply = {
  readonly made?: MadePicture;
  readonly unreadable?: string;
  readonly vast?: string;
  readonly missing?: string;
  readonly ends?: string;
};

type Pending = {
  readonly resolve: (made: MadePicture) => void;
  readonly reject: (error: PictureError) => void;
};

/** Pages come before pictures wherever both want the processor. */
const NICENESS = 10;
/** The process needs little of V8's own memory, in megabytes. */
const HEAP_MB = 128;

/** Our end of the process in which pictures are made, one after the other. */
export function createImageProcess(options: ImageProcessOptions): ImageProcess {
  let child: ChildProcess | undefined;
  let pending: Pending | undefined;
  let limit: NodeJS.Timeout | undefined;
  let idle: NodeJS.Timeout | undefined;

  function settle(settled: (pending: Pending) => void): void {
    const waiting = pending;
    pending = undefined;
    clearTimeout(limit);
    idle = setTimeout(() => end("it had nothing to do"), options.idleMs).unref();
    if (waiting) settled(waiting);
  }

  function receive({ made, ends, ...reply }: Reply): void {
    if (ends !== undefined) end(ends);
    else if (made) settle(({ resolve }) => resolve(made));
    else settle(({ reject }) => reject(failureOf(reply)));
  }

  /** Whatever ends the process also ends what it was doing; the next picture starts another. */
  function end(reason: string, failure: "died" | "stopped" = "died"): void {
    child?.removeAllListeners();
    child?.on("error", () => {});
    child?.kill("SIGKILL");
    child = undefined;
    settle(({ reject }) => reject(new PictureError(failure, reason)));
    clearTimeout(idle);
  }

  function start(): ChildProcess {
    const started = startWorker(options.worker);
    started.on("message", receive);
    started.on("error", (error) => end(error.message));
    started.on("exit", (code, signal) => end(`its process ended (${signal ?? code})`));
    return started;
  }

  return {
    make(job) {
      clearTimeout(idle);
      return new Promise((resolve, reject) => {
        pending = { resolve, reject };
        child ??= start();
        const seconds = options.timeLimitMs / 1000;
        limit = setTimeout(() => end(`it took longer than ${seconds} s`), options.timeLimitMs);
        child.send(job);
      });
    },
    stop: () => end("the server stops", "stopped"),
  };
}

function failureOf({ missing, vast, unreadable = "it gave no reason" }: Reply): PictureError {
  if (missing !== undefined) return new PictureError("missing", missing);
  if (vast !== undefined) return new PictureError("vast", vast);
  return new PictureError("unreadable", unreadable);
}

function startWorker(worker: URL): ChildProcess {
  const child = fork(worker, {
    // Neither our secrets nor the options of this process are meant for it.
    env: environment(),
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  // Left running, it must not keep the server from ending: it goes when its channel closes.
  child.unref();
  child.channel?.unref();
  if (child.pid !== undefined) lowerPriority(child.pid);
  return child;
}

/** What programs need to start and to find fonts. */
function environment(): Record<string, string> {
  const kept = ["PATH", "SystemRoot", "TMPDIR", "TEMP", "HOME"];
  return {
    ...Object.fromEntries(kept.flatMap((name) => withValue(name, process.env[name]))),
    MALLOC_ARENA_MAX: "2",
  };
}

function withValue(name: string, value: string | undefined): [string, string][] {
  return value === undefined ? [] : [[name, value]];
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, NICENESS);
  } catch {
    // It may have ended already, or the system may not allow it: pictures are made all the same.
  }
}
