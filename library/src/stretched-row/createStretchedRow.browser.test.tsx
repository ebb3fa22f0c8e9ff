import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { cdp, page } from "vitest/browser";
import { expectCleanStop } from "../../../tests/support/expectCleanStop.ts";
import type { Stop } from "../browser/stop.ts";
import { behaviours } from "../runtime/behaviours.ts";
import { start } from "../runtime/start.ts";
import { createStretchedRow } from "./createStretchedRow.ts";
import { StretchedRow } from "./StretchedRow.tsx";
import "./stretched-row.css";

/** What a theme does to them until its own script has run. */
const THEME =
  "[class*=panel-row-style-wide-],[class*=kt-custom-row]{visibility:hidden;padding:9px}";

let stop: Stop = () => {};
let container: HTMLElement;
let row: HTMLElement;
let content: HTMLElement;

beforeEach(async () => {
  await page.viewport(1280, 800);
  document.body.style.margin = "0";
  container = document.createElement("div");
  container.style.cssText = "max-width:900px;margin:0 auto;height:3000px";
  row = document.createElement("div");
  row.className = "kt-custom-row-full";
  content = document.createElement("p");
  content.textContent = "Content";
  row.append(content);
  container.append(row);
  document.body.append(container);
});

afterEach(async () => {
  stop();
  document.body.replaceChildren();
  document.documentElement.removeAttribute("dir");
  for (const sheet of document.querySelectorAll("[data-theme-sheet]")) sheet.remove();
  await cdp().send("Emulation.setEmulatedMedia", { media: "", features: [] });
  await page.viewport(1280, 800);
});

const windowWidth = () => document.documentElement.clientWidth;
const edges = (one: Element): [number, number] => {
  const { left, right } = one.getBoundingClientRect();
  return [Math.round(left), Math.round(right)];
};
const canScrollSideways = () => {
  window.scrollTo({ left: 100, behavior: "instant" });
  const hasScrollbar = document.documentElement.clientHeight < innerHeight;
  return window.scrollX > 0 && hasScrollbar;
};

async function begin(): Promise<void> {
  stop = createStretchedRow(row);
  await expect.poll(() => row.style.getPropertyValue("--vitrine-scrollbar")).not.toBe("");
}

describe("createStretchedRow", () => {
  test.each(["kt-custom-row-full", "panel-row-style-wide-grey"])(
    "%s goes from edge to edge, and its content stays where it is",
    async (name) => {
      row.className = "";
      const before = edges(content);
      row.className = name;
      await begin();
      expect(windowWidth()).toBeLessThan(innerWidth);
      expect(edges(row)).toEqual([0, windowWidth()]);
      expect(edges(content)).toEqual(before);
      expect(canScrollSideways()).toBe(false);
    },
  );

  test("kt-custom-row-full-stretch takes its content along", async () => {
    row.className = "kt-custom-row-full-stretch";
    await begin();
    expect(edges(content)).toEqual([0, windowWidth()]);
    expect(canScrollSideways()).toBe(false);
  });

  test.each([
    [991, false],
    [992, true],
    [993, true],
  ])("in a window of %i px it stretches: %s [TH-075]", async (width, isStretched) => {
    await page.viewport(width, 800);
    await begin();
    const [left, right] = edges(row);
    expect([left, right]).toEqual(isStretched ? [0, windowWidth()] : edges(container));
    expect(canScrollSideways()).toBe(false);
  });

  test("it follows the window", async () => {
    await begin();
    await page.viewport(1100, 800);
    await expect.poll(() => edges(row)).toEqual([0, windowWidth()]);
    await page.viewport(700, 800);
    await expect.poll(() => edges(row)).toEqual(edges(container));
  });

  test("without script it is there, stretched, but for the scrollbar; also on a theme's page", () => {
    const sheet = document.createElement("style");
    sheet.dataset.themeSheet = "";
    sheet.textContent = THEME;
    document.head.append(sheet);
    expect(content.checkVisibility({ visibilityProperty: true, opacityProperty: true })).toBe(true);
    const scrollbar = innerWidth - windowWidth();
    const [left, right] = edges(row);
    expect(Math.abs(left)).toBeLessThanOrEqual(scrollbar / 2 + 1);
    expect(Math.abs(right - windowWidth())).toBeLessThanOrEqual(scrollbar / 2 + 1);
    expect(canScrollSideways()).toBe(false);
  });

  test("it is right from right to left", async () => {
    document.documentElement.dir = "rtl";
    await begin();
    const [left, right] = edges(row);
    expect(right - left).toBe(windowWidth());
    expect(edges(content)).toEqual(edges(container));
    expect(canScrollSideways()).toBe(false);
  });

  test("on paper it stays in its place", async () => {
    await begin();
    await cdp().send("Emulation.setEmulatedMedia", { media: "print", features: [] });
    await expect.poll(() => edges(row)).toEqual(edges(container));
  });

  test("a row that is as wide as the window already stays so", async () => {
    container.style.maxWidth = "none";
    await begin();
    expect(edges(row)).toEqual([0, windowWidth()]);
    expect(edges(content)).toEqual([0, windowWidth()]);
  });

  test("the register starts it", async () => {
    row.className = "panel-row-style-wide-feature";
    stop = start(document, {
      behaviours: behaviours.filter(({ name }) => name === "stretched-row"),
    });
    await expect
      .poll(() => row.style.getPropertyValue("--vitrine-scrollbar"), { timeout: 10_000 })
      .not.toBe("");
  });

  test("stop leaves nothing behind", async () => {
    await expectCleanStop(() => createStretchedRow(row), {
      during: () => new Promise((resolve) => setTimeout(resolve, 100)),
    });
  });
});

test("<StretchedRow> writes the theme's markup and is measured", async () => {
  const root = createRoot(container);
  flushSync(() => root.render(<StretchedRow className="band">Content</StretchedRow>));
  const one = container.firstElementChild as HTMLElement;
  expect(one.className).toBe("band kt-custom-row-full");
  await expect.poll(() => one.style.getPropertyValue("--vitrine-scrollbar")).not.toBe("");
  expect(edges(one)).toEqual([0, windowWidth()]);
  flushSync(() => root.render(<StretchedRow stretchesContent>Content</StretchedRow>));
  expect(one.className).toBe("kt-custom-row-full-stretch");
  flushSync(() => root.unmount());
});
