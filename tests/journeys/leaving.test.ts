import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { findChromium } from "../../scripts/findChromium.js";
import { type OpenOptions, openPages } from "../support/openPages.ts";
import { serveElsewhere } from "../support/serveElsewhere.ts";

const site = inject("site");
const open = openPages();

const PHONE = { viewport: { width: 360, height: 700 }, hasTouch: true };
const SLOWLY = { timeout: 15_000 };

/** How many entries of the history are for what is open. */
const layers = (page: Page) => page.evaluate(() => history.state?.vitrineLayers ?? 0);
const opened = (page: Page) => expect.poll(() => layers(page), SLOWLY).toBe(1);

/** Opens one page after another, so that a Back too many would be seen. */
async function openTwo(options: OpenOptions, first: string, second: string): Promise<Page> {
  const page = await open(options);
  await page.goto(first);
  await page.goto(second);
  await page.waitForLoadState("networkidle");
  return page;
}

/** One Back returns to a page without anything open, the next leaves it. */
async function expectOneBack(page: Page, address: string, before: string): Promise<void> {
  await page.goBack();
  await page.waitForURL(address);
  await page.waitForLoadState("networkidle");
  expect(await layers(page)).toBe(0);
  expect(await page.locator("dialog:modal, :popover-open").count()).toBe(0);
  await page.goBack();
  await page.waitForURL(before);
}

describe("a page that is left by what is open over it is one Back away, with nothing open", () => {
  const before = `${site}/contact`;
  const shop = `${site}/shop`;

  test("from an entry of the phone's menu, at the place where it was opened", async () => {
    const page = await openTwo(PHONE, before, shop);
    await page.evaluate(() => scrollTo(0, 40));
    await page.locator(".menu-button").tap();
    await opened(page);
    await page.getByRole("link", { name: "Journal", exact: true }).first().click();
    await page.waitForURL(`${site}/journal`);
    await page.goBack();
    await page.waitForURL(shop);
    await expect.poll(() => page.evaluate(() => scrollY), SLOWLY).toBe(40);
    await page.goForward();
    await page.waitForURL(`${site}/journal`);
    await expectOneBack(page, shop, before);
  });

  test("from the phone's menu to the page itself", async () => {
    const page = await openTwo(PHONE, before, `${site}/journal`);
    await page.locator(".menu-button").tap();
    await opened(page);
    const loaded = page.waitForEvent("load");
    await page.getByRole("link", { name: "Journal", exact: true }).first().click();
    await loaded;
    await page.waitForLoadState("networkidle");
    expect([page.url(), await layers(page)]).toEqual([`${site}/journal`, 0]);
    await page.goBack();
    await page.waitForURL(before);
  });

  test("from the search by Enter", async () => {
    const page = await openTwo({}, before, shop);
    await page.locator(".site-tools > a").click();
    await opened(page);
    await page.keyboard.type("sea");
    await page.keyboard.press("Enter");
    await page.waitForURL(`${site}/search?q=sea`);
    await expectOneBack(page, shop, before);
  });

  test("from the search by a suggestion", async () => {
    const page = await openTwo({}, before, shop);
    await page.locator(".site-tools > a").click();
    await opened(page);
    await page.keyboard.type("lighth");
    await page.getByRole("option", { name: "Lighthouse" }).click(SLOWLY);
    await page.waitForURL(`${site}/shop/lighthouse`);
    await expectOneBack(page, shop, before);
  });

  test("and a link that opens another tab leaves what is open as it is", async () => {
    const page = await openTwo({}, before, shop);
    await page.locator(".site-tools > a").click();
    await opened(page);
    const link = page.locator("dialog:modal a[href]").first();
    await page.evaluate((href) => {
      const made = document.createElement("a");
      Object.assign(made, { href, target: "_blank", textContent: "Elsewhere" });
      document.querySelector("dialog:modal")?.append(made);
    }, before);
    const [other] = await Promise.all([page.context().waitForEvent("page"), link.click()]);
    await other.close();
    expect([page.url(), await layers(page)]).toEqual([shop, 1]);
  });
});

describe("a page that the browser has kept as it was left", () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: findChromium(),
      args: ["--no-sandbox"],
      // Playwright's browsers keep no pages otherwise.
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    });
  });

  afterAll(async () => {
    await browser.close();
  });

  type Leave = (page: Page) => Promise<void>;
  const byLink: Leave = (page) =>
    page.getByRole("link", { name: "Journal", exact: true }).first().click();
  const byPost: Leave = (page) =>
    page.evaluate(() => {
      const form = document.createElement("form");
      Object.assign(form, { method: "post", action: "/journal" });
      document.querySelector(":popover-open")?.append(form);
      form.submit();
    });

  test.each([
    ["a link", byLink],
    ["a form that posts", byPost],
  ])("by %s out of the phone's menu is back without it after one Back", async (_what, leave) => {
    const page = await browser.newPage(PHONE);
    await page.addInitScript(() => {
      addEventListener("pageshow", ({ persisted }) => {
        document.documentElement.dataset.kept = String(persisted);
      });
    });
    await page.goto(`${site}/shop`);
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => scrollTo(0, 200));
    await page.locator(".menu-button").tap();
    await opened(page);
    await leave(page);
    await page.waitForURL(`${site}/journal`);
    await page.waitForLoadState();
    await page.evaluate(() => setTimeout(() => history.back()));
    await page.locator("[data-kept=true]").waitFor({ state: "attached" });
    expect(page.url()).toBe(`${site}/shop`);
    await expect.poll(() => layers(page), SLOWLY).toBe(0);
    await page.locator(":popover-open").waitFor({ state: "detached" });
    expect(await page.locator("main[inert]").count()).toBe(0);
    expect(await page.evaluate(() => scrollY)).toBe(200);
  });
});

describe("a picture viewer on a page of another system", () => {
  const address =
    serveElsewhere(`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Elsewhere</title><link rel="icon" href="data:,"></head>
<body data-animate="1"><h1>Elsewhere</h1><p><a data-rel="lightbox" href="#part">Part</a></p>
<div id="part" class="mfp-hide" style="display:none"><p><a href="/next">Next</a> <a href="#end">End</a></p></div>
<p id="end" style="margin-top:2000px">The end</p><script type="module" src="${site}/vitrine.js"></script></body></html>`);

  async function openPart(page: Page): Promise<void> {
    await page.waitForFunction(() => document.body.dataset.imageLightbox === "closed");
    await page.getByRole("link", { name: "Part" }).click();
    await page.locator("dialog.vitrine-picture[open]").waitFor();
    await opened(page);
  }

  test("is one Back away, closed, once a link in it has led to another page", async () => {
    const page = await openTwo({}, `${address()}before`, address());
    await openPart(page);
    await page.getByRole("link", { name: "Next" }).click();
    await page.waitForURL(`${address()}next`);
    await expectOneBack(page, address(), `${address()}before`);
  });

  test("closes for a link to a place on the page, from which one Back returns", async () => {
    const page = await openTwo({}, `${address()}before`, address());
    await openPart(page);
    await page.getByRole("link", { name: "End" }).click();
    await page.waitForURL(/#end$/);
    await page.locator("dialog.vitrine-picture").waitFor({ state: "detached" });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await expectOneBack(page, address(), `${address()}before`);
  });
});
