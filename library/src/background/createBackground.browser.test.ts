import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { cdp, page } from "vitest/browser";
import { expectCleanStop } from "../../../tests/support/expectCleanStop.ts";
import { takeConsole } from "../../../tests/support/failOnConsole.ts";
import type { Stop } from "../browser/stop.ts";
import { behaviours } from "../runtime/behaviours.ts";
import { start } from "../runtime/start.ts";
import { createBackground } from "./createBackground.ts";

const PICTURE = "data:image/gif;base64,R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=";

let stop: Stop = () => {};
let element: HTMLElement;
let above: HTMLElement;

beforeEach(async () => {
  await page.viewport(1280, 800);
  document.body.style.margin = "0";
  above = space(1500);
  element = space(300);
  element.style.background = `url(${PICTURE}) 0 0`;
  element.setAttribute("data-ktstellar-background-ratio", "0.5");
  document.body.append(above, element, space(3000));
});

afterEach(async () => {
  stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await cdp().send("Emulation.setEmulatedMedia", { media: "", features: [] });
  document.body.replaceChildren();
  scrollTo(0);
});

function space(height: number): HTMLElement {
  const one = document.createElement("div");
  one.style.height = `${height}px`;
  return one;
}

const scrollTo = (top: number) => window.scrollTo({ top, behavior: "instant" });
const top = () => Number.parseFloat(getComputedStyle(element).backgroundPositionY);

/** Where the theme's formula puts it. */
const wanted = (scrolled: number, rate = 0.5) => (scrolled + 150 - element.offsetTop) * rate;

const standsAt = async (value: number) => expect.poll(top).toBeCloseTo(value, 0);

describe("createBackground", () => {
  test("a background shifts as the page is scrolled, by the theme's formula [TH-063]", async () => {
    stop = createBackground(element);
    for (const scrolled of [900, 1200, 1500, 1700, 1000]) {
      scrollTo(scrolled);
      await standsAt(wanted(scrolled));
    }
  });

  test("no script runs while it is scrolled, and nothing moves far away", async () => {
    scrollTo(1000);
    stop = createBackground(element);
    await standsAt(wanted(1000));
    const heard = vi.fn();
    const add = EventTarget.prototype.addEventListener;
    vi.spyOn(EventTarget.prototype, "addEventListener").mockImplementation(function (
      this: EventTarget,
      ...all: Parameters<typeof add>
    ) {
      if (all[0] === "scroll") heard();
      add.apply(this, all);
    });
    scrollTo(1300);
    await standsAt(wanted(1300));
    expect(heard).not.toHaveBeenCalled();
    scrollTo(4000);
    await expect.poll(() => element.getAnimations().length).toBe(0);
    expect(top()).toBe(0);
  });

  test("where the browser has no scroll timelines, one shared reader moves it", async () => {
    vi.stubGlobal("ScrollTimeline", undefined);
    stop = createBackground(element);
    for (const scrolled of [900, 1400, 1200]) {
      scrollTo(scrolled);
      await standsAt(wanted(scrolled));
    }
    scrollTo(4000);
    await standsAt(0);
  });

  test("what is fixed to the window moves the other way, and its own position counts", async () => {
    element.style.backgroundPositionY = "50px";
    element.style.backgroundAttachment = "fixed";
    stop = createBackground(element);
    scrollTo(1400);
    await standsAt((1400 + 150 - 1500 - 50) * -0.5);
  });

  test.each([
    ["0", 1],
    ["-0.5", 1.5],
    ["99", -1],
  ])("a ratio of %s is taken as far as it can be seen", async (ratio, rate) => {
    element.setAttribute("data-ktstellar-background-ratio", ratio);
    stop = createBackground(element);
    scrollTo(1200);
    await standsAt(wanted(1200, rate));
  });

  test.each(["", "fast", "NaN", "1e999"])("a ratio of %j is none, and is named", async (ratio) => {
    element.id = `ratio-${ratio}`;
    element.setAttribute("data-ktstellar-background-ratio", ratio);
    stop = createBackground(element);
    scrollTo(1200);
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(top()).toBe(0);
    expect(takeConsole()).toEqual([expect.stringContaining("is not a number")]);
  });

  test("it is measured anew when the page around it grows", async () => {
    stop = createBackground(element);
    scrollTo(1300);
    await standsAt(wanted(1300));
    above.style.height = "1700px";
    await expect.poll(() => Math.round(top())).toBe(Math.round((scrollY + 150 - 1700) * 0.5));
  });

  test("less motion and paper keep it still, also if asked for later", async () => {
    stop = createBackground(element);
    scrollTo(1200);
    await standsAt(wanted(1200));
    await cdp().send("Emulation.setEmulatedMedia", {
      media: "",
      features: [{ name: "prefers-reduced-motion", value: "reduce" }],
    });
    await standsAt(0);
    await cdp().send("Emulation.setEmulatedMedia", { media: "print", features: [] });
    await standsAt(0);
  });

  test.each([
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)"],
    ["Mozilla/5.0 (Linux; Android 15; Pixel 9)"],
    ["Opera/9.80 (J2ME/MIDP; Opera Mini/9)"],
  ])("in %s nothing moves", async (agent) => {
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue(agent);
    stop = createBackground(element);
    scrollTo(1200);
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(element.getAnimations()).toEqual([]);
  });

  test("the register starts it", async () => {
    stop = start(document, { behaviours: behaviours.filter(({ name }) => name === "background") });
    scrollTo(1200);
    await standsAt(wanted(1200));
  });

  test("stop leaves nothing behind, with scroll timelines and without", async () => {
    const use = async () => {
      scrollTo(1200);
      await standsAt(wanted(1200));
      scrollTo(0);
    };
    await expectCleanStop(() => createBackground(element), { during: use });
    expect(top()).toBe(0);
    vi.stubGlobal("ScrollTimeline", undefined);
    await expectCleanStop(() => createBackground(element), { during: use });
  });
});
