import { expect, inject, test } from "vitest";
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
