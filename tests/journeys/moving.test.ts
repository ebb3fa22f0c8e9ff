import type { Page } from "playwright";
import { describe, expect, inject, test } from "vitest";
import { axeFindings } from "../support/axeFindings.ts";
import { forcedLayouts } from "../support/forcedLayouts.ts";
import { countLayoutShift, layoutShift } from "../support/layoutShift.ts";
import { type OpenOptions, openPages } from "../support/openPages.ts";
import { readOn } from "../support/readOn.ts";
import { settled } from "../support/settled.ts";

const site = inject("site");
const open = openPages();

const MOVING = "/drawing-to-wall";
const DENSE = "/blocks/dense";

async function openAt(path: string, options?: OpenOptions): Promise<Page> {
  const page = await open(options);
  await countLayoutShift(page);
  await page.goto(site + path);
  await settled(page);
  return page;
}

/** How what has scroll effects is drawn now: "" where nothing is done to it. */
const drawn = (page: Page): Promise<string[]> =>
  page.locator("[data-tve-scroll*=parallax]").evaluateAll((elements) =>
    elements.map((element) => {
      const { translate, rotate, scale, transform, opacity, filter } = getComputedStyle(element);
      return [translate, rotate, scale, transform, opacity, filter]
        .filter((value) => value !== "none" && value !== "1")
        .join(" ");
    }),
  );

describe("a page that moves", () => {
  test.each([
    ["the page of a print", MOVING, 360],
    ["the page of a print", MOVING, 1280],
    ["the specimen sheet", DENSE, 360],
    ["the specimen sheet", DENSE, 1280],
  ])("nothing on %s shifts while it is read", async (_name, path, width) => {
    const page = await openAt(path, { viewport: { width, height: 800 } });
    await readOn(page, 24);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(2000);
    expect(await layoutShift(page)).toBe(0);
  });

  test("moves, and stays still for those who prefer that", async () => {
    const page = await openAt(DENSE);
    await readOn(page, 4);
    await expect.poll(async () => (await drawn(page)).filter(Boolean).length).toBeGreaterThan(10);
    const calm = await openAt(DENSE, { reducedMotion: "reduce" });
    await readOn(calm, 4);
    expect((await drawn(calm)).filter(Boolean)).toEqual([]);
  });

  test("lays nothing out in the midst of a script while it scrolls", async () => {
    const page = await openAt(DENSE);
    await readOn(page, 4);
    const { layouts, forced } = await forcedLayouts(page, () => readOn(page, 12));
    expect(layouts).toBeGreaterThan(0);
    expect(forced).toBe(0);
  });

  test("a script that asks for a layout in its midst is found out", async () => {
    const page = await openAt(DENSE);
    const { forced } = await forcedLayouts(page, () =>
      page.evaluate(() => {
        document.body.style.paddingTop = "7px";
        return document.body.offsetHeight;
      }),
    );
    expect(forced).toBeGreaterThan(0);
  });

  test("reads as well without script, and on paper", async () => {
    for (const path of [MOVING, DENSE]) {
      const page = await openAt(path, { javaScriptEnabled: false });
      const hidden = await page
        .locator("main :is(h2, h3, p, li, img):not(dialog *)")
        .evaluateAll((elements) =>
          elements
            .filter((element) => !element.checkVisibility({ opacityProperty: true }))
            .map((element) => element.textContent),
        );
      // The slim version of a header, whose links are headings further down; and what a button would show.
      const known = /Four steps|^The \w+$|kept by Disqus/;
      expect(hidden.filter((text) => !known.test(text ?? ""))).toEqual([]);
    }
    const page = await openAt(DENSE);
    await readOn(page, 6);
    await page.emulateMedia({ media: "print" });
    await expect.poll(async () => (await drawn(page)).filter(Boolean)).toEqual([]);
  });

  test("its overlay opens and closes by key, with nothing for axe to find", async () => {
    const page = await openAt(MOVING, { bypassCSP: true });
    const opener = page.getByText("Look closer");
    await opener.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Seven Islands, up close" });
    await dialog.getByRole("link", { name: "See the print" }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    expect(await opener.evaluate((link) => link === document.activeElement)).toBe(true);
    expect(await layoutShift(page)).toBe(0);
  });

  test("its header leads to a part of the page, which then has the focus", async () => {
    const page = await openAt(MOVING);
    await readOn(page, 3);
    await page.getByRole("link", { name: "The press", exact: true }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("the-press");
    await expect
      .poll(() =>
        page
          .locator("#the-press")
          .evaluate((heading) => Math.round(heading.getBoundingClientRect().top)),
      )
      .toBeLessThan(120);
    expect(new URL(page.url()).hash).toBe("#the-press");
  });
});
