import { afterEach, expect, test } from "vitest";
import { keepToasts, takeKeptToasts } from "./keptToasts.ts";
import { KEPT_TOASTS } from "./waitingToasts.ts";

afterEach(() => sessionStorage.clear());

test("one success is kept as its text, under the real system's name, and taken once", () => {
  keepToasts([{ text: "Sent.", state: "success" }]);
  expect(sessionStorage.getItem("tcb_toast_message")).toBe("Sent.");
  expect(takeKeptToasts()).toEqual([{ text: "Sent.", state: "success" }]);
  expect(takeKeptToasts()).toEqual([]);
});

test("several, and what is no success, keep what they mean", () => {
  const messages = [
    { text: "Lost.", state: "error" },
    { text: "Sent.", state: "success" },
  ] as const;
  keepToasts(messages);
  expect(takeKeptToasts()).toEqual(messages);
});

test("what someone else wrote there is a message as it stands", () => {
  for (const text of ['{"a":1}', "[null]", "[", "12"]) {
    sessionStorage.setItem(KEPT_TOASTS, text);
    expect(takeKeptToasts(), text).toEqual([{ text, state: "success" }]);
  }
  sessionStorage.setItem(KEPT_TOASTS, '[{"text":7},{"text":"a","state":"odd"}]');
  expect(takeKeptToasts()).toEqual([{ text: "a", state: "success" }]);
});
