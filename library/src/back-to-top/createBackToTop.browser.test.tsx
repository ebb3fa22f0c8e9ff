import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { expectCleanStop } from "../../../tests/support/expectCleanStop.ts";
import type { Stop } from "../browser/stop.ts";
import { BackToTop } from "./BackToTop.tsx";
import { backToTopDefaults, createBackToTop } from "./createBackToTop.ts";
import "./back-to-top.css";

let stop: Stop = () => {};
let link: HTMLAnchorElement;

beforeEach(() => {
  document.body.replaceChildren();
  document.body.style.margin = "0";
  const tall = document.createElement("div");
  tall.style.height = "4000px";
  link = document.createElement("a");
  link.href = "#top";
  link.dataset.backToTop = "";
  link.textContent = "up";
  document.body.append(tall, link);
});

afterEach(() => {
  stop();
  window.scrollTo({ top: 0, behavior: "instant" });
});

const visibility = () => getComputedStyle(link).visibility;
const scrollTo = (top: number) => window.scrollTo({ top, behavior: "instant" });

/** Two frames and the observers' turn: what the page shows has settled. */
const settled = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 30))),
  );

/** Scrolls, and gives how long each transition is that this begins on the link, by property. */
async function transitionTimes(top: number): Promise<Record<string, number>> {
  const begun = new Promise((resolve) => {
    link.addEventListener("transitionrun", resolve, { once: true });
  });
  scrollTo(top);
  await begun;
  return Object.fromEntries(
    link
      .getAnimations()
      .map((animation) => [
        (animation as CSSTransition).transitionProperty,
        Number(animation.effect?.getComputedTiming().activeDuration),
      ]),
  );
}

describe("createBackToTop", () => {
  test("the numbers are those of the specification", () => {
    expect(backToTopDefaults).toEqual({ showAt: 200, duration: 1200 });
  });

  test("the button is hidden at the top and comes once the page is scrolled [TH-083]", async () => {
    stop = createBackToTop(link);
    await settled();
    expect(visibility()).toBe("hidden");
    scrollTo(1000);
    await expect.poll(visibility).toBe("visible");
    scrollTo(0);
    await expect.poll(visibility).toBe("hidden");
  });

  test("it is hidden at 199 px and visible at 200 and 201 px [TH-084]", async () => {
    stop = createBackToTop(link);
    for (const [top, shown] of [
      [199, false],
      [200, true],
      [199, false],
      [201, true],
    ] as const) {
      scrollTo(top);
      await settled();
      expect([top, "visible" in link.dataset]).toEqual([top, shown]);
    }
  });

  test("hidden, it can neither be focused nor clicked", async () => {
    stop = createBackToTop(link);
    await settled();
    await expect.poll(visibility).toBe("hidden");
    link.focus();
    expect(document.activeElement).not.toBe(link);
    const { left, top } = link.getBoundingClientRect();
    expect(document.elementFromPoint(left + 2, top + 2)).not.toBe(link);
  });

  test("a click brings the page to the top in 1200 ms [TH-085]", async () => {
    expect(backToTopDefaults.duration).toBe(1200);
    stop = createBackToTop(link);
    scrollTo(3000);
    await settled();
    const started = performance.now();
    link.click();
    // What each frame shows, however few a busy machine has.
    const shown: [time: number, top: number][] = [];
    while (shown.at(-1)?.[1] !== 0) {
      const now = await new Promise<number>(requestAnimationFrame);
      shown.push([now - started, window.scrollY]);
    }
    const isAbout = (time: number, wanted: number) => Math.abs(time - wanted) < 150;
    for (const [time, top] of shown.filter(([time]) => isAbout(time, 600))) {
      expect([time, top > 500, top < 2500]).toEqual([time, true, true]);
    }
    expect(shown.at(-1)?.[0]).toBeGreaterThan(1200 * 0.98);
    expect(shown.at(-2)?.[0]).toBeLessThan(1200 * 1.05);
  });

  test("it fades in over 500 ms [TH-086]", async () => {
    stop = createBackToTop(link);
    expect(await transitionTimes(1000)).toMatchObject({ opacity: 500 });
    await Promise.all(link.getAnimations().map((animation) => animation.finished));
    expect(getComputedStyle(link).opacity).toBe("1");
  });

  test("it fades out over 100 ms [TH-087]", async () => {
    stop = createBackToTop(link);
    scrollTo(1000);
    await expect.poll(() => getComputedStyle(link).opacity).toBe("1");
    await expect.poll(() => link.getAnimations()).toEqual([]);
    expect(await transitionTimes(0)).toMatchObject({ opacity: 100 });
    await expect.poll(visibility).toBe("hidden");
    expect(getComputedStyle(link).opacity).toBe("0");
  });

  test("any link to #top goes there, and the next Tab starts at the top", async () => {
    const other = document.createElement("a");
    other.href = "#top";
    document.body.append(other);
    stop = createBackToTop(link, { duration: 100 });
    scrollTo(2000);
    await settled();
    link.focus();
    other.click();
    await expect.poll(() => window.scrollY).toBe(0);
    expect(document.activeElement).toBe(document.body);
    expect(document.body.hasAttribute("tabindex")).toBe(false);
    expect(location.hash).toBe("");
  });

  test("the visitor's wheel takes over on the way up", async () => {
    stop = createBackToTop(link, { duration: 20_000 });
    scrollTo(3000);
    await settled();
    link.click();
    await expect.poll(() => window.scrollY).toBeLessThan(3000);
    window.dispatchEvent(new WheelEvent("wheel"));
    const at = window.scrollY;
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(window.scrollY).toBe(at);
    expect(at).toBeGreaterThan(0);
  });

  test("stop leaves nothing behind, also in the middle of the way", async () => {
    await expectCleanStop(async () => {
      const end = createBackToTop(link);
      scrollTo(3000);
      await settled();
      link.click();
      return () => {
        end();
        scrollTo(0);
      };
    });
  });

  test("the component writes the markup, and is alive while it is mounted", async () => {
    const host = document.createElement("div");
    document.body.append(host);
    const root = createRoot(host);
    flushSync(() => root.render(<BackToTop label="Nach oben" showAt={300} />));
    const own = host.querySelector<HTMLElement>("[data-back-to-top]");
    expect(own?.getAttribute("aria-label")).toBe("Nach oben");
    scrollTo(299);
    await settled();
    expect(own?.dataset.visible).toBeUndefined();
    scrollTo(300);
    await expect.poll(() => own?.dataset.visible).toBe("");
    flushSync(() => root.unmount());
    expect(host.childElementCount).toBe(0);
  });
});
