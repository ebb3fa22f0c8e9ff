import type { EditedContent } from "../../content/admin/documentWire.ts";

/** How long typing must pause until what is written is sent, in milliseconds. */
export const DRAFT_PAUSE = 600;
/** How long an answer may take until it is said that the draft is in this browser alone, in milliseconds. */
export const SLOW_ANSWER = 3000;
/** How long until the server is tried again, in milliseconds. */
export const RETRY_PAUSE = 15_000;
/** How long a save waits for a draft that is under way, in milliseconds; after that it is called off. */
export const REST_LIMIT = 2000;

/** Where what is written is kept. */
export type DraftState =
  /** Nothing was written. */
  | { readonly kind: "none" }
  | { readonly kind: "sending" }
  /** By the server. */
  | { readonly kind: "kept"; readonly at: Date }
  /** In this browser, since the server does not answer. */
  | { readonly kind: "here"; readonly at: Date }
  /** In this browser, since the server does not take it. */
  | { readonly kind: "refused"; readonly at: Date }
  /** Nowhere but in this window: neither takes it. */
  | { readonly kind: "nowhere"; readonly error: unknown };

export type DraftKeeper = {
  readonly state: () => DraftState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Something was written: it is kept after the next pause. */
  readonly note: () => void;
  /** Keeps what was written since at once, if anything. */
  readonly keepNow: () => Promise<void>;
  /** Waits until nothing is under way, REST_LIMIT at most, and then keeps nothing until the next note. */
  readonly rest: () => Promise<void>;
  /** Forgets what is kept in this browser: all is saved, or thrown away. */
  readonly forget: () => Promise<void>;
  /** Keeps what was written since at once, and after that nothing, until the next note. */
  readonly stop: () => void;
};

export type DraftKeeperOptions = {
  /** What is written now. */
  readonly read: () => EditedContent;
  /** Has the server keep it. Fails where it cannot be reached, and waits while nobody is signed in. */
  readonly send: (content: EditedContent, signal: AbortSignal) => Promise<unknown>;
  /** Keeps it in this browser; undefined forgets what is kept. */
  readonly keepHere: (content: EditedContent | undefined) => Promise<void>;
  /** Whether a failure means that the server was not reached, so that it is tried again. */
  readonly isPassing: (error: unknown) => boolean;
};

/**
 * Keeps what somebody writes and has not saved. First in this browser, then by the server, never more than one
 * at a time and always the latest; once the server has it, this browser forgets it.
 */
export function createDraftKeeper(options: DraftKeeperOptions): DraftKeeper {
  const { read, send, keepHere, isPassing } = options;
  const listeners = new Set<() => void>();
  let state: DraftState = { kind: "none" };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<void> | undefined;
  let isNoted = false;
  let isStopped = false;
  let calling = new AbortController();

  function turn(next: DraftState): void {
    state = next;
    for (const listener of [...listeners]) listener();
  }

  function schedule(pause: number): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(keepNow, pause);
  }

  function keepNow(): Promise<void> {
    clearTimeout(timer);
    underWay ??= keepLatest().finally(() => {
      underWay = undefined;
    });
    return underWay;
  }

  /** Goes on while more is written. */
  async function keepLatest(): Promise<void> {
    while (isNoted) {
      isNoted = false;
      if (await keepOnce()) continue;
      schedule(isNoted ? DRAFT_PAUSE : RETRY_PAUSE);
      isNoted = true;
      return;
    }
  }

  /** @returns false where it should be tried again */
  async function keepOnce(): Promise<boolean> {
    const content = read();
    const { signal } = calling;
    const isHere = await keepHere(content).then(
      () => true,
      () => false,
    );
    if (signal.aborted) return true;
    turn({ kind: "sending" });
    const slow = setTimeout(() => isHere && turn({ kind: "here", at: new Date() }), SLOW_ANSWER);
    try {
      await send(content, signal);
      turn({ kind: "kept", at: new Date() });
      // What was written meanwhile is kept next.
      if (!isNoted) await keepHere(undefined).catch(() => undefined);
      return true;
    } catch (error) {
      const isOver = signal.aborted || isPassing(error);
      const kind = isOver ? "here" : "refused";
      turn(isHere ? { kind, at: new Date() } : { kind: "nowhere", error });
      return signal.aborted || !isOver;
    } finally {
      clearTimeout(slow);
    }
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    note() {
      isNoted = true;
      isStopped = false;
      schedule(DRAFT_PAUSE);
    },
    keepNow,
    async rest() {
      clearTimeout(timer);
      isNoted = false;
      // What waits for a sign-in does not end by being called off.
      const isOver = new Promise((resolve) => {
        calling.signal.addEventListener("abort", resolve);
      });
      const limit = setTimeout(() => calling.abort(), REST_LIMIT);
      await Promise.race([underWay, isOver]);
      clearTimeout(limit);
      clearTimeout(timer);
      calling = new AbortController();
      isNoted = false;
    },
    async forget() {
      clearTimeout(timer);
      isNoted = false;
      turn({ kind: "none" });
      await keepHere(undefined).catch(() => undefined);
    },
    stop() {
      isStopped = true;
      keepNow();
    },
  };
}
