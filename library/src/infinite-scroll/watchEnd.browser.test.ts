import { afterEach, expect, test, vi } from "vitest";
import { watchEnd } from "./watchEnd.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a busy page that is told of two frames at once takes the later one for how it is", () => {
  const told: boolean[] = [];
  let tell: IntersectionObserverCallback = () => {};
  // No page can be made so busy on purpose: browsers gather what they tell until there is time.
  class Gathering {
    constructor(callback: IntersectionObserverCallback) {
      tell = callback;
    }
    observe(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal("IntersectionObserver", Gathering);
  const watch = watchEnd(document.body, 400, (isNear) => told.push(isNear));
  const entry = (isIntersecting: boolean): IntersectionObserverEntry =>
    ({ isIntersecting, boundingClientRect: new DOMRect(0, 0, 100, 100) }) as never;
  tell([entry(true), entry(false)], new Gathering(tell) as never);
  tell([entry(false), entry(true)], new Gathering(tell) as never);
  expect(told).toEqual([true, false]);
  watch.stop();
});
