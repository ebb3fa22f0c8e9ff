import { expect, test, vi } from "vitest";
import { expectCleanStop } from "../../../tests/support/expectCleanStop.ts";
import { listen } from "./listen.ts";
import { nextFrame } from "./nextFrame.ts";
import { windowOf } from "./windowOf.ts";

test("Each handler hears its own events until the stop, and none after it.", () => {
  const target = document.createElement("button");
  const [click, keydown] = [vi.fn(), vi.fn()];
  const stop = listen(target, { click, keydown });
  target.click();
  target.dispatchEvent(new KeyboardEvent("keydown", { key: "a" }));
  expect(click).toHaveBeenCalledOnce();
  expect(keydown.mock.lastCall?.[0].key).toBe("a");
  stop();
  stop();
  target.click();
  expect(click).toHaveBeenCalledOnce();
});

test("Two who listen with one function are heard until each has stopped.", () => {
  const target = new EventTarget();
  const hear = vi.fn();
  const [first, second] = [listen(target, { x: hear }), listen(target, { x: hear })];
  target.dispatchEvent(new Event("x"));
  expect(hear).toHaveBeenCalledTimes(2);
  first();
  first();
  target.dispatchEvent(new Event("x"));
  expect(hear).toHaveBeenCalledTimes(3);
  second();
  target.dispatchEvent(new Event("x"));
  expect(hear).toHaveBeenCalledTimes(3);
});

test("Options hold for every handler.", () => {
  const order: string[] = [];
  const child = document.createElement("b");
  const parent = document.createElement("p");
  parent.append(child);
  listen(child, { x: () => order.push("child") });
  listen(parent, { x: () => order.push("parent") }, { capture: true, once: true });
  for (let times = 0; times < 2; times += 1) child.dispatchEvent(new Event("x"));
  expect(order).toEqual(["parent", "child", "child"]);
});

test("It leaves nothing behind.", async () => {
  await expectCleanStop(() => listen(window, { scroll: () => {}, resize: () => {} }));
  await expectCleanStop(() => listen(document, { click: () => {} }, { capture: true }));
  await expectCleanStop(() => nextFrame(window, () => {}));
});

test("A frame runs once, and not when stopped before.", async () => {
  const [run, dropped] = [vi.fn(), vi.fn()];
  nextFrame(window, run);
  nextFrame(window, dropped)();
  await new Promise((resolve) => nextFrame(window, () => nextFrame(window, resolve)));
  expect(run).toHaveBeenCalledOnce();
  expect(dropped).not.toHaveBeenCalled();
});

test("The window of an element is that of its own document, also in another realm.", () => {
  const frame = document.createElement("iframe");
  document.body.append(frame);
  const inner = frame.contentDocument;
  if (!inner) throw new Error("no document in the frame");
  expect(windowOf(inner.body)).toBe(frame.contentWindow);
  expect(windowOf(inner)).toBe(frame.contentWindow);
  expect(windowOf(document.createElement("p"))).toBe(window);
  frame.remove();
});

test("An element of a document that is not shown has no window, which is said clearly.", () => {
  const hidden = document.implementation.createHTMLDocument();
  expect(() => windowOf(hidden.body)).toThrow(/^vitrine: .* without a window/);
});
