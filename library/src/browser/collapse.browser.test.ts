import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { emulateMedia } from "../../../tests/support/emulateMedia.ts";
import { expectCleanStop } from "../../../tests/support/expectCleanStop.ts";
import styles from "./collapse.css?raw";
import { collapse } from "./collapse.ts";
import type { Stop } from "./stop.ts";

let host: HTMLElement;
let trigger: HTMLButtonElement;
let panel: HTMLElement;
let sheet: HTMLStyleElement;
const stops: Stop[] = [];

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
const height = (): number => panel.getBoundingClientRect().height;
const state = (): string | null => panel.getAttribute("data-vitrine-collapse");

/** The panel's height when half of its motion's time has passed; the motion goes on from there. */
function halfway(): number {
  for (const animation of panel.getAnimations()) animation.currentTime = 50;
  return height();
}

function start(onToggle?: (open: boolean) => void): Stop {
  const stop = collapse(trigger, panel, onToggle ? { onToggle } : {});
  stops.push(stop);
  return stop;
}

beforeEach(async () => {
  sheet = document.createElement("style");
  sheet.textContent = styles;
  document.head.append(sheet);
  host = document.createElement("section");
  trigger = document.createElement("button");
  trigger.textContent = "more";
  panel = document.createElement("div");
  const content = document.createElement("div");
  content.append("needle in the panel", document.createElement("a"));
  content.style.height = "200px";
  content.id = "deep";
  panel.append(content);
  panel.style.padding = "10px 0";
  // Faster than by default, where its time is not what a test is about.
  panel.style.setProperty("--vitrine-collapse-duration", "100ms");
  host.append(trigger, panel);
  document.body.append(host);
  await frame();
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  host.remove();
  sheet.remove();
});

describe("At its start", () => {
  test("it is closed where the trigger says nothing, at once and wholly.", () => {
    start();
    expect(trigger.getAttribute("aria-expanded")).toBe("false");
    expect(document.getElementById(trigger.getAttribute("aria-controls") ?? "")).toBe(panel);
    expect(panel.getAttribute("hidden")).toBe("until-found");
    expect(height()).toBe(0);
    expect(panel.getAnimations()).toEqual([]);
  });

  test("it is open where the trigger says so, and nothing moves.", () => {
    trigger.setAttribute("aria-expanded", "true");
    start();
    expect(height()).toBe(220);
    expect(panel.hidden).toBe(false);
    expect(panel.getAnimations()).toEqual([]);
  });
});

describe("A click", () => {
  test("opens it and closes it, step by step in the state.", async () => {
    const onToggle = vi.fn();
    start(onToggle);
    await frame();
    trigger.click();
    expect(trigger.getAttribute("aria-expanded")).toBe("true");
    expect(state()).toBe("opening");
    await expect.poll(() => state()).toBe("open");
    expect(height()).toBe(220);
    trigger.click();
    expect(trigger.getAttribute("aria-expanded")).toBe("false");
    expect(state()).toBe("closing");
    expect(panel.hidden).toBe(false);
    await expect.poll(() => state()).toBe("closed");
    expect(panel.getAttribute("hidden")).toBe("until-found");
    expect(height()).toBe(0);
    expect(onToggle.mock.calls).toEqual([[true], [false]]);
  });

  test("while it moves turns it round, from where it is.", async () => {
    start();
    await frame();
    trigger.click();
    const half = halfway();
    expect(half).toBeGreaterThan(20);
    expect(half).toBeLessThan(215);
    trigger.click();
    expect(Math.abs(height() - half)).toBeLessThan(5);
    await expect.poll(() => state()).toBe("closed");
    await pause(60);
    expect(state()).toBe("closed");
  });

  test("on a link used as a trigger does not follow it.", async () => {
    const link = document.createElement("a");
    link.href = "#deep";
    link.textContent = "more";
    trigger.replaceWith(link);
    stops.push(collapse(link, panel));
    await userEvent.click(link);
    expect(link.getAttribute("aria-expanded")).toBe("true");
    expect(location.hash).toBe("");
  });
});

describe("What is closed", () => {
  test("cannot be reached by the keyboard.", async () => {
    panel.querySelector("a")?.setAttribute("href", "#x");
    const after = document.createElement("button");
    host.append(after);
    start();
    trigger.focus();
    await userEvent.tab();
    expect(document.activeElement).toBe(after);
  });

  test("is found by a link to a place in it, which opens it at once, as the browser's search does.", async () => {
    const onToggle = vi.fn();
    start(onToggle);
    await frame();
    const before = location.href;
    location.hash = "#deep";
    await expect.poll(() => state()).toBe("open");
    expect(height()).toBe(220);
    expect(trigger.getAttribute("aria-expanded")).toBe("true");
    expect(onToggle).toHaveBeenCalledWith(true);
    history.replaceState(null, "", before);
  });
});

describe("Its motion", () => {
  test("takes 350 ms, by a property that a site may set. [SO-043]", async () => {
    start();
    await frame();
    panel.style.removeProperty("--vitrine-collapse-duration");
    let seconds = 0;
    panel.addEventListener("transitionend", ({ propertyName, elapsedTime }) => {
      if (propertyName === "height") seconds = elapsedTime;
    });
    trigger.click();
    expect(getComputedStyle(panel).transitionDuration).toMatch(/^0\.35s(, 0\.35s)*$/);
    await expect.poll(() => seconds).toBeCloseTo(0.35);
    panel.style.setProperty("--vitrine-collapse-duration", "70ms");
    trigger.click();
    expect(getComputedStyle(panel).transitionDuration).toMatch(/^0\.07s/);
  });

  test("is none with reduced motion.", async () => {
    await emulateMedia({ reducedMotion: true });
    start();
    await frame();
    trigger.click();
    expect([state(), height()]).toEqual(["open", 220]);
    trigger.click();
    expect([state(), height()]).toEqual(["closed", 0]);
  });

  test("runs no script of ours from frame to frame.", async () => {
    start();
    await frame();
    const asked = vi.spyOn(window, "requestAnimationFrame");
    trigger.click();
    await pause(180);
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
    expect(state()).toBe("open");
  });

  test("moves a grid row in browsers that cannot move to a height of auto.", async () => {
    // Chromium can, so it is told that it cannot.
    sheet.textContent = styles
      .replace("@supports not (interpolate-size: allow-keywords)", "@supports (display: grid)")
      .replaceAll("interpolate-size: allow-keywords", "");
    start();
    expect(height()).toBe(0);
    await frame();
    trigger.click();
    const opening = halfway();
    expect(opening).toBeGreaterThan(20);
    expect(opening).toBeLessThan(215);
    await expect.poll(() => state()).toBe("open");
    expect(height()).toBe(220);
    trigger.click();
    const closing = halfway();
    expect(closing).toBeGreaterThan(5);
    expect(closing).toBeLessThan(215);
    await expect.poll(() => state()).toBe("closed");
    expect(height()).toBe(0);
  });
});

test("In print all is there.", async () => {
  start();
  await emulateMedia({ print: true });
  expect(height()).toBeGreaterThanOrEqual(200);
  expect(panel.querySelector("#deep")?.checkVisibility({ contentVisibilityAuto: true })).toBe(true);
});

test("It leaves nothing behind, closed, open or on its way.", async () => {
  const begin = () => collapse(trigger, panel);
  await expectCleanStop(begin);
  expect(height()).toBe(220);
  await expectCleanStop(begin, { during: () => trigger.click() });
  await expectCleanStop(begin, {
    during: async () => {
      await frame();
      trigger.click();
      await pause(180);
    },
  });
});
