import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { expectCleanStop } from "../../../tests/support/expectCleanStop.ts";
import { type Stop, stopAll } from "../browser/stop.ts";
import { createAds } from "./createAds.ts";

let stop: Stop = () => {};
let outer: HTMLElement;
let inner: HTMLElement;
let ad: HTMLElement;
let beside: HTMLElement;

/** As the script of the ads leaves it. */
beforeEach(() => {
  outer = document.createElement("div");
  inner = document.createElement("div");
  ad = document.createElement("ins");
  beside = document.createElement("p");
  ad.className = "adsbygoogle";
  ad.style.cssText = "display: block; height: 90px";
  beside.style.cssText = "height: 10px; margin: 0";
  write();
  inner.append(ad);
  outer.append(inner, beside);
  document.body.append(outer);
});

afterEach(() => {
  stop();
  outer.remove();
  vi.useRealTimers();
});

function write(): void {
  outer.style.cssText = "color: red; min-height: 500px";
  inner.style.setProperty("height", "20px", "important");
}

const heights = () => [outer, inner, ad, beside].map((one) => one.offsetHeight);
const CUT_OFF = [500, 20, 90, 10];
const FREE = [100, 90, 90, 10];

function finish(): void {
  ad.setAttribute("data-adsbygoogle-status", "done");
}

test("an ad that is done has room at once, in all that it stands in [PB-021]", () => {
  finish();
  expect(heights()).toEqual(CUT_OFF);
  stop = createAds(ad);
  expect(heights()).toEqual(FREE);
  expect(outer.getAttribute("style")).toBe("color: red;");
});

test("an ad has room as soon as it says that it is done", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  stop = createAds(ad);
  ad.setAttribute("data-adsbygoogle-status", "reserved");
  await Promise.resolve();
  expect(heights()).toEqual(CUT_OFF);
  finish();
  await Promise.resolve();
  expect(heights()).toEqual(FREE);
});

test("it has room again 5000 ms later, and then no more [PB-022]", () => {
  vi.useFakeTimers();
  finish();
  stop = createAds(ad);
  write();
  vi.advanceTimersByTime(4999);
  expect(heights()).toEqual(CUT_OFF);
  vi.advanceTimersByTime(1);
  expect(heights()).toEqual(FREE);
  write();
  vi.advanceTimersByTime(60_000);
  expect(heights()).toEqual(CUT_OFF);
});

test("an ad that is taken away meanwhile does no harm to another in its place", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const other = ad.cloneNode() as HTMLElement;
  inner.append(other);
  finish();
  stop = stopAll(createAds(ad), createAds(other));
  ad.remove();
  write();
  vi.advanceTimersByTime(5000);
  expect(heights().slice(0, 2)).toEqual([500, 20]);
  other.setAttribute("data-adsbygoogle-status", "done");
  await Promise.resolve();
  expect(heights().slice(0, 2)).toEqual([100, 90]);
});

test("stop leaves nothing behind, whenever it comes", async () => {
  await expectCleanStop(() => createAds(ad));
  finish();
  await expectCleanStop(() => createAds(ad));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await expectCleanStop(() => createAds(ad), {
    during: () => {
      write();
      vi.advanceTimersByTime(5000);
    },
  });
  expect(inner.style.getPropertyPriority("height")).toBe("important");
});

test("what others have set since is theirs after stop", () => {
  finish();
  createAds(ad)();
  expect(heights()).toEqual(CUT_OFF);
  const end = createAds(ad);
  outer.style.minHeight = "300px";
  end();
  expect(outer.style.minHeight).toBe("300px");
});
