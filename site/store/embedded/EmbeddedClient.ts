import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Results } from "@electric-sql/pglite";
import { StoreError } from "../StoreError.ts";
import { DatabaseWorker } from "./DatabaseWorker.ts";

/** The part of PGlite that Drizzle's driver for it calls. */
export type EmbeddedSession = {
  /** Carries out one statement; without parameters, several, of which the last one's rows count. */
  query(sql: string, params?: readonly unknown[], options?: QueryOptions): Promise<Results>;
};

/** Drizzle also sends parser functions here, which no thread can receive: the worker has its own. */
export type QueryOptions = { readonly rowMode?: "array" | "object" };

export type EmbeddedClientOptions = {
  readonly folder: string;
  readonly onFatal: (error: StoreError) => void;
  /** @default STUCK_AFTER_MS */
  readonly stuckAfterMs?: number;
};

/** PGlite knows no statement timeout; a statement that takes longer has hung its engine. Milliseconds. */
export const STUCK_AFTER_MS = 120_000;

type OpenTransaction = { readonly client: EmbeddedClient; isOpen: boolean };
const openTransaction = new AsyncLocalStorage<OpenTransaction>();

/** What may be tried within somebody else's snapshot; messages would go out with its end, if that is a good one. */
const READS = /^[\s(]*(?:select|with)\b(?![\s\S]*\bpg_notify\b)/i;

/** The statement writes or locks, or the snapshot has failed. */
const NOT_IN_SNAPSHOT: ReadonlySet<unknown> = new Set(["25006", "25P02"]);

/**
 * PostgreSQL inside this process: PGlite in a thread of ours. One transaction runs at a time;
 * queries outside of it wait for its end, as they do on PGlite itself, but for those that read while a
 * snapshot is open: nothing is written as long, so they are carried out within it.
 *
 * A committed change survives the end of the process, even kill -9. It may not survive the end
 * of the machine: PGlite does not fsync, so a power cut can lose or tear the last moments.
 */
export class EmbeddedClient implements EmbeddedSession {
  readonly #worker: DatabaseWorker;
  readonly #listeners: Map<string, Set<(payload: string) => void>>;
  /** In which others may read. */
  #snapshot: OpenTransaction | undefined;
  /** Settles when the last transaction asked for has ended. */
  #turn: Promise<void> = Promise.resolve();
  #closed: Promise<void> | undefined;

  /** Opens the database in `folder`. @throws {StoreError} `unreachable` */
  static async open(options: EmbeddedClientOptions): Promise<EmbeddedClient> {
    const listeners = new Map<string, Set<(payload: string) => void>>();
    const worker = await DatabaseWorker.start({
      stuckAfterMs: STUCK_AFTER_MS,
      ...options,
      onNotification: (channel, payload) => {
        for (const onMessage of listeners.get(channel) ?? []) onMessage(payload);
      },
    });
    return new EmbeddedClient(worker, listeners);
  }

  private constructor(
    worker: DatabaseWorker,
    listeners: Map<string, Set<(payload: string) => void>>,
  ) {
    this.#worker = worker;
    this.#listeners = listeners;
  }

  async query(sql: string, params?: readonly unknown[], options?: QueryOptions): Promise<Results> {
    this.#refuseDetour();
    if (this.#snapshot?.isOpen && READS.test(sql)) {
      try {
        return await this.#send(sql, params, { ...options, isGuest: true });
      } catch (error) {
        if (!NOT_IN_SNAPSHOT.has((error as { code?: unknown }).code)) throw error;
      }
    }
    await this.#turn;
    return this.#send(sql, params, options);
  }

  /** Runs `run` between BEGIN and COMMIT; when it throws, nothing of it is kept. */
  transaction<Result>(run: (session: EmbeddedSession) => Promise<Result>): Promise<Result> {
    return this.#inTurn(async (state) => {
      await this.#send("begin");
      return this.#runTransaction(run, state);
    });
  }

  /** Lets `read` see the database as it is at one moment, and others read meanwhile; writes wait. */
  snapshot<Result>(read: (session: EmbeddedSession) => Promise<Result>): Promise<Result> {
    return this.#inTurn(async (state) => {
      await this.#send("begin transaction isolation level repeatable read, read only");
      this.#snapshot = state;
      return this.#runTransaction(read, state);
    });
  }

  /** Calls `onMessage` with what is sent to a NOTIFY channel, until the returned stop is called. */
  async listen(
    channel: string,
    onMessage: (payload: string) => void,
  ): Promise<() => Promise<void>> {
    const listeners = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, listeners);
    const listener = (payload: string) => onMessage(payload);
    listeners.add(listener);
    await this.query(`listen "${channel}"`);
    return async () => {
      if (!listeners.delete(listener) || listeners.size > 0 || this.#closed) return;
      await this.query(`unlisten "${channel}"`);
    };
  }

  /** All of the database as a compressed archive, which createCluster turns into a database again. */
  async dump(): Promise<Uint8Array> {
    this.#refuseDetour();
    await this.#turn;
    return (await this.#worker.call({ kind: "dump" })) as Uint8Array;
  }

  /** Ends once all that was asked for is done; calling it again does nothing. */
  close(): Promise<void> {
    this.#closed ??= this.#turn
      // Those whom a snapshot sent to its end have asked before, and go on only now.
      .then(() => nextTurn())
      .then(() => this.#worker.call({ kind: "close" }))
      .finally(() => this.#worker.stop())
      .then(() => undefined);
    return this.#closed;
  }

  async #inTurn<Result>(run: (state: OpenTransaction) => Promise<Result>): Promise<Result> {
    this.#refuseDetour();
    const endTurn = await this.#takeTurn();
    const state: OpenTransaction = { client: this, isOpen: true };
    try {
      return await openTransaction.run(state, () => run(state));
    } finally {
      state.isOpen = false;
      endTurn();
    }
  }

  async #runTransaction<Result>(
    run: (session: EmbeddedSession) => Promise<Result>,
    state: OpenTransaction,
  ): Promise<Result> {
    try {
      const result = await run({
        query: (sql, params, options) => {
          if (!state.isOpen) return Promise.reject(new Error(TRANSACTION_OVER));
          return this.#send(sql, params, options);
        },
      });
      state.isOpen = false;
      await this.#commit();
      return result;
    } catch (error) {
      state.isOpen = false;
      // After a failed COMMIT this does nothing; if the database is gone, so is the transaction.
      await this.#send("rollback").catch(() => undefined);
      throw error;
    }
  }

  async #commit(): Promise<void> {
    const { command } = await this.#send("commit");
    if (command === "ROLLBACK") throw Object.assign(new Error(ABORTED), { code: "25P02" });
  }

  #send(
    sql: string,
    params: readonly unknown[] = [],
    options: QueryOptions & { readonly isGuest?: boolean } = {},
  ): Promise<Results> {
    const { rowMode = "object", isGuest = false } = options;
    return this.#worker.call({ kind: "query", sql, params, rowMode, isGuest }) as Promise<Results>;
  }

  async #takeTurn(): Promise<() => void> {
    const before = this.#turn;
    let endTurn = () => {};
    this.#turn = new Promise((resolve) => {
      endTurn = resolve;
    });
    await before;
    return endTurn;
  }

  #refuseDetour(): void {
    if (this.#closed) throw new StoreError("unreachable", CLOSED);
    const open = openTransaction.getStore();
    if (open?.client === this && open.isOpen) throw new Error(DETOUR);
  }
}

const CLOSED = "The store is closed: nothing can be read or stored any more in this process.";
const TRANSACTION_OVER =
  "A query came after its transaction had ended, so it was not carried out. Await every query inside the transaction.";
const ABORTED =
  "The transaction was rolled back, not committed, because a statement in it had failed. Let that error end the transaction.";
const DETOUR =
  "A query inside a transaction went to the database past that transaction, and both would wait for each other for ever. Use the handle that the transaction was given.";
