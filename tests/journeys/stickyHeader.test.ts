import type { Page } from "playwright";
import { describe, expect, inject, test } from "vitest";
import { atRest } from "../support/atRest.ts";
import { axeFindings } from "../support/axeFindings.ts";
import { forcedLayouts } from "../support/forcedLayouts.ts";
import { countLayoutShift, layoutShift } from "../support/layoutShift.ts";
import { type OpenOptions, openPages } from "../support/openPages.ts";
import { readOn } from "../support/readOn.ts";
import { settled } from "../support/settled.ts";

const site = inject("site");
const open = openPages();

const ARTICLE = "/journal/moire";

async function openAt(path: string, options?: OpenOptions): Promise<Page> {
  const page = await open(options);
  await countLayoutShift(page);
  await page.goto(site + path);
  await settled(page);
  return page;
}

/** Where the site's header ends in the window, in CSS pixels, as drawn. */
const headerEnd = (page: Page): Promise<number> =>
  page.locator(".site-header").evaluate((header) => header.getBoundingClientRect().bottom);

const sizes = [
  [360, 800],
  [768, 1024],
  [1280, 800],
] as const;

describe("the site's header", () => {
  test.each(sizes)(
    "stays at the top and gets lower while a page %d px wide is read, and nothing shifts",
    async (width, height) => {
      const page = await openAt(ARTICLE, { viewport: { width, height } });
      const high = await headerEnd(page);
      await readOn(page, 4, 10);
      await expect.poll(() => headerEnd(page)).toBe(high - 20);
      await readOn(page, 8);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
      expect(await headerEnd(page)).toBe(high - 20);
      await readOn(page, 12, -400);
      await expect.poll(() => headerEnd(page)).toBe(high);
      expect(await layoutShift(page)).toBe(0);
    },
  );

  test("asks for no script where the browser moves it", async () => {
    const page = await open();
    const files: string[] = [];
    page.on("request", (request) => files.push(request.url()));
    await page.goto(site + ARTICLE);
    await settled(page);
    expect(files.filter((file) => file.includes("createMenu"))).toHaveLength(1);
    expect(files.filter((file) => /Header/.test(file))).toEqual([]);
  });

  test("getting lower, it lays nothing out", async () => {
    const page = await openAt(ARTICLE, { viewport: { width: 1280, height: 800 } });
    await readOn(page, 4, 10);
    const { layouts, forced } = await forcedLayouts(page, async () => {
      await readOn(page, 6, -5);
      await readOn(page, 6, 5);
    });
    expect([layouts, forced]).toEqual([0, 0]);
  });

  test("no control that has the focus is under it, on the way down and on the way up", async () => {
    const page = await openAt("/shop", { viewport: { width: 1280, height: 600 } });
    const hidden = (): Promise<string> =>
      page.evaluate(() => {
        const { activeElement: active } = document;
        if (!active || active.closest(".site-header") || active === document.body) return "";
        const { top, left, width, height } = active.getBoundingClientRect();
        const seen = document.elementFromPoint(left + width / 2, top + height / 2);
        return seen?.closest(".site-header") ? (active.textContent ?? "?") : "";
      });
    for (const [key, presses] of [
      ["Tab", 45],
      ["Shift+Tab", 40],
    ] as const) {
      for (let press = 0; press < presses; press += 1) {
        await page.keyboard.press(key);
        expect(await hidden()).toBe("");
      }
    }
  });

  test("to give its own parts the focus scrolls nothing", async () => {
    const page = await openAt(ARTICLE, { viewport: { width: 360, height: 700 } });
    await readOn(page, 3);
    await atRest(page);
    const before = await page.evaluate(() => window.scrollY);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.keyboard.press("Escape");
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
      .toBe("Menu");
    await atRest(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });

  test("a place that an address names stands below it", async () => {
    const page = await openAt("/drawing-to-wall", { viewport: { width: 1280, height: 800 } });
    await page.goto(`${site}/drawing-to-wall#the-press`);
    await page.reload();
    await settled(page);
    const top = await page
      .locator("#the-press")
      .evaluate((place) => place.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(await headerEnd(page));
    expect(top).toBeLessThan(300);
  });

  test("a list that opens from it hangs on its button, however far the page is scrolled", async () => {
    const page = await openAt(ARTICLE, { viewport: { width: 1280, height: 800 }, bypassCSP: true });
    await readOn(page, 4);
    const button = page.getByRole("button", { name: "More in Shop" });
    await button.click();
    const first = page.getByRole("link", { name: "Posters" }).first();
    await first.waitFor({ state: "visible" });
    const [from, to] = [await button.boundingBox(), await first.boundingBox()];
    const gap = (to?.y ?? 0) - (from?.y ?? 0) - (from?.height ?? 0);
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(24);
    expect(await axeFindings(page)).toEqual([]);
  });

  test("a phone's menu covers the whole window from where the page is", async () => {
    const page = await openAt(ARTICLE, { viewport: { width: 360, height: 700 } });
    await readOn(page, 4);
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("navigation", { name: "Main" });
    await menu.waitFor({ state: "visible" });
    expect(await menu.boundingBox()).toMatchObject({ y: 0, height: 700 });
    expect(await layoutShift(page)).toBe(0);
  });

  test("sticks and gets lower without script, and is where it stands on paper", async () => {
    const page = await open({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });
    await page.goto(site + ARTICLE);
    const high = await headerEnd(page);
    await readOn(page, 4);
    await expect.poll(() => headerEnd(page)).toBe(high - 20);
    await page.emulateMedia({ media: "print" });
    const place = await page
      .locator(".site-header")
      .evaluate((header) => getComputedStyle(header).position);
    expect(place).toBe("static");
  });

  test("stays in its place where a window is too low for it", async () => {
    const page = await openAt(ARTICLE, { viewport: { width: 640, height: 140 } });
    await readOn(page, 4);
    await expect.poll(() => headerEnd(page)).toBeLessThan(0);
  });
});

test("the body says what the site's owner has switched on", async () => {
  const page = await openAt("/");
  const body = page.locator("body");
  for (const name of ["sticky", "animate", "jsselect", "product-tab-scroll"]) {
    expect([name, await body.getAttribute(`data-${name}`)]).toEqual([name, "1"]);
  }
});
