import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "playwright";
import { describe, expect, inject, test } from "vitest";
import { atRest } from "../support/atRest.ts";
import { openPages } from "../support/openPages.ts";

const site = inject("site");
const open = openPages();

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const SLOWLY = { timeout: 15_000 };

/** A visitor whose system gives all pages its own few colours; axe is let past the page's policy. */
async function visit(path: string, colorScheme: "light" | "dark" = "dark"): Promise<Page> {
  const viewport = { width: 1280, height: 900 };
  const page = await open({ viewport, colorScheme, forcedColors: "active", bypassCSP: true });
  await page.goto(site + path);
  await page.waitForLoadState("networkidle");
  return page;
}

async function findings(page: Page): Promise<string[]> {
  await atRest(page);
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
}

/** What of an element is seen apart from its letters. */
const edges = (one: Locator) =>
  one.evaluate((element) => {
    const { borderTopWidth, borderTopStyle, outlineStyle, outlineWidth } =
      getComputedStyle(element);
    return {
      border: borderTopStyle === "none" ? 0 : Number.parseFloat(borderTopWidth),
      outline: outlineStyle === "none" ? 0 : Number.parseFloat(outlineWidth),
    };
  });

describe("with the system's colours in place of ours", () => {
  test.each([
    "/",
    "/shop",
    "/shop/seven-islands",
    "/portfolio",
    "/journal/moire",
    "/drawing-to-wall",
    "/contact",
    "/ar/shop/seven-islands",
  ])("axe finds nothing on %s, light and dark", async (path) => {
    for (const scheme of ["light", "dark"] as const) {
      expect(await findings(await visit(path, scheme))).toEqual([]);
    }
  });

  test("buttons, signs on pictures and letters for faces have an edge", async () => {
    const home = await visit("/");
    expect((await edges(home.locator(".button[data-look=primary]").first())).border).toBe(2);
    const shop = await visit("/shop");
    expect((await edges(shop.locator(".badge.onsale").first())).border).toBe(1);
    const post = await visit("/journal/moire");
    expect((await edges(post.locator(".avatar").first())).border).toBe(1);
  });

  test("the view, the filter and the tab that are chosen look so", async () => {
    const shop = await visit("/shop");
    const [chosen, other] = [shop.locator(".toggle_grid"), shop.locator(".toggle_list")];
    expect((await edges(chosen)).border).toBeGreaterThan((await edges(other)).border);
    const product = await visit("/shop/seven-islands");
    const [first, second] = ["Description", "Details"].map((name) =>
      product.getByRole("tab", { name }),
    ) as [Locator, Locator];
    await second.click();
    await product.locator("h1").click();
    await expect.poll(async () => (await edges(second)).outline, SLOWLY).toBe(2);
    expect((await edges(first)).outline).toBe(0);
    expect(await findings(product)).toEqual([]);
    const works = await visit("/portfolio?filter=ink");
    const lines = await works
      .locator(".work-filters a")
      .evaluateAll((links) => links.map((link) => getComputedStyle(link).textDecorationThickness));
    expect(new Set(lines).size).toBe(2);
  });

  test("whatever the keyboard reaches has a ring", async () => {
    const page = await visit("/shop");
    for (let step = 0; step < 24; step += 1) {
      await page.keyboard.press("Tab");
      const focused = page.locator(":focus");
      const name = await focused.evaluate((one) => one.outerHTML.slice(0, 80));
      expect([name, (await edges(focused)).outline > 0]).toEqual([name, true]);
    }
  });

  test("axe finds nothing in an open menu, search, gallery and select", async () => {
    const page = await visit("/");
    await page.locator(".main-menu a").first().hover();
    await page.locator(".main-menu ul").first().waitFor(SLOWLY);
    expect(await findings(page)).toEqual([]);
    await page.mouse.move(600, 700);
    await page
      .getByRole("link", { name: "Search" })
      .or(page.getByRole("button", { name: "Search" }))
      .first()
      .click();
    await page.locator("dialog.vitrine-search").waitFor(SLOWLY);
    expect(await findings(page)).toEqual([]);
    const product = await visit("/shop/seven-islands");
    await product.getByRole("link", { name: "Show picture 1 large" }).click();
    await product.getByRole("dialog").waitFor(SLOWLY);
    expect(await findings(product)).toEqual([]);
    const contact = await visit("/contact");
    await contact.locator("select").first().scrollIntoViewIfNeeded();
    await contact.locator("select[data-vitrine-select]").waitFor(SLOWLY);
    await contact.locator("select").first().click();
    expect(await findings(contact)).toEqual([]);
  });
});
