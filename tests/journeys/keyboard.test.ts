import type { Page } from "playwright";
import { describe, expect, inject, test } from "vitest";
import { openPages } from "../support/openPages.ts";

const site = inject("site");
const open = openPages();

/** Presses Tab until the focused element is called `name`. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute("aria-label") ?? element?.textContent ?? "";
    });
    if (name.test(focused.trim())) return;
  }
  throw new Error(`Nothing called ${name} takes the focus on ${page.url()}.`);
}

describe("with the keyboard alone", () => {
  test("a visitor skips the menu, opens a list of it, and reaches a product", async () => {
    const page = await open({ viewport: { width: 1280, height: 900 } });
    await page.goto(site);
    await tabTo(page, /^Skip to content$/);
    await page.keyboard.press("Enter");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("content");
    await page.goto(site);
    await tabTo(page, /^More in Shop$/);
    await page.keyboard.press("Enter");
    await tabTo(page, /^Notebooks$/);
    await page.keyboard.press("Escape");
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(
      "More in Shop",
    );
    await page.keyboard.press("Enter");
    await tabTo(page, /^Notebooks$/);
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/shop\/category\/notebooks$/);
    await tabTo(page, /^Maze$/);
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/shop\/maze$/);
    await tabTo(page, /^Show picture 1 large$/);
  });

  test("the menu of a phone opens, closes with Escape, and gives the focus back", async () => {
    const page = await open({ viewport: { width: 360, height: 800 } });
    await page.goto(site);
    await tabTo(page, /^Menu$/);
    await page.keyboard.press("Enter");
    const menu = page.getByRole("navigation", { name: "Main" });
    await menu.waitFor({ state: "visible" });
    await tabTo(page, /^Journal$/);
    await page.keyboard.press("Escape");
    await menu.waitFor({ state: "hidden" });
    expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(
      "Menu",
    );
    await page.keyboard.press("Enter");
    await tabTo(page, /^Portfolio$/);
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/portfolio$/);
  });
});
