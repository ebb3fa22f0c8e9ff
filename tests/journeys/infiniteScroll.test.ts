import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { launchSite } from "../../scripts/launchSite.js";
import { axeFindings } from "../support/axeFindings.ts";
import { captureRequests } from "../support/capture.ts";
import { countLayoutShift, layoutShift } from "../support/layoutShift.ts";
import { type OpenOptions, openPages } from "../support/openPages.ts";
import { serveElsewhere } from "../support/serveElsewhere.ts";
import { settled } from "../support/settled.ts";

const open = openPages();
const root = resolve(import.meta.dirname, "../..");
/** As many as the shop shows on a page. */
const PER_PAGE = 24;

let site: Awaited<ReturnType<typeof launchSite>>;

beforeAll(async () => {
  site = await launchSite();
  const command = [
    resolve(root, "scripts/start.cjs"),
    "seed",
    "--products",
    "160",
    "--posts",
    "30",
  ];
  execFileSync(process.execPath, command, {
    cwd: root,
    env: { ...process.env, DATA_DIR: site.dataDir },
  });
}, 120_000);

afterAll(async () => {
  await site.stop();
});

async function openAt(path: string, options: OpenOptions = {}): Promise<Page> {
  const page = await open({ viewport: { width: 1280, height: 900 }, ...options });
  await countLayoutShift(page);
  await page.goto(site.address + path);
  await settled(page);
  // At the edge, where no link lies: hovering one would fetch the page behind it.
  await page.mouse.move(2, 400);
  return page;
}

const LIST = "[data-infinite-scroll]";
const count = (page: Page): Promise<number> => page.locator(`${LIST} > li`).count();
const phase = (page: Page): Promise<string | null> =>
  page.locator(LIST).getAttribute("data-infinite-scroll-phase");
const more = (page: Page) => page.getByRole("button", { name: /^Load more/ });
const address = (page: Page): string => page.url().slice(site.address.length);

/** How far below the window the list ends. */
const left = (page: Page): Promise<number> =>
  page.locator(LIST).evaluate((list) => list.getBoundingClientRect().bottom - innerHeight);

/** How far down the page the list begins. */
const beginOf = (page: Page): Promise<number> =>
  page.locator(LIST).evaluate((list) => Math.round(list.getBoundingClientRect().top + scrollY));

/** Scrolls by so much at once: a wheel's glide would go on while the list grows. */
const scrollBy = (page: Page, top: number): Promise<void> =>
  page.evaluate((by) => window.scrollBy({ top: by, behavior: "instant" }), top);

/** Reads on until the list's end is near, or so many pages are there. */
async function readOn(page: Page, pages = Number.POSITIVE_INFINITY): Promise<void> {
  for (let way = await left(page); way > 350; way = await left(page)) {
    if ((await count(page)) >= pages * PER_PAGE) return;
    await scrollBy(page, Math.min(600, way - 300));
    await page.waitForTimeout(60);
  }
}

/** Reads on, page after page, until so many are there. */
async function readTo(page: Page, pages: number): Promise<void> {
  for (let shown = 2; shown <= pages; shown += 1) {
    await readOn(page, shown);
    await expect
      .poll(() => count(page), { timeout: 30_000 })
      .toBeGreaterThanOrEqual(shown * PER_PAGE);
  }
  expect(await count(page)).toBe(pages * PER_PAGE);
}

/** What axe finds once all is there: an item in the midst of its fade has little contrast. */
async function findings(page: Page): Promise<unknown[]> {
  const fades = (): Promise<number> =>
    page.locator(LIST).evaluate((list) => list.getAnimations({ subtree: true }).length);
  await expect.poll(fades, { timeout: 5000 }).toBe(0);
  // A link that happens to be half beneath what stays in the window is not too near to that.
  await page.addStyleTag({
    content: `.site-header { --vitrine-sticky-header-position: static }
      [data-back-to-top] { display: none !important }`,
  });
  const header = page.locator(".site-header");
  expect(await header.evaluate((one) => getComputedStyle(one).position)).toBe("static");
  return axeFindings(page);
}

describe("the shop's list", () => {
  test("goes on three times by itself, then on demand, and nothing shifts; the address follows [TH-060, TH-062]", async ({
    task,
  }) => {
    const page = await openAt("/shop");
    const capture = captureRequests(page, task);
    await readTo(page, 2);
    const request = await capture.next(({ url }) => url.search === "?page=2");
    expect([request.method, request.url.pathname, request.body]).toEqual(["GET", "/shop", ""]);
    await readTo(page, 3);
    await expect.poll(() => address(page)).toBe("/shop?page=2");
    await readTo(page, 4);
    await readOn(page);
    await more(page).waitFor();
    await page.mouse.wheel(0, 2000);
    await page.waitForTimeout(500);
    expect(await count(page)).toBe(4 * PER_PAGE);
    expect(await layoutShift(page)).toBe(0);
    await more(page).click();
    await expect.poll(() => count(page), { timeout: 10_000 }).toBe(5 * PER_PAGE);
    const at = await page.evaluate(
      (list) =>
        [...document.querySelectorAll(`${list} > li`)].indexOf(document.activeElement as Element),
      LIST,
    );
    expect(at).toBe(4 * PER_PAGE);
    await expect.poll(() => address(page)).toBe("/shop?page=5");
    await page.mouse.wheel(0, -30_000);
    await expect.poll(() => address(page)).toBe("/shop");
    const names = await page.locator(`${LIST} .product-title`).allInnerTexts();
    const addresses = await page
      .locator(`${LIST} .card-link`)
      .evaluateAll((links) => new Set(links.map((link) => link.getAttribute("href"))).size);
    expect([names.length, addresses]).toEqual([5 * PER_PAGE, 5 * PER_PAGE]);
  });

  test("lets whoever goes by the Tab key get to the footer", async () => {
    const page = await openAt("/shop");
    await page
      .locator(`${LIST} .card-link`)
      .nth(PER_PAGE - 2)
      .focus();
    await page.keyboard.press("Tab");
    await more(page).waitFor();
    const path: string[] = [];
    for (let step = 0; step < 4; step += 1) {
      await page.keyboard.press("Tab");
      path.push(
        await page.evaluate(() =>
          document.activeElement?.closest("footer")
            ? "footer"
            : (document.activeElement?.localName ?? ""),
        ),
      );
    }
    expect(path.slice(0, 2)).toEqual(["button", "footer"]);
    expect(await count(page)).toBe(PER_PAGE);
  });

  test("lets whoever sees the footer stay there", async () => {
    const page = await openAt("/shop");
    await scrollBy(page, 100_000);
    await more(page).waitFor();
    await page.waitForTimeout(600);
    expect(await page.locator("footer.site-footer").isVisible()).toBe(true);
    const { y = 0 } = (await page.locator("footer.site-footer").boundingBox()) ?? {};
    expect(y).toBeLessThan(900);
    expect([await count(page), await layoutShift(page)]).toEqual([PER_PAGE, 0]);
  });

  test("is found again where it was left, by Back, with all pages that were there", async () => {
    const page = await openAt("/shop");
    const start = await beginOf(page);
    await readTo(page, 4);
    const link = page.locator(`${LIST} .card-link`).nth(2 * PER_PAGE + 4);
    await link.evaluate((element) => element.scrollIntoView({ block: "center" }));
    await expect.poll(() => address(page)).toBe("/shop?page=3");
    const top = (): Promise<number> =>
      link.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const before = await top();
    await link.click();
    await page.waitForURL(/\/shop\/[\w-]+$/);
    await page.goBack();
    await expect.poll(() => count(page), { timeout: 15_000 }).toBe(4 * PER_PAGE);
    await expect.poll(top, { timeout: 5000 }).toBe(before);
    await page.waitForTimeout(300);
    expect([address(page), await layoutShift(page), await top()]).toEqual([
      "/shop?page=3",
      0,
      before,
    ]);
    await expect.poll(() => beginOf(page), { timeout: 5000 }).toBe(start);
    // What came by itself before does not come by itself once more.
    await readOn(page);
    await more(page).waitFor();
  });

  test("opened on its third page begins there, and leads to what is before", async () => {
    const page = await openAt("/shop?page=3");
    const link = page.getByRole("link", { name: "Show earlier ones" });
    expect(await link.getAttribute("href")).toBe("/shop?page=2");
    expect(await count(page)).toBe(PER_PAGE);
    await readTo(page, 2);
    expect(await findings(await openAt("/shop?page=3", { bypassCSP: true }))).toEqual([]);
  });

  test("offline says so and can be tried again", async () => {
    const page = await openAt("/shop", {
      expected: [/ERR_INTERNET_DISCONNECTED/],
      bypassCSP: true,
    });
    await readTo(page, 2);
    await page.context().setOffline(true);
    await readOn(page);
    const retry = page.getByRole("button", { name: "Try again" });
    await retry.waitFor();
    const plain = page.getByRole("link", { name: "Open the next page" });
    expect(await plain.getAttribute("href")).toBe(`${site.address}/shop?page=3`);
    expect(await layoutShift(page)).toBe(0);
    expect(await findings(page)).toEqual([]);
    await page.context().setOffline(false);
    await retry.click();
    await expect.poll(() => count(page), { timeout: 10_000 }).toBe(3 * PER_PAGE);
  });

  test("has its plain pages without script, as before", async () => {
    const page = await openAt("/shop?page=2", { javaScriptEnabled: false });
    expect(await page.locator(".pagination a.next").isVisible()).toBe(true);
    await page.getByRole("link", { name: "Next" }).click();
    await page.waitForURL(/page=3/);
  });

  test("is the same page for whoever asks by script", async () => {
    const page = await openAt("/shop?page=2");
    const [asked, opened] = await page.evaluate(async () => {
      const ask = (accept: string): Promise<string> =>
        fetch("/shop?page=2", { headers: { accept } }).then((answer) => answer.text());
      return [await ask("*/*"), await ask("text/html,application/xhtml+xml")];
    });
    expect(asked).toBe(opened);
    expect(asked).toContain("data-infinite-scroll");
  });

  test.each([
    ["German", "/de/shop", "ltr", /^Mehr laden \(noch \d+\)$/],
    ["Arabic", "/ar/shop", "rtl", /^تحميل المزيد \(المتبقي/],
  ])("offers more in %s, on a phone, with nothing for axe to find", async (...one) => {
    const [, path, direction, name] = one;
    const page = await openAt(path, { viewport: { width: 360, height: 740 }, bypassCSP: true });
    await scrollBy(page, 100_000);
    const button = page.locator("[data-infinite-status] button");
    await button.waitFor();
    expect((await button.innerText()).trim()).toMatch(name);
    expect(await page.evaluate(() => document.documentElement.dir)).toBe(direction);
    expect(await layoutShift(page)).toBe(0);
    expect(await findings(page)).toEqual([]);
  });
});

describe("the journal's list", () => {
  test("goes on to its end, and says so", async () => {
    const page = await openAt("/journal", { bypassCSP: true });
    const total = Number(await page.locator(LIST).getAttribute("data-total"));
    expect(total).toBeGreaterThan(24);
    const goOn = async (): Promise<string | null> => {
      await readOn(page);
      // Gone again where the next page comes by itself.
      if (await more(page).isVisible()) {
        await more(page)
          .click({ timeout: 1000 })
          .catch(() => {});
      }
      return phase(page);
    };
    await expect.poll(goOn, { timeout: 40_000, interval: 400 }).toBe("last");
    expect(await count(page)).toBe(total);
    expect(await page.locator("[data-infinite-status]").innerText()).toBe(
      `All ${total} entries are shown.`,
    );
    expect(await findings(page)).toEqual([]);
    const pictures = await page
      .locator(`${LIST} img`)
      .evaluateAll((all) => all.every((one) => one.hasAttribute("srcset")));
    expect(pictures).toBe(true);
  });
});

/** A page of the theme's, on another origin: a grid of cards, a gallery link and its pagination. */
const themePage = (
  page: number,
): string => `<!doctype html><html lang="en"><head><title>Page ${page}</title>
<link rel="icon" href="data:,"><style>.card { float: left; width: 50%; height: 400px } .kt_item_fade_in { opacity: 0 } .init-infinit { overflow: hidden }</style>
</head><body><div class="rowtight init-isotope init-infinit" data-iso-selector=".card" data-nextselector=".wp-pagenavi a.next"
 data-navselector=".wp-pagenavi" data-itemselector=".card" data-itemloadselector=".kt_item_fade_in">
${Array.from({ length: 6 }, (_, index) => `<div class="card" id="post-${page}-${index}"><div class="${page > 1 ? "kt_item_fade_in" : ""}"><a href="post-${page}-${index}/">Card ${page}.${index}</a></div></div>`).join("")}
</div><div class="scroller-status" style="display:none"><p class="infinite-scroll-request">Loading…</p></div>
<div class="wp-pagenavi"><span>${page}</span>${page < 3 ? `<a class="next" href="/cards/page/${page + 1}/">»</a>` : ""}</div>
<footer style="height:400px">Footer</footer><script type="module" src="${site.address}/vitrine.js"></script></body></html>`;

describe("a page of the theme's that includes vitrine.js from another origin", () => {
  const elsewhere = serveElsewhere(({ url = "" }, response) => {
    response.end(themePage(Number(/page\/(\d+)/.exec(url)?.[1] ?? 1)));
  });

  test("brings its pages into its grid, shown, with their addresses, up to the last", async () => {
    const page = await open({ viewport: { width: 1000, height: 700 } });
    await page.goto(`${elsewhere()}cards/`);
    await settled(page);
    await page.mouse.move(2, 300);
    const list = page.locator(".init-infinit");
    const cards = page.locator(".init-infinit > .card");
    for (const shown of [12, 18]) {
      const read = async (): Promise<number> => {
        const way = await list.evaluate((one) => one.getBoundingClientRect().bottom - innerHeight);
        if (way > 300) await scrollBy(page, way - 300);
        return cards.count();
      };
      await expect.poll(read).toBeGreaterThanOrEqual(shown);
    }
    await expect.poll(() => list.getAttribute("data-infinite-scroll-phase")).toBe("last");
    const last = page.getByRole("link", { name: "Card 3.5" });
    expect(await last.evaluate((link: HTMLAnchorElement) => link.href)).toBe(
      `${elsewhere()}cards/page/3/post-3-5/`,
    );
    await expect
      .poll(
        () =>
          page
            .locator(".kt_item_fade_in")
            .evaluateAll(
              (all) => all.filter((one) => getComputedStyle(one).opacity !== "1").length,
            ),
        { timeout: 5000 },
      )
      .toBe(0);
    const places = await cards.evaluateAll((all) =>
      all.map((card) => {
        const { left, top } = card.getBoundingClientRect();
        return `${Math.round(left)} ${Math.round(top)}`;
      }),
    );
    expect(new Set(places).size).toBe(18);
    expect(await list.getAttribute("data-vitrine-grid")).toBe("masonry");
  });
});
