import { afterEach, beforeEach, expect, test } from "vitest";
import { transitionTime } from "./transitionTime.ts";

let element: HTMLElement;
/** What the screen may be late. */
const LATE = 20;

beforeEach(() => {
  element = document.createElement("p");
  document.body.append(element);
});
afterEach(() => element.remove());

test("It is the time until the last of several motions ends, delays included.", () => {
  element.animate({ opacity: [0, 1] }, 100);
  element.animate({ opacity: [0, 1] }, { duration: 200, delay: 50, iterations: 2 });
  expect(transitionTime(element)).toBe(450 + LATE);
});

test("It is what is left of a motion that is under way.", () => {
  element.animate({ opacity: [0, 1] }, 100).currentTime = 70;
  expect(transitionTime(element)).toBe(30 + LATE);
});

test("It is 0 where nothing moves, or what moves never ends.", () => {
  expect(transitionTime(element)).toBe(0);
  element.animate({ opacity: [0, 1] }, { duration: 100, iterations: Infinity });
  expect(transitionTime(element)).toBe(0);
});

test("It is 0 for an element that is not in the page.", () => {
  element.remove();
  expect(transitionTime(element)).toBe(0);
});
