import { expect, test } from "vitest";
import { KEY_WINDOW, workOfKeys } from "./traceKeys.js";

const on = { pid: 1, tid: 2, ph: "X" };
const task = (at: number, dur: number, more: object = {}) => ({
  ...on,
  ...{ name: "RunTask", ts: at * 1000, dur: dur * 1000, ...more },
});
const key = (at: number) => ({
  ...on,
  ...{ name: "EventDispatch", ts: at * 1000, args: { data: { type: "keydown" } } },
});

test("A key's work is that of the tasks on its thread from its own until the next may come", () => {
  const events = [
    task(0, 5),
    key(10),
    task(9, 6),
    task(20, 4, { tdur: 3000 }),
    task(30, 50, { tid: 3 }),
    task(10 + KEY_WINDOW, 9),
    key(300),
  ];
  expect(workOfKeys(events)).toEqual([9, 0]);
});
