import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { EditedContent } from "../../content/admin/documentWire.ts";
import {
  createDraftKeeper,
  DRAFT_PAUSE,
  type DraftKeeper,
  REST_LIMIT,
  RETRY_PAUSE,
  SLOW_ANSWER,
} from "./createDraftKeeper.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const PASSING = new Error("offline");

type Answer = { readonly resolve: () => void; readonly reject: (error: Error) => void };

/** A keeper whose server answers when the test says so. */
function open({ canKeepHere = true } = {}) {
  const sent: string[] = [];
  const answers: Answer[] = [];
  const here: (string | undefined)[] = [];
  const signals: AbortSignal[] = [];
  let title = "";
  const keeper: DraftKeeper = createDraftKeeper({
    read: () => ({ title }) as EditedContent,
    send: (content, signal) => {
      sent.push(content.title);
      signals.push(signal);
      return new Promise<void>((resolve, reject) => {
        answers.push({ resolve, reject });
      });
    },
    keepHere: async (content) => {
      if (!canKeepHere) throw new Error("full");
      here.push(content?.title);
    },
    isPassing: (error) => error === PASSING,
  });
  return {
    keeper,
    sent,
    here,
    signals,
    type(text: string) {
      title = text;
      keeper.note();
    },
    wait: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds),
    answer: async (error?: Error) => {
      const next = answers.shift();
      if (error) next?.reject(error);
      else next?.resolve();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

test("What is written is sent once typing pauses, and then forgotten by this browser", async () => {
  const { keeper, type, wait, answer, sent, here } = open();
  type("a");
  await wait(DRAFT_PAUSE - 1);
  type("ab");
  await wait(DRAFT_PAUSE - 1);
  expect(sent).toEqual([]);
  await wait(1);
  expect(sent).toEqual(["ab"]);
  expect(here).toEqual(["ab"]);
  await answer();
  expect(keeper.state().kind).toBe("kept");
  expect(here.at(-1)).toBeUndefined();
});

test("Never more than one is under way, and the latest wins", async () => {
  const { keeper, type, wait, answer, sent, here } = open();
  type("a");
  await wait(DRAFT_PAUSE);
  type("b");
  await wait(DRAFT_PAUSE);
  type("c");
  await wait(10 * DRAFT_PAUSE);
  expect(sent).toEqual(["a"]);
  await answer();
  expect(sent).toEqual(["a", "c"]);
  await answer();
  expect(keeper.state().kind).toBe("kept");
  expect(here).toEqual(["a", "c", undefined]);
});

test("Without a connection the draft is kept in this browser, and sent once there is one", async () => {
  const { keeper, type, wait, answer, sent, here } = open();
  type("a");
  await wait(DRAFT_PAUSE);
  await answer(PASSING);
  expect(keeper.state().kind).toBe("here");
  expect(here).toEqual(["a"]);
  await wait(RETRY_PAUSE);
  expect(sent).toEqual(["a", "a"]);
  await answer();
  expect(keeper.state().kind).toBe("kept");
});

test("While somebody signs in again, the draft is in this browser, and goes on its way after", async () => {
  const { keeper, type, wait, answer, sent } = open();
  type("a");
  await wait(DRAFT_PAUSE + SLOW_ANSWER);
  expect(keeper.state().kind).toBe("here");
  await wait(60_000);
  expect(sent).toEqual(["a"]);
  await answer();
  expect(keeper.state().kind).toBe("kept");
});

test("What the server refuses is not sent again and again, and what no browser keeps is said", async () => {
  const { keeper, type, wait, answer, sent } = open({ canKeepHere: false });
  type("a");
  await wait(DRAFT_PAUSE);
  const refused = new Error("too large");
  await answer(refused);
  expect(keeper.state()).toEqual({ kind: "nowhere", error: refused });
  await wait(10 * RETRY_PAUSE);
  expect(sent).toEqual(["a"]);
});

test("Who leaves loses nothing of what was just written, and what fails then is not sent once more", async () => {
  const { keeper, type, wait, answer, sent, here } = open();
  type("a");
  await wait(DRAFT_PAUSE);
  await answer();
  type("ab");
  keeper.stop();
  await wait(0);
  expect(sent).toEqual(["a", "ab"]);
  await answer(PASSING);
  await wait(10 * RETRY_PAUSE);
  expect(sent).toEqual(["a", "ab"]);
  expect(here.at(-1)).toBe("ab");
});

test("Before a save all rests: no draft comes after it", async () => {
  const { keeper, type, wait, answer, sent } = open();
  type("a");
  await wait(DRAFT_PAUSE);
  type("b");
  const resting = keeper.rest();
  await answer();
  await resting;
  await wait(RETRY_PAUSE);
  expect(sent).toEqual(["a"]);
  await keeper.forget();
  expect(keeper.state().kind).toBe("none");
});

test("A draft that hangs holds up no save: it is called off, and what is written later is sent", async () => {
  const { keeper, type, wait, answer, sent, signals } = open();
  type("a");
  await wait(DRAFT_PAUSE);
  let isResting = true;
  keeper.rest().then(() => {
    isResting = false;
  });
  await wait(REST_LIMIT - 1);
  expect([isResting, signals[0]?.aborted]).toEqual([true, false]);
  await wait(1);
  expect([isResting, signals[0]?.aborted]).toEqual([false, true]);
  await answer(new DOMException("off", "AbortError"));
  await wait(RETRY_PAUSE);
  expect(sent).toEqual(["a"]);
  type("b");
  await wait(DRAFT_PAUSE);
  expect(sent).toEqual(["a", "b"]);
  expect(signals[1]?.aborted).toBe(false);
});

test("Once all is saved, what was noted before is not sent any more", async () => {
  const { keeper, type, wait, sent } = open();
  type("a");
  await keeper.forget();
  await wait(RETRY_PAUSE);
  expect(sent).toEqual([]);
});
