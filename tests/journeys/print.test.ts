import type { Page } from "playwright";
import { describe, expect, inject, test } from "vitest";
import { openPages } from "../support/openPages.ts";

const site = inject("site");
const open = openPages();

test.each(["light", "dark"] as const)(
  "on paper, dark letters stand on white, also where %s was chosen",
  async (theme) => {
    const page = await open({ colorScheme: theme });
    const { hostname } = new URL(site);
    await page
      .context()
      .addCookies([{ name: "vitrine_theme", value: theme, domain: hostname, path: "/" }]);
    await page.goto(`${site}/journal/moire`);
    expect(await page.locator("html").getAttribute("data-theme")).toBe(theme);
    await page.emulateMedia({ media: "print" });
    const { lightness, background } = await page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body);
      return { lightness: Number(/[\d.]+/.exec(color)?.[0]), background: backgroundColor };
    });
    // Chromium gives what was written in oklch as lab, whose lightness goes up to 100.
    expect(lightness).toBeLessThan(30);
    expect(background).toBe("rgba(0, 0, 0, 0)");
    expect(await page.locator(".site-header nav").isVisible()).toBe(false);
  },
);

/** Whether there are any, and all of them are seen. Runs in the page. */
const areSeen = (all: readonly Element[]): boolean =>
  all.length > 0 &&
  all.every((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }));

/** The colour of an element's letters. */
const inkOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((one) => getComputedStyle(one).color);

describe("on paper", () => {
  test.each([
    ["/", [".cta-band", ".post-card", ".product-card"]],
    ["/shop", [".product-card"]],
    ["/shop/seven-islands", [".shop_attributes", ".comment-body", ".woocommerce-tabs .panel"]],
    ["/portfolio", ["#works > li"]],
    ["/portfolio/tide-almanac", [".kt-ctaw", "main img"]],
    ["/journal/moire", [".comment-body", "main img"]],
  ] as const)("%s has all that it holds, and nothing over it", async (path, parts) => {
    const page = await open({ viewport: { width: 1280, height: 800 } });
    await page.goto(site + path);
    await page.waitForLoadState("networkidle");
    const text = () => page.locator("main").evaluate((main: HTMLElement) => main.textContent);
    const before = await text();
    await page.emulateMedia({ media: "print" });
    await page.evaluate(() => window.scrollTo(0, 600));
    for (const part of parts) {
      // What came into view as it was scrolled fades in.
      await expect
        .poll(() => page.locator(part).evaluateAll(areSeen), { timeout: 5000, message: part })
        .toBe(true);
    }
    expect(await text()).toBe(before);
    const held = await page.locator("body *").evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility({ opacityProperty: true }))
        .filter((one) => ["fixed", "sticky"].includes(getComputedStyle(one).position))
        .map((one) => one.outerHTML.slice(0, 80)),
    );
    expect(held).toEqual([]);
    const buttons = await page
      .locator("button, input[type=submit], [role=button]")
      .evaluateAll((all) =>
        all.filter((one) => one.checkVisibility()).map((one) => one.outerHTML.slice(0, 80)),
      );
    expect(buttons).toEqual([]);
  });

  test("letters that were light on a dark ground are dark", async () => {
    const page = await open();
    const dark = ["rgb(0, 0, 0)"];
    for (const [path, selector] of [
      ["/", ".button[data-look=primary]"],
      ["/shop", ".badge.onsale"],
      ["/journal/moire", ".avatar"],
    ] as const) {
      await page.goto(site + path);
      await page.emulateMedia({ media: "print" });
      const body = await inkOf(page, "body");
      expect([...dark, body]).toContain(await inkOf(page, selector));
      await page.emulateMedia({ media: null });
    }
  });
});
