import { expect, test, vi } from "vitest";
import { plainHandling } from "../../content/contact-forms/FormHandling.ts";
import { askHooks } from "./askHooks.ts";
import type { BeforeTaking, Ending } from "./BeforeTaking.ts";
import type { JudgedForm } from "./JudgedForm.ts";

const judged: JudgedForm = {
  sent: {
    form: {
      ...{ key: "write", language: null, handling: plainHandling },
      definition: { id: 7, title: "Write", locale: "en_US", fields: [] },
    },
    posted: {
      unitTag: "t",
      idempotencyKey: "k",
      nonce: undefined,
      data: new FormData(),
      files: [],
    },
    ...{ address: "192.0.2.1", userAgent: "Browser/1", page: "/contact" },
    isSignedIn: async () => false,
  },
  ...{ values: { a: ["x"] }, hash: "0", questions: [] },
};
const PAID: Ending = { status: "payment_required", message: "Pay first." };

const ask = async (...beforeTaking: BeforeTaking[]) => {
  const error = vi.fn();
  const ending = await askHooks(judged, { beforeTaking, log: { error }, hookMs: 20 });
  return { ending, logged: error.mock.calls };
};

test("The first hook that ends it is the last one asked", async () => {
  const asked = vi.fn(async () => undefined);
  expect(await ask(asked, async () => PAID, asked)).toEqual({ ending: PAID, logged: [] });
  expect(asked.mock.calls).toEqual([
    [{ form: judged.sent.form, values: { a: ["x"] }, page: "/contact" }],
  ]);
});

test("A hook that never answers is logged and holds nobody for ever; the next one is asked", async () => {
  const { ending, logged } = await ask(
    () => new Promise(() => {}),
    async () => PAID,
  );
  expect(ending).toEqual(PAID);
  expect(logged).toMatchObject([
    [{ err: { message: "It took longer than 20 ms." }, form: 7 }, expect.any(String)],
  ]);
});

test("A hook that fails, soon or too late, and one with a status that no wire has stop nothing", async () => {
  let fail = (_error: Error) => {};
  const { ending, logged } = await ask(
    async () => ({ status: "Not now!", message: "" }),
    async () => {
      throw new Error("A hook that fails.");
    },
    () =>
      new Promise((_resolve, reject) => {
        fail = reject;
      }),
  );
  // Nobody waits for it any more, and nothing says that nobody heard of it.
  fail(new Error("too late"));
  expect(ending).toBeUndefined();
  expect(logged).toHaveLength(3);
});
