import type { Page } from "playwright";
import { describe, expect, inject, test } from "vitest";
import { announcements, noteAnnouncements } from "../support/announcements.ts";
import { axeFindings } from "../support/axeFindings.ts";
import { openPages } from "../support/openPages.ts";
import { serveElsewhere } from "../support/serveElsewhere.ts";
import { settled } from "../support/settled.ts";

const site = inject("site");
const open = openPages();

const WAIT = { timeout: 10_000 };

const works = (page: Page) => page.locator("#works > li");
const shown = (page: Page) =>
  works(page).evaluateAll(
    (items) => items.filter((item) => item.checkVisibility({ opacityProperty: true })).length,
  );
const filter = (page: Page, name: RegExp) =>
  page.getByRole("navigation", { name: "Filter work" }).getByRole("link", { name });
const chosen = (page: Page) =>
  page
    .locator("[data-grid-filter] [aria-current]")
    .evaluateAll((all) => all.map((one) => one.textContent?.split(" ")[0]));
const isAtRest = (page: Page) =>
  expect
    .poll(() => page.locator("#works[data-vitrine-grid]:not([data-vitrine-glides])").count(), WAIT)
    .toBe(1);

async function openWork(
  path = "/portfolio",
  options: Parameters<typeof open>[0] = {},
): Promise<Page> {
  const page = await open(options);
  await noteAnnouncements(page);
  await page.addInitScript(() => {
    const world = window as unknown as { unasked: number };
    world.unasked = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) world.unasked += entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(site + path);
  await settled(page);
  if (options?.javaScriptEnabled !== false) await isAtRest(page);
  return page;
}

/** Layout shift that no visitor's input asked for. */
const unasked = (page: Page) =>
  page.evaluate(() => (window as unknown as { unasked: number }).unasked);

describe("the portfolio", () => {
  test("is narrowed by a tag, by keyboard: the rest goes, the address says so, and it is announced", async () => {
    const page = await openWork();
    expect(await page.locator("#works > li:visible").count()).toBe(8);
    await filter(page, /^Letterpress/).focus();
    await page.keyboard.press("Enter");
    await expect
      .poll(() => page.locator("[data-grid-status]").innerText(), WAIT)
      .toBe("2 pieces of work");
    await expect.poll(() => announcements(page), WAIT).toContain("2 pieces of work");
    expect(new URL(page.url()).search).toBe("?filter=letterpress");
    expect(await chosen(page)).toEqual(["Letterpress"]);
    await expect.poll(() => page.locator("#works > li:visible").count(), WAIT).toBe(2);
    await isAtRest(page);
    // They close up: the first two columns of the first row.
    const tops = await page
      .locator("#works > li:visible")
      .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(1);
    expect(
      await page.evaluate(() => document.activeElement?.getAttribute("data-filter")),
    ).toContain("letterpress");
    expect(await unasked(page)).toBe(0);
  });

  test("comes back as it was, with Back and where the visitor had been on the page", async () => {
    const page = await openWork("/portfolio", { viewport: { width: 360, height: 640 } });
    await page.evaluate(() => window.scrollTo(0, 1500));
    await filter(page, /^Proofs/).evaluate((link: HTMLElement) => link.click());
    await expect.poll(() => page.locator("#works > li:visible").count(), WAIT).toBe(2);
    await page.goBack();
    await expect.poll(() => page.locator("#works > li:visible").count(), WAIT).toBe(8);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY)), WAIT).toBe(1500);
    expect(await chosen(page)).toEqual(["All"]);
    expect(new URL(page.url()).search).toBe("");
    await page.goForward();
    await expect.poll(() => page.locator("#works > li:visible").count(), WAIT).toBe(2);
  });

  test("opens narrowed at a shared address, without a shift, and shows the rest when asked", async () => {
    const page = await openWork("/portfolio?filter=proofs");
    expect(await page.locator("#works > li:visible").count()).toBe(2);
    expect(await unasked(page)).toBe(0);
    await filter(page, /^All work/).click();
    await expect.poll(() => page.locator("#works > li:visible").count(), WAIT).toBe(8);
    expect(new URL(page.url()).search).toBe("");
  });

  test("is narrowed by the server without script, and a tag that nobody has shows all", async () => {
    const page = await openWork("/portfolio", { javaScriptEnabled: false });
    expect(await page.locator("#works > li:visible").count()).toBe(8);
    await filter(page, /^Ink/).click();
    await page.waitForURL(/\?filter=ink$/);
    expect(await page.locator("#works > li:visible").count()).toBe(3);
    expect(await page.locator("[data-grid-status]").innerText()).toBe("3 pieces of work");
    await page.goto(`${site}/portfolio?filter=nothing`);
    expect(await page.locator("#works > li:visible").count()).toBe(8);
  });

  test("is in reach of axe in every state, light and dark, right to left, too", async () => {
    for (const [path, colorScheme] of [
      ["/portfolio", "light"],
      ["/ar/portfolio", "dark"],
    ] as const) {
      const page = await openWork(path, { bypassCSP: true, colorScheme });
      expect(await axeFindings(page, "main")).toEqual([]);
      await page.locator("[data-grid-filter] a").nth(2).click();
      await isAtRest(page);
      expect(await axeFindings(page, "main")).toEqual([]);
    }
  });

  test("leaves every other tag where it is when one is chosen, also where they stand side by side", async () => {
    const page = await openWork();
    const places = () =>
      page.locator("[data-grid-filter] a").evaluateAll((links) =>
        links.map((one) => {
          const { left, top, width } = one.getBoundingClientRect();
          return [left, top, width];
        }),
      );
    const before = await places();
    await filter(page, /^Letterpress/).click();
    expect(await chosen(page)).toEqual(["Letterpress"]);
    expect(await places()).toEqual(before);
  });

  test("prints what its filter leaves, and how many that are, in rows", async () => {
    const page = await openWork();
    await filter(page, /^Ink/).click();
    await isAtRest(page);
    await page.emulateMedia({ media: "print" });
    expect(await shown(page)).toBe(3);
    expect(await page.locator("[data-grid-status]").innerText()).toBe("3 pieces of work");
    const boxes = await page.locator("#works").evaluate((grid) => {
      const all = [...grid.children].filter((one) => one.checkVisibility());
      const places = all.map((one) => one.getBoundingClientRect());
      const { bottom } = grid.getBoundingClientRect();
      return {
        moved: all.map((one) => getComputedStyle(one).translate),
        isWithin: places.every((place) => place.bottom <= bottom + 1),
      };
    });
    expect(boxes).toEqual({ moved: ["none", "none", "none"], isWithin: true });
  });

  test("hides nothing on paper that waits to fade in", async () => {
    const page = await openWork("/portfolio", { viewport: { width: 360, height: 640 } });
    await expect
      .poll(() => page.locator("[data-vitrine-fade=waits]").count(), WAIT)
      .toBeGreaterThan(3);
    await page.emulateMedia({ media: "print" });
    expect(await shown(page)).toBe(8);
  });

  test("reads from the first to the last where its script does not come", async () => {
    const page = await open({ expected: [/ERR_FAILED/, /grid.* failed|fade-in failed/] });
    await page.route(/createGrid|createFadeIn/, (route) => route.abort());
    await page.goto(`${site}/portfolio`);
    await settled(page);
    expect(await shown(page)).toBe(8);
    await filter(page, /^Ink/).click();
    await expect.poll(() => page.locator("#works > li:visible").count(), WAIT).toBe(3);
  });
});

describe("the shop", () => {
  test("changes between grid and list without a new page, and the address holds [SH-003]", async () => {
    const page = await open({ bypassCSP: true });
    await page.goto(`${site}/shop?order=price`);
    await settled(page);
    await page.evaluate(() => {
      document.body.dataset.same = "";
    });
    const widths = () =>
      page
        .locator(".products > li")
        .evaluateAll(([first, second]) => [
          first?.getBoundingClientRect().top === second?.getBoundingClientRect().top,
        ]);
    expect(await widths()).toEqual([true]);
    await page.locator(".toggle_list").click();
    await expect.poll(widths, WAIT).toEqual([false]);
    await expect.poll(() => new URL(page.url()).search, WAIT).toBe("?order=price&view=list");
    expect(await page.locator("body[data-same]").count()).toBe(1);
    expect(await page.locator(".toggle_list").getAttribute("aria-current")).toBe("true");
    await page.waitForTimeout(500);
    expect(await axeFindings(page, "main")).toEqual([]);
    // Without scrolling there, on which its products would come here and the link go.
    await page.locator(".pagination .next").dispatchEvent("click");
    await expect.poll(() => new URL(page.url()).search, WAIT).toContain("page=2&view=list");
    await expect.poll(widths, WAIT).toEqual([false]);
    await page.goBack();
    await expect.poll(widths, WAIT).toEqual([false]);
    await page.locator(".toggle_grid").focus();
    await page.keyboard.press("Enter");
    await expect.poll(widths, WAIT).toEqual([true]);
    expect(new URL(page.url()).search).toBe("?order=price");
  });

  test("hides what is of another category once one is chosen, and shows it again [SH-005]", async () => {
    const page = await open();
    const names = () => page.locator(".products > li:visible .product-title").allInnerTexts();
    const tree = page.getByRole("navigation", { name: "Categories" });
    const choose = async (name: RegExp, address: string) => {
      await tree.getByRole("link", { name }).first().click();
      await page.waitForURL(address);
      return names();
    };
    await page.goto(`${site}/shop`);
    const all = await names();
    const shown = await choose(/^Notebooks/, "**/shop/category/notebooks");
    const hidden = all.filter((name) => !shown.includes(name));
    expect(hidden.length).toBeGreaterThan(0);
    expect(all.filter((name) => shown.includes(name)).length).toBeGreaterThan(0);
    // Each is where its own page says.
    for (const [name, isOne] of [
      [shown[0], true],
      [shown.at(-1), true],
      [hidden[0], false],
      [hidden.at(-1), false],
    ] as const) {
      const found = `${site}/search?q=${encodeURIComponent(name ?? "")}`;
      await page.goto(found);
      await page
        .getByRole("link", { name: name ?? "", exact: true })
        .first()
        .click();
      await page.locator(".breadcrumb").waitFor();
      const trail = await page.locator(".breadcrumb").innerText();
      expect([name, trail.includes("Notebooks")]).toEqual([name, isOne]);
    }
    await page.goto(`${site}/shop/category/notebooks`);
    expect(await choose(/^All products/, `${site}/shop`)).toEqual(all);
  });
});

/** As the theme writes it, on another origin. */
const FOREIGN = `<!doctype html><html lang="en"><head><title>Elsewhere</title>
<style>.rowtight::after { content: ""; display: table; clear: both } .tcol { float: left; width: 25%; display: block } .tcol b { display: block; height: 90px } .kt_item_fade_in { opacity: 0 } .shopcolumn1 .tcol { width: 100% }</style></head>
<body><div class="main"><section id="options"><ul id="filters" class="option-set"><li><a href="#" data-filter="*" class="selected">All</a></li><li><a href="#" data-filter=".maps">Maps</a></li><li><a href="#" data-filter=".[">Broken</a></li></ul></section>
<div class="kt_product_toggle_container"><div class="toggle_grid toggle_active"></div><div class="toggle_list"></div></div>
<div id="portfoliowrapper" class="init-isotope rowtight kad_product_wrapper" data-fade-in="1" data-iso-selector=".tcol" data-iso-style="masonry" data-iso-filter="true">
${Array.from({ length: 9 }, (_none, index) => `<div class="tcol ${index % 3 ? "posters" : "maps"}"><div class="kt_item_fade_in"><b></b>${index % 3 ? "Poster" : "Map"}</div></div>`).join("")}
</div></div><script type="module" src="${site}/vitrine.js"></script></body></html>`;

describe("a page of the theme that includes vitrine.js", () => {
  const address = serveElsewhere(FOREIGN);

  test("filters, fades in and changes its view by its own markup [TH-040, TH-043, SH-005]", async () => {
    const page = await open({ expected: [/is no selector/] });
    await page.goto(address());
    const items = page.locator(".tcol");
    await expect
      .poll(
        () =>
          page
            .locator(".kt_item_fade_in")
            .evaluateAll((all) => all.every((one) => getComputedStyle(one).opacity === "1")),
        WAIT,
      )
      .toBe(true);
    await page.getByRole("link", { name: "Maps" }).click();
    await expect.poll(() => page.locator(".tcol:visible").count(), WAIT).toBe(3);
    expect(await page.locator(".tcol:visible").allInnerTexts()).toEqual(["Map", "Map", "Map"]);
    expect(await page.getByRole("link", { name: "Maps" }).getAttribute("class")).toBe("selected");
    expect(new URL(page.url()).searchParams.get("filter")).toBe(".maps");
    await page.getByRole("link", { name: "Broken" }).click();
    await expect.poll(() => page.locator(".tcol:visible").count(), WAIT).toBe(9);
    await page.goto(`${address()}?filter=.maps`);
    await expect.poll(() => page.locator(".tcol:visible").count(), WAIT).toBe(3);
    await page.getByRole("button", { name: "Show as a list" }).press("Enter");
    await expect
      .poll(() => items.first().evaluate((one: HTMLElement) => one.offsetWidth > 600), WAIT)
      .toBe(true);
    await page.reload();
    await expect
      .poll(() => items.first().evaluate((one: HTMLElement) => one.offsetWidth > 600), WAIT)
      .toBe(true);
  });
});
