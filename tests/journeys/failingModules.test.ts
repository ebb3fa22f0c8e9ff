import type { Page } from "playwright";
import { describe, expect, inject, test } from "vitest";
import { type OpenOptions, openPages } from "../support/openPages.ts";

const site = inject("site");
const open = openPages();

const WIDE = { width: 1280, height: 900 };
const SLOWLY = { timeout: 15_000 };

/** The pages of our site that have a feature, its file, and what the console calls it. */
const FEATURES = [
  ["/", "createEntrance", "entrance"],
  ["/", "createStretchedRow", "stretched-row"],
  ["/", "createMenu", "menu"],
  ["/", "createBackToTop", "back-to-top"],
  ["/shop", "createInfiniteScroll", "infinite-scroll"],
  ["/shop", "createViewToggle", "view-toggle"],
  ["/shop/seven-islands", "createTabs", "tabs"],
  ["/shop/seven-islands", "createPageLightbox", "image-lightbox"],
  ["/portfolio", "createGrid-", "grid"],
  ["/portfolio", "createGridFilter", "grid-filter"],
  ["/portfolio", "createFadeIn", "fade-in"],
  ["/portfolio/tide-almanac", "createBackground", "background"],
  ["/journal/registration", "createPlayer", "player"],
  ["/contact", "createSelect", "select"],
  ["/drawing-to-wall", "createSwitchingHeader", "header"],
  ["/drawing-to-wall", "createSticky-", "sticky"],
  ["/drawing-to-wall", "createTyping", "typing"],
  ["/drawing-to-wall", "createParallax", "parallax"],
  ["/drawing-to-wall", "createJumpLink", "jump-links"],
  ["/drawing-to-wall", "createBuilderLightbox", "builder-lightbox"],
  ["/drawing-to-wall", "createEmbed", "embed"],
] as const;

const PATHS = [...new Set(FEATURES.map(([path]) => path))];

/** All that can be read in the page's main part, or by choosing a tab there. Runs in the page. */
function readTexts(main: HTMLElement): string[] {
  const texts: string[] = [];
  const walker = main.ownerDocument.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: holder, textContent } = walker.currentNode;
    const isSeen = holder?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const text = textContent?.trim();
    // Its links give way to the pages they lead to.
    if (holder?.closest(".pagination")) continue;
    // What is typed letter by letter stands there whole for screen readers.
    if (holder?.matches("[data-typing-words]")) texts.push(...(text ?? "").split(", "));
    else if (text && (isSeen || holder?.closest("[data-vitrine-tab]"))) texts.push(text);
  }
  return texts;
}

const plain = new Map<string, readonly string[]>();

/** What of a page without any script is not to be read on this one, which is the same with scripts. */
async function missing(page: Page, path: string): Promise<string[]> {
  const expected = plain.get(path) ?? (await readPlain(path));
  plain.set(path, expected);
  expect(expected.length).toBeGreaterThan(10);
  const texts = new Set(await page.locator("main").evaluate(readTexts));
  return expected.filter((text) => !texts.has(text));
}

async function readPlain(path: string): Promise<readonly string[]> {
  const page = await open({ viewport: WIDE, javaScriptEnabled: false });
  await page.goto(site + path);
  return page.locator("main").evaluate(readTexts);
}

/** Scrolls as visitors do, so that all comes for which that is the moment. */
async function readToEnd(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.mouse.move(640, 400);
  for (let turn = 0; turn < 12; turn += 1) {
    await page.mouse.wheel(0, 700);
    await page.waitForTimeout(60);
  }
  // Back, where a header that switches shows what it showed at first.
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForLoadState("networkidle");
}

/** Opens a page whose console is kept. */
async function openHearing(options: OpenOptions = {}) {
  const said: string[] = [];
  const page = await open({
    viewport: WIDE,
    expected: [/^warning: vitrine: /, /ERR_FAILED/],
    ...options,
  });
  page.on("console", (message) => {
    if (message.text().startsWith("vitrine: ")) said.push(message.text());
  });
  return { page, said };
}

describe("a feature of ours whose file does not come", () => {
  test.each(FEATURES)(
    "on %s, %s: is named once, and all there is to read is there",
    async (path, file, name) => {
      const { page, said } = await openHearing();
      await page.route(new RegExp(`assets/${file}`), (route) => route.abort());
      await page.goto(site + path);
      await readToEnd(page);
      const mine = () => said.filter((text) => text.startsWith(`vitrine: ${name} failed on `));
      await expect.poll(() => mine().length, SLOWLY).toBeGreaterThan(0);
      expect(new Set(mine()).size).toBe(mine().length);
      expect(said.filter((text) => !mine().includes(text))).toEqual([]);
      await expect.poll(() => missing(page, path), SLOWLY).toEqual([]);
    },
  );
});

describe("no file of any feature", () => {
  test.each(PATHS)("on %s leaves all there is to read, and its links lead on", async (path) => {
    const { page } = await openHearing();
    await page.route(/assets\/create/, (route) => route.abort());
    await page.goto(site + path);
    await readToEnd(page);
    await expect.poll(() => missing(page, path), SLOWLY).toEqual([]);
    await page.locator(".site-header").getByRole("link", { name: "About" }).first().click();
    await page.waitForURL(/about$/);
  });
});

describe("a browser that keeps nothing", () => {
  test("has lists, tabs, filters and menus all the same", async () => {
    const page = await open({ viewport: WIDE });
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("It is forbidden.", "SecurityError");
          },
        });
      }
      Object.defineProperty(Document.prototype, "cookie", { get: () => "", set: () => {} });
    });
    await page.goto(`${site}/shop`);
    await page.waitForLoadState("networkidle");
    await page.locator(".toggle_list").click();
    await expect.poll(() => new URL(page.url()).search, SLOWLY).toBe("?view=list");
    await page.goto(`${site}/shop/seven-islands`);
    await page.getByRole("tab", { name: "Details" }).click();
    await page.locator(".shop_attributes").waitFor();
    await page.goto(`${site}/portfolio`);
    await page.waitForLoadState("networkidle");
    await page.locator(".work-filters a").nth(1).click();
    await expect.poll(() => new URL(page.url()).search, SLOWLY).toContain("filter=");
  });
});

describe("a slow network", () => {
  test.each(PATHS)(
    "on %s shows all there is to read before the first feature comes",
    async (path) => {
      const { page } = await openHearing();
      let release = (): void => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/assets\/create/, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(site + path, { waitUntil: "commit" });
      await page.locator(".site-footer").waitFor({ state: "attached" });
      // Tabs keep their other panels back for so long, as they would go in a moment.
      await expect.poll(() => missing(page, path), SLOWLY).toEqual([]);
      release();
      await page.waitForLoadState("networkidle");
      await page.locator(".site-footer").scrollIntoViewIfNeeded();
      await expect.poll(() => missing(page, path), SLOWLY).toEqual([]);
    },
  );
});
