import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { expectCleanStop } from "../../../tests/support/expectCleanStop.ts";
import { takeConsole } from "../../../tests/support/failOnConsole.ts";
import { onVisible } from "./onVisible.ts";

let far: HTMLElement;

beforeEach(() => {
  far = document.createElement("p");
  far.style.cssText = "margin-top: 2000px; height: 50px";
  document.body.append(far);
});

afterEach(() => {
  far.remove();
  window.scrollTo(0, 0);
});

test("It tells the state first, then each change.", async () => {
  const told: boolean[] = [];
  const stop = onVisible(far, (visible) => told.push(visible));
  await expect.poll(() => told).toEqual([false]);
  far.scrollIntoView();
  await expect.poll(() => told).toEqual([false, true]);
  window.scrollTo(0, 0);
  await expect.poll(() => told).toEqual([false, true, false]);
  stop();
});

test("A margin widens what counts as visible.", async () => {
  const tell = vi.fn();
  const stop = onVisible(far, tell, { margin: "3000px" });
  await expect.poll(() => tell).toHaveBeenCalledWith(true, expect.anything());
  stop();
});

test("An element without a box is judged by the first one in it, however deep.", async () => {
  const outer = document.createElement("div");
  const inner = document.createElement("div");
  outer.style.display = "contents";
  inner.style.display = "contents";
  far.before(outer);
  outer.append(inner);
  inner.append(far);
  const told: boolean[] = [];
  const stop = onVisible(outer, (visible) => told.push(visible));
  await expect.poll(() => told).toEqual([false]);
  far.scrollIntoView();
  await expect.poll(() => told).toEqual([false, true]);
  stop();
  outer.remove();
});

test("All elements with one margin share an observer, and those on one element know nothing of each other.", async () => {
  const make = vi.fn();
  class Counted extends IntersectionObserver {
    constructor(...parts: ConstructorParameters<typeof IntersectionObserver>) {
      super(...parts);
      make();
    }
  }
  vi.stubGlobal("IntersectionObserver", Counted);
  const near = document.createElement("p");
  near.textContent = "near";
  far.before(near);
  const told: string[] = [];
  const watch = (name: string, element: Element) =>
    onVisible(element, (visible) => told.push(`${name} ${visible}`), { margin: "7px" });
  const stopNear = watch("near", near);
  const stopFar = watch("far", far);
  await expect.poll(() => told).toEqual(["near true", "far false"]);
  const stopSecond = watch("second", far);
  await expect.poll(() => told.slice(2)).toEqual(["second false"]);
  stopFar();
  stopFar();
  far.scrollIntoView();
  await expect.poll(() => told.slice(3).sort()).toEqual(["near false", "second true"]);
  expect(make).toHaveBeenCalledTimes(1);
  stopNear();
  stopSecond();
  vi.unstubAllGlobals();
  near.remove();
});

test("What fails for one element is named, and the others are told.", async () => {
  const tell = vi.fn();
  const failing = onVisible(document.body, () => {
    throw new Error("lost");
  });
  const stop = onVisible(far, tell);
  await expect.poll(() => tell).toHaveBeenCalledWith(false, expect.anything());
  expect(takeConsole()).toEqual([expect.stringContaining("visibility failed on body")]);
  failing();
  stop();
});

test("It leaves nothing behind.", async () => {
  await expectCleanStop(() => onVisible(far, () => {}));
});
