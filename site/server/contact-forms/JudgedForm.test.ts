import { expect, test } from "vitest";
import { plainHandling } from "../../content/contact-forms/FormHandling.ts";
import type { Values } from "./BeforeTaking.ts";
import { receivedFile } from "./files/testing/receivedFile.ts";
import { hashOf, type ReceivedForm, writtenIn } from "./JudgedForm.ts";

const sent: ReceivedForm = {
  form: {
    ...{ key: "write", language: null, handling: plainHandling },
    definition: {
      ...{ id: 1, title: "Write", locale: "en_US" },
      fields: [
        { kind: "text", name: "a", label: "A" },
        { kind: "quiz", name: "sum", label: "1 + 1" },
        { kind: "captcha", name: "letters", label: "Letters" },
      ],
    },
  },
  posted: { unitTag: "t", idempotencyKey: "k", nonce: undefined, data: new FormData(), files: [] },
  ...{ address: "192.0.2.1", userAgent: "Browser/1", page: null, isSignedIn: async () => false },
};
const hash = (values: Values, one = sent) => hashOf(one, { a: ["x"], ...values }, "secret");

test("A submission is the same when its questions are answered anew, and no other way", () => {
  const first = hash({ sum: ["2"], letters: ["abcd"] });
  expect(hash({ sum: ["two"], letters: ["efgh"] })).toBe(first);
  expect(hash({ a: ["y"], sum: ["2"], letters: ["abcd"] })).not.toBe(first);
  const posted = { ...sent.posted, files: [receivedFile()] };
  expect(hash({ sum: ["2"], letters: ["abcd"] }, { ...sent, posted })).not.toBe(first);
});

test("Answers to questions are no part of what was written", () => {
  expect(writtenIn(sent.form, { sum: ["2"], a: ["x"], letters: ["abcd"] })).toEqual({ a: ["x"] });
});
