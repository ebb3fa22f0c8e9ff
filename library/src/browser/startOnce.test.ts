import { beforeEach, expect, test, vi } from "vitest";
import { isStarted, startOnce } from "./startOnce.ts";

let element: Element;
beforeEach(() => {
  element = {} as Element;
});

test("A behaviour runs once on an element, and again after its stop.", () => {
  const stopped = vi.fn();
  const start = vi.fn(() => stopped);
  const stop = startOnce(element, "menu", start);
  const second = startOnce(element, "menu", start);
  expect(start).toHaveBeenCalledOnce();
  second();
  expect(stopped).not.toHaveBeenCalled();
  expect(isStarted(element, "menu")).toBe(true);
  stop();
  stop();
  expect(stopped).toHaveBeenCalledOnce();
  expect(isStarted(element, "menu")).toBe(false);
  startOnce(element, "menu", start);
  expect(start).toHaveBeenCalledTimes(2);
});

test("An old stop does not end a later start.", () => {
  const stopped = vi.fn();
  const first = startOnce(element, "menu", () => () => {});
  first();
  startOnce(element, "menu", () => stopped);
  first();
  expect(stopped).not.toHaveBeenCalled();
  expect(isStarted(element, "menu")).toBe(true);
});

test("Behaviours and elements do not get into each other's way.", () => {
  const start = vi.fn(() => () => {});
  startOnce(element, "menu", start);
  startOnce(element, "tabs", start);
  startOnce({} as Element, "menu", start);
  expect(start).toHaveBeenCalledTimes(3);
});

test("A start that throws counts as not started.", () => {
  const failing = (): never => {
    throw new Error("no");
  };
  expect(() => startOnce(element, "menu", failing)).toThrow("no");
  expect(isStarted(element, "menu")).toBe(false);
});

test("A start that scans the page anew is not entered twice.", () => {
  let entered = 0;
  const start = () => {
    entered += 1;
    startOnce(element, "menu", start);
    return () => {};
  };
  startOnce(element, "menu", start);
  expect(entered).toBe(1);
});

test("Two copies of the package know of each other's starts.", async () => {
  startOnce(element, "menu", () => () => {});
  vi.resetModules();
  const copy = await import("./startOnce.ts");
  expect(copy.startOnce).not.toBe(startOnce);
  expect(copy.isStarted(element, "menu")).toBe(true);
});
