import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { expectCleanStop } from "../../../tests/support/expectCleanStop.ts";
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
  await vi.waitFor(() => expect(told).toEqual([false]));
  far.scrollIntoView();
  await vi.waitFor(() => expect(told).toEqual([false, true]));
  window.scrollTo(0, 0);
  await vi.waitFor(() => expect(told).toEqual([false, true, false]));
  stop();
});

test("A margin widens what counts as visible.", async () => {
  const tell = vi.fn();
  const stop = onVisible(far, tell, { margin: "3000px" });
  await vi.waitFor(() => expect(tell).toHaveBeenCalledWith(true));
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
  await vi.waitFor(() => expect(told).toEqual([false]));
  far.scrollIntoView();
  await vi.waitFor(() => expect(told).toEqual([false, true]));
  stop();
  outer.remove();
});

test("It leaves nothing behind.", async () => {
  await expectCleanStop(() => onVisible(far, () => {}));
});
