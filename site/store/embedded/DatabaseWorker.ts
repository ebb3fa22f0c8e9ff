import { statfsSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { StoreError } from "../StoreError.ts";
import { findWorker } from "./findWorker.ts";

export type DatabaseWorkerOptions = {
  /** The folder of the database itself, not the data folder. */
  readonly folder: string;
  /** Called once if the database stops by itself; every call has failed by then. */
  readonly onFatal: (error: StoreError) => void;
  readonly onNotification: (channel: string, payload: string) => void;
  /** How long one call may keep the database busy before it counts as stuck, in milliseconds. */
  readonly stuckAfterMs: number;
};

export type DatabaseCall =
  | {
      readonly kind: "query";
      readonly sql: string;
      readonly params: readonly unknown[];
      readonly rowMode: "array" | "object";
      /** Reads within a snapshot that is not the asker's: its failure must not end that. */
      readonly isGuest: boolean;
    }
  | { readonly kind: "dump" | "close" };

type Pending = {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
};

type Reply = {
  readonly id?: number;
  readonly value?: unknown;
  readonly error?: { readonly message: string; readonly fields: Readonly<Record<string, unknown>> };
  readonly channel?: string;
  readonly payload?: string;
  /** Why the database cannot go on. */
  readonly fatal?: string;
};

const STUCK_CHECK_MS = 100;
/** After how long a call that is silent may be so for want of room, in milliseconds. */
const FULL_AFTER_MS = 5_000;
/** What the database's log grows by, in bytes: where its disk has less, the engine hangs in place of saying so. */
const LOG_SEGMENT_BYTES = 16 * 1024 * 1024;
/** Enough for PostgreSQL to notice by itself that a statement goes too deep; used only if need be. */
const STACK_MB = 64;

/**
 * Our end of the thread in which PGlite runs. Calls are answered in the order they are made.
 * When the thread ends or hangs, every call fails from then on.
 */
export class DatabaseWorker {
  readonly #worker: Worker;
  readonly #options: DatabaseWorkerOptions;
  readonly #pending = new Map<number, Pending>();
  #lastId = 0;
  #lastSign = 0;
  #failure: StoreError | undefined;
  #watch: NodeJS.Timeout | undefined;

  /** Starts the thread and opens the database. @throws {StoreError} `unreachable` */
  static async start(options: DatabaseWorkerOptions): Promise<DatabaseWorker> {
    const worker = new DatabaseWorker(options);
    await new Promise<void>((resolve, reject) => {
      worker.#pending.set(0, { resolve: () => resolve(), reject });
    });
    return worker;
  }

  private constructor(options: DatabaseWorkerOptions) {
    this.#options = options;
    const { folder } = options;
    this.#worker = new Worker(findWorker(), {
      name: "database",
      workerData: { folder },
      // The options of this process (loaders, inspectors) are not meant for the database.
      execArgv: [],
      resourceLimits: { stackSizeMb: STACK_MB },
    });
    this.#worker.on("message", (reply: Reply) => this.#receive(reply));
    this.#worker.on("error", (error) => this.#fail(error.message));
    this.#worker.on("exit", (code) => this.#fail(`its thread ended with code ${code}`));
  }

  /** @throws an Error with PostgreSQL's `code`, or a {StoreError} `unreachable` */
  call(call: DatabaseCall): Promise<unknown> {
    if (this.#failure) return Promise.reject(this.#failure);
    return new Promise((resolve, reject) => {
      const id = ++this.#lastId;
      // Throws, and so rejects, when a parameter is a function or the like.
      this.#worker.postMessage({ ...call, id });
      if (this.#pending.size === 0) this.#lastSign = performance.now();
      this.#pending.set(id, { resolve, reject });
      this.#watch ??= setInterval(() => this.#checkStuck(), STUCK_CHECK_MS).unref();
    });
  }

  /** Ends the thread; what is not answered yet fails. */
  async stop(): Promise<void> {
    this.#worker.removeAllListeners("exit");
    this.#end(new StoreError("unreachable", "The embedded database was closed."));
    await this.#worker.terminate();
  }

  #receive(reply: Reply): void {
    const { channel, payload = "", fatal } = reply;
    if (fatal !== undefined) this.#fail(fatal);
    else if (channel !== undefined) this.#options.onNotification(channel, payload);
    else this.#settle(reply);
  }

  #settle({ id = 0, value, error }: Reply): void {
    this.#lastSign = performance.now();
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    if (error) pending?.reject(Object.assign(new Error(error.message), error.fields));
    else pending?.resolve(value);
  }

  #checkStuck(): void {
    const { stuckAfterMs, folder } = this.#options;
    if (this.#pending.size === 0) return;
    const silent = performance.now() - this.#lastSign;
    if (silent > stuckAfterMs || (silent > FULL_AFTER_MS && isFull(folder))) {
      this.#fail(`one statement kept it busy for more than ${stuckAfterMs / 1000} seconds`);
    }
  }

  #fail(reason: string): void {
    if (this.#failure) return;
    const { folder } = this.#options;
    const isOpen = !this.#pending.has(0);
    this.#end(isFull(folder) ? full(folder) : stopped(folder, reason));
    void this.#worker.terminate();
    if (isOpen && this.#failure) this.#options.onFatal(this.#failure);
  }

  #end(failure: StoreError): void {
    this.#failure = failure;
    clearInterval(this.#watch);
    for (const { reject } of this.#pending.values()) reject(failure);
    this.#pending.clear();
  }
}

function isFull(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < LOG_SEGMENT_BYTES;
  } catch {
    return false;
  }
}

function full(folder: string): StoreError {
  return new StoreError(
    "unreachable",
    `The embedded database in ${folder} stopped: there is too little room left on its disk. What was stored is kept. ` +
      "Make room for some hundred megabytes, then start the server again.",
  );
}

function stopped(folder: string, reason: string): StoreError {
  return new StoreError(
    "unreachable",
    `The embedded database in ${folder} stopped: ${reason}. Nothing can be read or stored until the ` +
      "server is started again. If it stops again at once, restore a dump into an empty data folder.",
  );
}
