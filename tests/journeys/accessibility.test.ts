import { AxeBuilder } from "@axe-core/playwright";
import { describe, expect, inject, test } from "vitest";
import { CHIEF_PAGES } from "../support/chiefPages.ts";
import { openPages } from "../support/openPages.ts";

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

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** What axe finds, as "rule: where". The page's policy shuts it out; for it alone the policy is off. */
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
  await page.waitForLoadState("networkidle");
  // With the way back to the top shown, where the page is long enough for one.
  const scrolled = await page.evaluate(() => {
    window.scrollTo(0, 400);
    return window.scrollY >= 200;
  });
  if (scrolled) await page.locator("[data-back-to-top]").waitFor();
  await page.waitForTimeout(600);
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")}`),
  );
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
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => {
      const detail = { text: "The card was refused.", state: "error" };
      document.dispatchEvent(new CustomEvent("vitrine:toast", { detail, cancelable: true }));
    });
    await page.locator("[data-toast][data-state=error]").waitFor();
    const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
    expect(violations).toEqual([]);
  });
});
