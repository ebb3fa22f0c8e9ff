import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright";
import { describe, expect, inject, test } from "vitest";
import { countLayoutShift, layoutShift } from "../support/layoutShift.ts";
import { openPages } from "../support/openPages.ts";
import { settled } from "../support/settled.ts";

const site = inject("site");
const open = openPages();

const links = (page: Page) => page.getByRole("navigation", { name: "On this page" });
/** How far it is from what the site's header may cover of the window, in whole CSS pixels. */
const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((one) => {
    const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    // What is a fraction of one too high is at 0, not at -0.
    return Math.round(one.getBoundingClientRect().top - covered) + 0;
  });

async function openStyle(options: Parameters<typeof open>[0] = {}): Promise<Page> {
  const page = await open(options);
  await countLayoutShift(page);
  await page.goto(`${site}/style`);
  await settled(page);
  return page;
}

describe("links on a page", () => {
  test("lead to their places by keyboard, and Back returns", async () => {
    const page = await openStyle();
    const link = links(page).getByRole("link", { name: "A small heading" });
    await link.focus();
    const from = await page.evaluate(() => scrollY);
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.activeElement?.id === "sample-small-heading");
    expect(new URL(page.url()).hash).toBe("#sample-small-heading");
    await expect.poll(() => topOf(page, "sample-small-heading")).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(from);
    expect(new URL(page.url()).hash).toBe("");
    expect(await layoutShift(page)).toBe(0);
  });

  test("jump at once where less motion is wanted", async () => {
    const page = await openStyle({ reducedMotion: "reduce" });
    await links(page).getByRole("link", { name: "A heading" }).click();
    await expect.poll(() => topOf(page, "sample-heading")).toBe(0);
    // At once, and not by and by.
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("sample-heading");
  });

  test("lead there all the same where what they need does not come", async () => {
    const page = await openStyle({
      expected: [/ERR_FAILED/, /vitrine: jump link failed/],
    });
    await page.route("**/jumpTo-*.js", (route) => route.abort());
    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    await links(page).getByRole("link", { name: "A heading" }).click();
    await expect.poll(() => topOf(page, "sample-heading")).toBe(0);
    expect(new URL(page.url()).hash).toBe("#sample-heading");
    expect(said.filter((text) => text.startsWith("vitrine: jump link failed"))).toHaveLength(1);
    await page.goBack();
    await expect.poll(() => new URL(page.url()).hash).toBe("");
  });

  test("are plain links without script", async () => {
    const page = await open({ javaScriptEnabled: false });
    await page.goto(`${site}/style`);
    await links(page).getByRole("link", { name: "A heading" }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe("#sample-heading");
  });
});

describe("a header that switches", () => {
  const versions = (page: Page) =>
    page
      .locator(".tve-default-state,.tve-scroll-state")
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).visibility));

  test("swaps its versions without moving the page, and axe finds nothing in either", async () => {
    const page = await openStyle({ bypassCSP: true });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await expect.poll(() => versions(page)).toEqual(["visible", "hidden"]);
    expect((await new AxeBuilder({ page }).include(".thrv_header").analyze()).violations).toEqual(
      [],
    );
    await page.evaluate(() => window.scrollTo(0, 400));
    await expect.poll(() => versions(page)).toEqual(["hidden", "visible"]);
    expect((await new AxeBuilder({ page }).include(".thrv_header").analyze()).violations).toEqual(
      [],
    );
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    expect(await layoutShift(page)).toBe(0);
  });

  test("shows its first version alone without script, and on paper", async () => {
    const page = await open({ javaScriptEnabled: false });
    await page.goto(`${site}/style`);
    await expect(page.getByText("A header before scrolling").isVisible()).resolves.toBe(true);
    await expect(page.getByText("A header after").isVisible()).resolves.toBe(false);
    const alive = await openStyle();
    await alive.evaluate(() => window.scrollTo(0, 400));
    await expect.poll(() => versions(alive)).toEqual(["hidden", "visible"]);
    await alive.emulateMedia({ media: "print" });
    await expect.poll(() => versions(alive)).toEqual(["visible", "hidden"]);
  });
});
