import type { Page } from "playwright";
import { describe, expect, inject, test } from "vitest";
import { axeFindings } from "../support/axeFindings.ts";
import { countLayoutShift, layoutShift } from "../support/layoutShift.ts";
import { type OpenOptions, openPages } from "../support/openPages.ts";
import { serveElsewhere } from "../support/serveElsewhere.ts";
import { settled } from "../support/settled.ts";

const site = inject("site");
const open = openPages();

const KINDS = ["print", "poster", "card"];
const ITEMS = 12;
const PAGES = 3;

const heightOf = (index: number): number => 200 + (index % KINDS.length) * 60;

/** A card of the theme's grid, its picture a link to itself. */
const card = (index: number): string =>
  `<div class="card ${KINDS[index % KINDS.length]} kt_item_fade_in" id="card-${index}"><a href="/picture-${index}.svg" data-rel="lightbox" title="Picture ${index}"><img src="/picture-${index}.svg" width="300" height="${heightOf(index)}" alt="Picture ${index}"></a><h3>Card ${index}</h3></div>`;

const cards = (page: number): string =>
  Array.from({ length: ITEMS }, (_, index) => card((page - 1) * ITEMS + index)).join("");

const next = (page: number): string =>
  page < PAGES
    ? `<nav class="pagination" aria-label="Pages"><a class="next" href="/page/${page + 1}">Next page</a></nav>`
    : "";

/** All of the theme's behaviours on one page, as its server writes it; its scripts are left out. */
const themePage = (
  page: number,
): string => `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Elsewhere ${page}</title><link rel="icon" href="data:,">
<style>
body { margin: 0; font: 16px/1.5 Arial, sans-serif; color: #111; background: #fff } a { color: #004 } ul { list-style: none; margin: 0; padding: 0 }
#kad-banner { background: #fff } #kad-shrinkheader { height: 90px; display: flex; align-items: center; gap: 20px }
.sf-menu { display: flex } .sf-menu li { position: relative } .sf-menu a { display: block; padding: 0 30px 0 12px }
.sf-menu ul { position: absolute; display: none; top: 100%; left: 0; width: 180px; background: #fff } .sf-menu ul a { line-height: 44px }
.main { max-width: 1100px; margin: auto; padding: 0 16px } .card { float: left; width: 25%; box-sizing: border-box; padding: 8px } .card img { width: 100%; height: auto; display: block }
.init-isotope::after { content: ""; display: block; clear: both } .pagination { clear: both; padding: 20px }
#filters a, .tabs a { display: inline-block; padding: 12px } .tabs { display: flex }
.kad-animation { opacity: 0 } .js-no-script .kad-animation { opacity: 1 } .tall { height: 900px } footer { padding: 40px; background: #eee }
</style></head>
<body class="stickyheader" data-sticky="1" data-animate="1" data-jsselect="1" data-product-tab-scroll="1">
<header id="kad-banner" class="banner headerclass kad-header-style-three" data-header-shrink="1" data-mobile-sticky="0" data-header-base-height="90"><div id="kad-shrinkheader">
  <nav class="nav-main" aria-label="Main"><ul class="sf-menu"><li><a href="#grid">Shop</a><ul><li><a href="#books">Books</a></li></ul></li><li><a href="#form">Ask</a></li></ul></nav></div></header>
<main class="main"><h1>All at once</h1>
<div id="options"><div id="filters" class="option-set"><a href="#" data-filter="*" class="selected">All</a>${KINDS.map((kind) => `<a href="#" data-filter=".${kind}">${kind}</a>`).join("")}</div></div>
<h2>Work</h2>
<div id="grid" class="init-isotope init-infinit" data-iso-selector=".card" data-iso-style="masonry" data-iso-filter="true" data-fade-in="1" data-nextselector=".pagination a.next" data-navselector=".pagination" data-itemselector=".card" data-itemloadselector=".kt_item_fade_in">${cards(page)}</div>
${next(page)}
<form id="form" action="/found"><label>Country <select name="country"><option>Norway</option><option>Peru</option></select></label> <button>Send</button></form>
<div class="woocommerce-tabs"><ul class="tabs wc-tabs"><li><a href="#tab-one">One</a></li><li><a href="#tab-two">Two</a></li></ul>
  <section class="wc-tab" id="tab-one"><p>The first panel.</p></section><section class="wc-tab" id="tab-two"><p>The second panel.</p></section></div>
<div class="tall"></div><p class="kad-animation" data-delay="100">It comes in.</p>
<p class="kt_typed_element" data-first-sentence="Ink is slow." data-sentence-count="1" data-speed="20" data-start-delay="0"></p>
<div class="tall"></div></main><footer><a href="#imprint">Imprint</a></footer>
<script type="module" src="${site}/vitrine.js"></script></body></html>`;

const picture = (index: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="${heightOf(index)}"><rect width="100%" height="100%" fill="teal"/></svg>`;

const elsewhere = serveElsewhere(({ url = "" }, response) => {
  const [, drawn] = /\/picture-(\d+)\.svg/.exec(url) ?? [];
  const page = Number(/\/page\/(\d+)/.exec(url)?.[1] ?? 1);
  if (drawn) response.setHeader("content-type", "image/svg+xml");
  response.end(drawn ? picture(Number(drawn)) : themePage(page));
});

async function openTheme(options: OpenOptions = {}): Promise<Page> {
  const page = await open({ viewport: { width: 1280, height: 800 }, ...options });
  await countLayoutShift(page);
  await page.goto(elsewhere());
  await settled(page);
  return page;
}

const shownCards = (page: Page): Promise<number> =>
  page
    .locator(".card")
    .evaluateAll(
      (all) => all.filter((one) => one.checkVisibility({ visibilityProperty: true })).length,
    );

const wait = { timeout: 15_000 };

describe("a theme's page with all of its behaviours at once, and vitrine.js from another origin", () => {
  test("filters, brings the next page, and opens a picture that came with it", async () => {
    const page = await openTheme();
    await page
      .getByRole("link", { name: "poster", exact: true })
      .or(page.getByRole("button", { name: "poster" }))
      .click();
    await expect.poll(() => shownCards(page), wait).toBeLessThan(ITEMS);
    // What stands below it is in view by now, and is not pushed away unasked.
    await page.getByRole("button", { name: "Load more" }).click(wait);
    await page.locator("#card-13").waitFor({ state: "attached", ...wait });
    // What came later obeys the filter that was chosen before.
    await expect
      .poll(
        () =>
          page
            .locator("#card-12")
            .evaluate((one) => one.checkVisibility({ visibilityProperty: true })),
        wait,
      )
      .toBe(false);
    await page.locator("#card-13 a").click();
    const dialog = page.getByRole("dialog");
    await dialog.waitFor(wait);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden", ...wait });
    expect(
      await page
        .locator("#card-13 a")
        .evaluate((link) => link === link.ownerDocument.activeElement),
    ).toBe(true);
  });

  test("keeps its header above, its tabs below that, and shows all that waits for the visitor", async () => {
    const page = await openTheme();
    await page.getByRole("tab", { name: "Two" }).click();
    await page.getByText("The second panel.").waitFor();
    expect(await page.getByText("The first panel.").isVisible()).toBe(false);
    const header = page.locator("#kad-banner");
    await expect
      .poll(() => header.evaluate((one) => Math.round(one.getBoundingClientRect().top)), wait)
      .toBeLessThanOrEqual(0);
    await page.mouse.move(640, 400);
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 300);
        return page.getByText("It comes in.").evaluate((one) => one.getBoundingClientRect().top);
      }, wait)
      .toBeLessThan(500);
    await expect
      .poll(
        () => page.getByText("It comes in.").evaluate((one) => getComputedStyle(one).opacity),
        wait,
      )
      .toBe("1");
    await expect
      .poll(() => page.locator(".kt_typed_element").innerText(), wait)
      .toContain("Ink is slow.");
  });

  test("has nothing that a check of accessibility finds, with a menu open, and moves nothing", async () => {
    const page = await openTheme();
    await page.getByRole("link", { name: "Shop" }).hover();
    await page.getByRole("link", { name: "Books" }).waitFor(wait);
    expect(await axeFindings(page)).toEqual([]);
    expect(await layoutShift(page)).toBe(0);
  });

  test("shows what is to be typed before that is fetched, and if it never is", async () => {
    const page = await open({
      viewport: { width: 1280, height: 800 },
      expected: [/^warning: vitrine: typed-text failed/, /ERR_FAILED/],
    });
    await page.route(/createTypedText/, (route) => route.abort());
    await page.goto(elsewhere());
    await settled(page);
    const line = page.locator(".kt_typed_element");
    const seen = () =>
      line.evaluate((one) => [
        getComputedStyle(one, "::before").content,
        one.getBoundingClientRect().height,
      ]);
    expect(await seen()).toEqual(['"Ink is slow."', 24]);
    await line.scrollIntoViewIfNeeded();
    await settled(page);
    expect(await seen()).toEqual(['"Ink is slow."', 24]);
    await page.evaluate(() => window.vitrine?.stop());
    expect(await seen()).toEqual(["none", 0]);
  });

  test("keeps to the system's colours, with its menu open and a tab chosen", async () => {
    const page = await openTheme({ forcedColors: "active" });
    await page.getByRole("tab", { name: "Two" }).click();
    await page.getByRole("link", { name: "Shop" }).hover();
    await page.getByRole("link", { name: "Books" }).waitFor(wait);
    expect(await axeFindings(page)).toEqual([]);
    await page.locator("h1").click();
    const outlines = await page
      .getByRole("tab")
      .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).outlineStyle));
    expect(outlines).toEqual(["none", "solid"]);
  });

  test("is whole on paper, with nothing over it", async () => {
    const page = await openTheme();
    await page.evaluate(() => window.scrollTo(0, 900));
    await page.emulateMedia({ media: "print" });
    for (const text of ["The first panel.", "The second panel.", "It comes in.", "Card 11"]) {
      await expect
        .poll(
          () =>
            page
              .getByText(text)
              .evaluate((one) =>
                one.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
              ),
          wait,
        )
        .toBe(true);
    }
    expect(
      await page.locator("#kad-banner").evaluate((one) => getComputedStyle(one).position),
    ).toBe("static");
    expect(await page.locator("#kad-banner").evaluate((one) => one.clientHeight)).toBe(90);
  });

  test("posts the country that was chosen in a select of the page's look", async () => {
    const page = await openTheme();
    await page.getByLabel("Country").selectOption("Peru");
    await page.getByRole("button", { name: "Send" }).click();
    await page.waitForURL(/found\?country=Peru/);
  });
});
