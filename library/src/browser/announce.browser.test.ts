import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { ANNOUNCEMENT_LIFE, announce, REGION_DELAY } from "./announce.ts";

const regions = (): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>("[data-vitrine-announcer]"),
];
const region = (politeness: string): HTMLElement | null =>
  document.querySelector(`[data-vitrine-announcer=${politeness}]`);
const lines = (politeness = "polite"): string[] =>
  [...(region(politeness)?.children ?? [])].map((line) => line.textContent ?? "");

function openNative(): HTMLDialogElement {
  const dialog = document.createElement("dialog");
  dialog.append(document.createElement("button"));
  document.body.append(dialog);
  dialog.showModal();
  onTestFinished(() => dialog.remove());
  return dialog;
}

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  for (const one of regions()) one.remove();
});

test("A new live region is given time to be noticed before the text comes in.", () => {
  announce(document, "Saved.");
  expect(region("polite")?.ariaLive).toBe("polite");
  expect(lines()).toEqual([]);
  vi.advanceTimersByTime(REGION_DELAY);
  expect(lines()).toEqual(["Saved."]);
});

test("There is one region of each kind, made once, and it takes no room.", () => {
  for (const text of ["a", "b"]) {
    announce(document, text);
    announce(document, text, "assertive");
    vi.advanceTimersByTime(REGION_DELAY);
  }
  expect(regions().map((one) => one.ariaLive)).toEqual(["polite", "assertive"]);
  expect(lines("assertive")).toEqual(["a", "b"]);
  const box = region("polite")?.getBoundingClientRect();
  expect([box?.width, box?.height]).toEqual([1, 1]);
});

test("The same text again is announced again, as an addition of its own.", () => {
  announce(document, "Saved.");
  vi.advanceTimersByTime(REGION_DELAY);
  const added = vi.fn();
  const observer = new MutationObserver(added);
  observer.observe(region("polite") ?? document.body, { childList: true });
  announce(document, "Saved.");
  expect(lines()).toEqual(["Saved.", "Saved."]);
  expect(observer.takeRecords()).toHaveLength(1);
  observer.disconnect();
});

test("It is cleared later, and no timer is left after the last one.", () => {
  announce(document, "a");
  vi.advanceTimersByTime(1000);
  announce(document, "b");
  vi.advanceTimersByTime(ANNOUNCEMENT_LIFE - 900);
  expect(lines()).toEqual(["b"]);
  vi.advanceTimersByTime(1000);
  expect(lines()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test("It can be taken back, before it is said and after, with its timer.", () => {
  announce(document, "early")();
  const stop = announce(document, "late");
  vi.advanceTimersByTime(REGION_DELAY);
  expect(lines()).toEqual(["late"]);
  stop();
  stop();
  expect(lines()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test("Nothing is said where there is nothing to say, and markup is text.", () => {
  announce(document, "  ");
  expect(regions()).toEqual([]);
  announce(document, "<img src=x onerror=alert(1)>");
  vi.advanceTimersByTime(REGION_DELAY);
  expect(lines()).toEqual(["<img src=x onerror=alert(1)>"]);
  expect(region("polite")?.querySelector("img")).toBeNull();
});

describe("While a modal dialog is open", () => {
  test("the region is in it, for all else is inert; afterwards in the page again.", () => {
    announce(document, "before");
    vi.advanceTimersByTime(REGION_DELAY);
    const dialog = openNative();
    announce(document, "inside");
    vi.advanceTimersByTime(REGION_DELAY);
    expect(region("polite")?.parentNode).toBe(dialog);
    expect(lines()).toContain("inside");
    dialog.close();
    announce(document, "after");
    vi.advanceTimersByTime(REGION_DELAY);
    expect(region("polite")?.parentNode).toBe(document.body);
    expect(lines()).toContain("after");
  });

  test("it is in the upper one of two, wherever they stand in the page.", () => {
    const upper = document.createElement("dialog");
    upper.append(document.createElement("button"));
    document.body.prepend(upper);
    openNative();
    upper.showModal();
    announce(document, "x");
    expect(region("polite")?.parentNode).toBe(upper);
    upper.remove();
  });

  test("a dialog that closes before the text was said does not swallow it.", () => {
    const dialog = openNative();
    announce(document, "Sent.");
    dialog.close();
    vi.advanceTimersByTime(2 * REGION_DELAY);
    expect(region("polite")?.parentNode).toBe(document.body);
    expect(lines()).toEqual(["Sent."]);
  });

  test("a dialog removed with the region in it costs a new region, no announcement.", () => {
    const dialog = openNative();
    announce(document, "x");
    dialog.remove();
    announce(document, "y");
    vi.advanceTimersByTime(2 * REGION_DELAY);
    expect(regions()).toHaveLength(1);
    expect(lines().sort()).toEqual(["x", "y"]);
  });
});
