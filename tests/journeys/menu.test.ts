import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright";
import { describe, expect, inject, test } from "vitest";
import { atRest } from "../support/atRest.ts";
import { countLayoutShift, layoutShift } from "../support/layoutShift.ts";
import { type OpenOptions, openPages } from "../support/openPages.ts";
import { settled } from "../support/settled.ts";
import { waitForFocus } from "../support/waitForFocus.ts";

const site = inject("site");
const open = openPages();

const WIDE = { width: 1280, height: 800 };
const SLOWLY = { timeout: 10_000 };

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: active } = document;
    return (active?.getAttribute("aria-label") ?? active?.textContent ?? "").trim();
  });
const listOf = (page: Page, entry: string) =>
  page
    .locator(".sf-menu > li", { has: page.getByRole("link", { name: entry, exact: true }) })
    .locator("ul");
const entry = (page: Page, name: string) => page.getByRole("link", { name, exact: true }).first();

/** Opens a page once its menu is alive. */
async function openSite(options: OpenOptions = {}, path = "/"): Promise<Page> {
  const page = await open({ viewport: WIDE, ...options });
  await page.goto(site + path);
  await page.locator(".sf-menu.sf-js-enabled").waitFor({ state: "attached" });
  return page;
}

describe("the menu on a wide screen", () => {
  test("opens under a mouse that rests, leads to a page of its list, and moves nothing [TH-015, TH-016]", async () => {
    const page = await open({ viewport: WIDE });
    await countLayoutShift(page);
    await page.goto(site);
    await page.locator(".sf-menu.sf-js-enabled").waitFor();
    await entry(page, "Shop").hover();
    await listOf(page, "Shop").waitFor();
    await entry(page, "Journal").hover();
    await listOf(page, "Journal").waitFor();
    await listOf(page, "Shop").waitFor({ state: "hidden" });
    await page.mouse.move(640, 700);
    await listOf(page, "Journal").waitFor({ state: "hidden" });
    await entry(page, "Shop").hover();
    await page.getByRole("link", { name: "Cards", exact: true }).first().click();
    await page.waitForURL(`${site}/shop/category/cards`);
    expect(await layoutShift(page)).toBe(0);
  });

  test("knows the pointer that was there before it, and asks for nothing but itself", async () => {
    const page = await open({ viewport: WIDE });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.route(/createMenu/, async (route) => {
      await entry(page, "Shop").hover();
      await route.continue();
    });
    await page.goto(site);
    await listOf(page, "Shop").waitFor();
    await settled(page);
    const ours = asked.filter((url) => /menu|press|dialog|search/i.test(url));
    expect(ours.map((url) => /assets\/(\w+)-/.exec(url)?.[1])).toEqual(["createMenu"]);
  });

  test("the arrow keys lead through it, and Escape gives the focus back", async () => {
    const page = await openSite();
    await entry(page, "Shop").focus();
    for (const [key, goal] of [
      ["ArrowRight", "Journal"],
      ["ArrowLeft", "Shop"],
      ["ArrowDown", "Posters"],
      ["End", "Calendars"],
      ["ArrowUp", "Notebooks"],
      ["Escape", "More in Shop"],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => focused(page), SLOWLY).toBe(goal);
    }
    expect(await listOf(page, "Shop").isVisible()).toBe(false);
    const button = page.getByRole("button", { name: "More in Shop" });
    await page.keyboard.press("Enter");
    expect(await button.getAttribute("aria-expanded")).toBe("true");
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("Posters");
  });

  test("in Arabic, the arrows are the other way round and lists end where their entry does", async () => {
    const page = await openSite({}, "/ar/");
    const first = page.locator(".sf-menu > li").first();
    await first.locator("a").first().focus();
    const second = await page.locator(".sf-menu > li > a").nth(1).innerText();
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => focused(page), SLOWLY).toBe(second);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowDown");
    const list = first.locator("ul");
    await list.waitFor();
    const [outer, inner] = await Promise.all([
      first.locator("a").first().boundingBox(),
      list.locator("a").first().boundingBox(),
    ]);
    const end = (box: typeof outer) => (box?.x ?? 0) + (box?.width ?? 0);
    // The list's entries have room around them.
    expect(end(inner) - end(outer)).toBeCloseTo(24, 0);
  });

  test("a first tap opens a list, the second follows the link", async () => {
    const page = await openSite({ hasTouch: true });
    await entry(page, "Shop").tap();
    await listOf(page, "Shop").waitFor();
    expect(new URL(page.url()).pathname).toBe("/");
    await entry(page, "Shop").tap();
    await page.waitForURL(`${site}/shop`);
  });

  test("a list of the last entry stays in the window", async () => {
    const page = await openSite({ viewport: { width: 1030, height: 700 } });
    // As if the menu were as wide as the page.
    await page.addStyleTag({ content: ".sf-menu { justify-content: end; inline-size: 47rem }" });
    await page.getByRole("button", { name: "More in Journal" }).click();
    const box = await listOf(page, "Journal").boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 9999)).toBeLessThanOrEqual(1030);
  });

  test("without script, its buttons open lists", async () => {
    const page = await open({ viewport: WIDE, javaScriptEnabled: false });
    await page.goto(site);
    await page.getByRole("button", { name: "More in Shop" }).click();
    await page.getByRole("link", { name: "Cards", exact: true }).first().click();
    // Without its pictures, which are made when they are asked for first.
    await page.waitForURL(`${site}/shop/category/cards`, { waitUntil: "commit" });
  });
});

describe("the menu on a narrow screen", () => {
  const menu = (page: Page) => page.getByRole("navigation", { name: "Main" });
  const button = (page: Page) => page.locator(".menu-button");
  const isInert = (page: Page) =>
    page.evaluate(() => document.querySelector("main")?.matches("[inert]"));

  test.each([360, 768])(
    "opens over a page that is inert and still, at %d px [TH-021]",
    async (width) => {
      const page = await openSite({ viewport: { width, height: 700 }, hasTouch: true });
      expect(await menu(page).isVisible()).toBe(false);
      await button(page).tap();
      await menu(page).waitFor();
      expect(
        await page.getByRole("link", { name: "Posters", exact: true }).first().isVisible(),
      ).toBe(true);
      await expect.poll(() => isInert(page), SLOWLY).toBe(true);
      expect(await button(page).getAttribute("aria-expanded")).toBe("true");
      expect(await focused(page)).toBe("Close");
      await page.mouse.wheel(0, 500);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await page.goBack();
      await menu(page).waitFor({ state: "hidden" });
      expect(await isInert(page)).toBe(false);
      expect(await button(page).getAttribute("aria-expanded")).toBe("false");
      expect(new URL(page.url()).pathname).toBe("/");
    },
  );

  test("is not there on a wide one, and closes when the window becomes one", async () => {
    const page = await openSite({ viewport: { width: 1023, height: 700 } });
    await button(page).click();
    await expect.poll(() => isInert(page), SLOWLY).toBe(true);
    await page.setViewportSize({ width: 1024, height: 700 });
    await expect.poll(() => isInert(page), SLOWLY).toBe(false);
    expect(await button(page).isVisible()).toBe(false);
    expect(await entry(page, "Shop").isVisible()).toBe(true);
    await page.getByRole("button", { name: "More in Shop" }).click();
    await listOf(page, "Shop").waitFor();
  });

  test("keeps the keyboard in it until Escape, and leads where its entries do", async () => {
    const page = await openSite({ viewport: { width: 360, height: 700 } });
    await button(page).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => isInert(page), SLOWLY).toBe(true);
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press("Tab");
      const isInside = await page.evaluate(() => {
        const { activeElement: active, body } = document;
        return active === body || Boolean(active?.closest("#site-menu"));
      });
      expect(isInside).toBe(true);
    }
    await page.keyboard.press("Escape");
    await menu(page).waitFor({ state: "hidden" });
    expect(await focused(page)).toBe("Menu");
    await page.keyboard.press("Enter");
    // Its lists stand open: a tap follows the entry at once.
    await entry(page, "Journal").click();
    await page.waitForURL(`${site}/journal`);
  });

  test("works without script", async () => {
    const page = await open({ viewport: { width: 360, height: 700 }, javaScriptEnabled: false });
    await page.goto(site);
    await button(page).click();
    await page.getByRole("link", { name: "Posters", exact: true }).first().click();
    await page.waitForURL(`${site}/shop/category/posters`);
  });
});

describe("the search in the header", () => {
  const tool = (page: Page) => page.locator(".site-tools > a");
  const field = (page: Page) => page.locator(".search-query");

  test("opens over the page with the focus in its field, suggests, and finds [TH-023]", async () => {
    const page = await openSite();
    await tool(page).click();
    await field(page).waitFor();
    await waitForFocus(field(page));
    expect(new URL(page.url()).pathname).toBe("/");
    // At once: a pause would have its beginning asked for alone.
    await page.keyboard.insertText("lighth");
    await page.getByRole("option", { name: "Lighthouse" }).waitFor(SLOWLY);
    await page.keyboard.press("Escape");
    expect(await page.getByRole("option").count()).toBe(0);
    expect(await field(page).isVisible()).toBe(true);
    await page.keyboard.press("Enter");
    await page.waitForURL(`${site}/search?q=lighth`);
    expect(await page.locator("h1").innerText()).toBe("Search");
  });

  test("closes by Escape, a click beside it, its button and Back, and the focus returns", async () => {
    const page = await openSite();
    const closings = [
      () => page.keyboard.press("Escape"),
      () => page.mouse.click(640, 700),
      () => page.getByRole("button", { name: "Close" }).last().click(),
      () => page.goBack(),
    ];
    for (const close of closings) {
      await tool(page).click();
      await field(page).waitFor();
      await page.locator("[data-vitrine-dialog=open]").waitFor();
      await page.waitForTimeout(200);
      await close();
      await field(page).waitFor({ state: "hidden" });
      expect(await focused(page)).toBe("Search");
    }
    expect(new URL(page.url()).pathname).toBe("/");
  });

  test("is left by two Escapes with suggestions open, and keeps what was written", async () => {
    const page = await openSite();
    await tool(page).click();
    await waitForFocus(field(page));
    await page.keyboard.insertText("lighth");
    await page.getByRole("option", { name: "Lighthouse" }).waitFor(SLOWLY);
    await page.keyboard.press("Escape");
    expect(await page.getByRole("option").count()).toBe(0);
    expect(await field(page).isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    await field(page).waitFor({ state: "hidden" });
    expect(await field(page).inputValue()).toBe("lighth");
    await expect.poll(() => focused(page), SLOWLY).toBe("Search");
  });

  test("opens at the first tap on a phone, in Arabic, in the page's width", async () => {
    const page = await openSite(
      { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
      "/ar/",
    );
    await tool(page).tap();
    await field(page).waitFor();
    const box = await page.locator("dialog[open]").boundingBox();
    expect([box?.x, box?.y, box?.width]).toEqual([0, 0, 360]);
    await field(page).fill("lighth");
    await page.getByRole("option").first().waitFor(SLOWLY);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/ar\/(?!search)/);
  });

  test.each(["createSearch", "search-popup"])(
    "leads to its page where %s cannot be fetched, or opens all the same",
    async (file) => {
      const page = await open({ viewport: WIDE, expected: [/ERR_FAILED/, /search failed/] });
      await page.route(new RegExp(`assets/${file}`), (route) => route.abort());
      await page.goto(site);
      await tool(page).click();
      await field(page).waitFor();
      expect(new URL(page.url()).pathname).toBe(file === "createSearch" ? "/search" : "/");
    },
  );

  test("is a link without script, and on its own page", async () => {
    const page = await open({ javaScriptEnabled: false });
    await page.goto(site);
    await tool(page).click();
    await page.waitForURL(`${site}/search`);
    const own = await open();
    await own.goto(`${site}/search`);
    expect(await own.locator(".search-query").count()).toBe(1);
    expect(await own.locator("dialog.vitrine-search").count()).toBe(0);
  });
});

describe("what stands open", () => {
  const found = async (page: Page) => {
    await atRest(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    return violations.map(({ id, nodes }) => [id, nodes[0]?.target]);
  };

  test.each(["light", "dark"] as const)(
    "axe finds nothing in a list, a phone's menu, the search, %s",
    async (colorScheme) => {
      const page = await openSite({ bypassCSP: true, colorScheme });
      await page.getByRole("button", { name: "More in Shop" }).click();
      await listOf(page, "Shop").waitFor();
      expect(await found(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await page.locator(".site-tools > a").click();
      await waitForFocus(page.locator(".search-query"));
      await page.keyboard.insertText("li");
      await page.getByRole("option").first().waitFor(SLOWLY);
      expect(await found(page)).toEqual([]);
      const phone = await openSite({
        bypassCSP: true,
        colorScheme,
        viewport: { width: 360, height: 700 },
      });
      await phone.locator(".menu-button").click();
      await phone.getByRole("navigation", { name: "Main" }).waitFor();
      expect(await found(phone)).toEqual([]);
    },
  );

  test("has edges in forced colours", async () => {
    const page = await openSite({ forcedColors: "active" });
    await page.getByRole("button", { name: "More in Shop" }).click();
    const edge = await listOf(page, "Shop").evaluate((list) => {
      const { borderTopWidth, borderTopStyle } = getComputedStyle(list);
      return [borderTopWidth, borderTopStyle];
    });
    expect(edge).toEqual(["1px", "solid"]);
  });

  test("has no motion where less is wanted", async () => {
    const page = await openSite({ reducedMotion: "reduce" });
    await page.getByRole("button", { name: "More in Shop" }).click();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});
