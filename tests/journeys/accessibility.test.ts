import { describe, expect, inject, test } from "vitest";
import { axeFindings } from "../support/axeFindings.ts";
import { CHIEF_PAGES } from "../support/chiefPages.ts";
import { openPages } from "../support/openPages.ts";
import { settled } from "../support/settled.ts";

const site = inject("site");
const open = openPages();

/** Pages with what the chief ones do not have: forms, empty lists, every block, the style page. */
const OTHER_PAGES = [
  "/blocks",
  "/blocks/dense",
  "/style",
  "/sign-in",
  "/register",
  "/shop?filter=ink:blue&view=list",
  "/shop/category/calendars",
  "/shop?page=999",
  "/search?q=lighthuose",
  "/de/search?q=xyzzyx",
  "/imprint",
];

/** What axe finds on the page at this path. */
async function findings(
  path: string,
  colorScheme: "light" | "dark",
  width: number,
): Promise<string[]> {
  const page = await open({
    colorScheme,
    viewport: { width, height: 800 },
    bypassCSP: true,
    expected: [/404/],
  });
  await page.goto(site + path);
  await settled(page);
  // With the way back to the top shown, where the page is long enough for one.
  const scrolled = await page.evaluate(() => {
    window.scrollTo(0, 400);
    return window.scrollY >= 200;
  });
  if (scrolled) await page.locator("[data-back-to-top]").waitFor();
  return axeFindings(page);
}

describe("accessibility", () => {
  test.each([...Object.values(CHIEF_PAGES), ...OTHER_PAGES])(
    "axe finds nothing on %s, light and dark, wide and narrow",
    async (path) => {
      expect(await findings(path, "light", 1280)).toEqual([]);
      expect(await findings(path, "dark", 360)).toEqual([]);
    },
  );

  test("axe finds nothing while a toast is shown", async () => {
    const page = await open({ bypassCSP: true });
    await page.goto(site);
    await settled(page);
    await page.evaluate(() => {
      const detail = { text: "The card was refused.", state: "error" };
      document.dispatchEvent(new CustomEvent("vitrine:toast", { detail, cancelable: true }));
    });
    await page.locator("[data-toast][data-state=error]").waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });
});
