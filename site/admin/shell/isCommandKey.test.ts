import { expect, test } from "vitest";
import { isCommandKey } from "./isCommandKey.ts";

const none = { key: "k", ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

test.each([{ ctrlKey: true }, { metaKey: true }, { ctrlKey: true, key: "K" }])(
  "%o opens the command menu",
  (pressed) => {
    expect(isCommandKey({ ...none, ...pressed })).toBe(true);
  },
);

test.each([
  {},
  { ctrlKey: true, metaKey: true },
  { ctrlKey: true, shiftKey: true },
  { ctrlKey: true, altKey: true },
  { ctrlKey: true, key: "j" },
])("%o does not", (pressed) => {
  expect(isCommandKey({ ...none, ...pressed })).toBe(false);
});
