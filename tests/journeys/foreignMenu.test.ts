import type { Page } from "playwright";
import { describe, expect, inject, test } from "vitest";
import { axeFindings } from "../support/axeFindings.ts";
import { countLayoutShift, layoutShift } from "../support/layoutShift.ts";
import { type OpenOptions, openPages } from "../support/openPages.ts";
import { serveElsewhere } from "../support/serveElsewhere.ts";

const site = inject("site");
const open = openPages();

/** A theme's page as its server writes it, with its stylesheet and without its scripts. */
const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Elsewhere</title><link rel="icon" href="data:,">
<style>
body { margin: 0 } ul { margin: 0; padding: 0; list-style: none } a { color: #004; text-decoration: none }
#nav-main { display: flex; gap: 20px; background: #fff }
.sf-menu { display: flex } .sf-menu li { position: relative } .sf-menu a { display: block; padding: 12px 30px 12px 12px }
.sf-menu ul { position: absolute; display: none; top: 100%; left: 0; width: 180px; background: #fff; z-index: 9 }
.sf-menu ul ul { top: 0; left: 180px } .sf-menu li:hover > ul, .sf-menu li.sfHover > ul { display: block }
.collapse { display: none } .collapse.in { display: block }
.kt-menu-search-btn { display: inline-block; width: 40px; height: 40px; background: #004 } .collapse-next { display: inline-block; width: 30px; height: 30px; background: #004 }
.search-query { height: 40px } .kad-mobile-nav a { display: inline-block; padding: 12px } .mobileclass, .kad-mobile-nav { display: none }
@media (max-width: 991px) { #nav-main { display: none } .mobileclass, .kad-mobile-nav { display: block } }
</style></head>
<body data-sticky="1">
<header><nav id="nav-main" aria-label="Main"><ul id="menu-main" class="sf-menu">
  <li class="sf-dropdown"><a href="#shop">Shop</a><ul class="sf-dropdown-menu">
    <li><a href="#books">Books</a></li>
    <li><a href="#prints">Prints</a><ul><li><a href="#large">Large</a></li></ul></li></ul></li>
  <li><a href="#journal">Journal</a></li></ul>
  <a class="kt-menu-search-btn collapsed" data-toggle="collapse" data-target="#kad-menu-search-popup"></a></nav>
<button class="nav-trigger-case mobileclass collapsed" data-toggle="collapse" data-target=".mobile_menu_collapse">Menu</button>
<div class="kad-mobile-nav"><div class="mobile_menu_collapse collapse"><ul>
  <li><a href="#m-shop">Our shop</a><span class="collapse-next"></span><ul class="sf-dropdown-menu collapse"><li><a href="#m-books">Our books</a></li></ul></li></ul></div></div>
<div id="kad-menu-search-popup" class="collapse"><div class="kt-search-container"><form role="search" action="#found"><input class="search-query" name="s" type="text" aria-label="Search for"></form></div></div></header>
<main><h1>Elsewhere</h1><p>Words.</p><div style="height:1500px"></div></main>
<script type="module" src="${site}/vitrine.js"></script></body></html>`;

const address = serveElsewhere(PAGE);

async function openTheme(options: OpenOptions = {}): Promise<Page> {
  const page = await open({ viewport: { width: 1280, height: 800 }, ...options });
  await countLayoutShift(page);
  await page.goto(address());
  await page.locator(".sf-menu.sf-js-enabled").waitFor({ state: "attached" });
  return page;
}

const link = (page: Page, name: string) => page.getByRole("link", { name, exact: true });

describe("a theme's page that includes vitrine.js from another origin", () => {
  test("its menu opens by mouse, keyboard and touch, and nothing moves", async () => {
    const page = await openTheme({ hasTouch: true });
    await link(page, "Shop").hover();
    await link(page, "Books").waitFor();
    await link(page, "Prints").hover();
    await link(page, "Large").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.mouse.move(600, 600);
    await link(page, "Books").waitFor({ state: "hidden" });
    await link(page, "Shop").focus();
    await page.keyboard.press("Tab");
    const button = page.getByRole("button", { name: "Shop" });
    expect(await button.getAttribute("aria-expanded")).toBe("false");
    await page.keyboard.press("Enter");
    expect(await button.getAttribute("aria-expanded")).toBe("true");
    await page.keyboard.press("Escape");
    await link(page, "Books").waitFor({ state: "hidden" });
    await link(page, "Shop").tap();
    await link(page, "Books").waitFor();
    expect(new URL(page.url()).hash).toBe("");
    await link(page, "Books").tap();
    expect(new URL(page.url()).hash).toBe("#books");
    expect(await layoutShift(page)).toBe(0);
  });

  test("its search opens with the focus in its field, and closes by Escape, Back and a click elsewhere", async () => {
    const page = await openTheme();
    const control = page.getByRole("button", { name: "Search" });
    const field = page.getByRole("textbox", { name: "Search for" });
    for (const close of [
      () => page.keyboard.press("Escape"),
      () => page.goBack(),
      () => page.mouse.click(640, 600),
    ]) {
      await control.click();
      await field.waitFor();
      await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
      expect(await control.getAttribute("aria-expanded")).toBe("true");
      await page.waitForTimeout(500);
      await close();
      await page
        .locator("#kad-menu-search-popup[data-vitrine-collapse=closed]")
        .waitFor({ state: "attached" });
      expect(await control.getAttribute("aria-expanded")).toBe("false");
    }
    await control.focus();
    await page.keyboard.press("Enter");
    await field.waitFor();
    await page.waitForTimeout(500);
    expect(await axeFindings(page)).toEqual([]);
  });

  test("its phone's menu opens from its button, lists in it from theirs, and Escape and Back close it", async () => {
    const page = await openTheme({ viewport: { width: 360, height: 700 }, hasTouch: true });
    const button = page.getByRole("button", { name: "Menu" });
    await page.locator(".nav-trigger-case[aria-expanded=false]").waitFor();
    await button.tap();
    await link(page, "Our shop").waitFor();
    await page.getByRole("button", { name: "Our shop" }).tap();
    await page.locator(".collapse-next.toggle-active[aria-expanded=true]").waitFor();
    await link(page, "Our books").waitFor();
    await page.waitForTimeout(500);
    expect(await axeFindings(page)).toEqual([]);
    await button.tap();
    await link(page, "Our shop").waitFor({ state: "hidden" });
    for (const close of [() => page.keyboard.press("Escape"), () => page.goBack()]) {
      await page.waitForFunction(() => !history.state?.vitrineLayers);
      await button.tap();
      await link(page, "Our shop").waitFor();
      await link(page, "Our shop").focus();
      await page.waitForFunction(() => history.state?.vitrineLayers === 1);
      await close();
      await link(page, "Our shop").waitFor({ state: "hidden" });
      expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
    }
  });
});
