import type { Page } from "playwright";
import { describe, expect, inject, test } from "vitest";
import { openPages } from "../support/openPages.ts";

const site = inject("site");
const open = openPages();

const cards = (page: Page) => page.locator(".products .kad_product");
const titles = (page: Page) => page.locator(".products .product-title").allInnerTexts();

/** What products cost, at least, in the order in which they stand. */
const prices = async (page: Page): Promise<number[]> =>
  (await page.locator(".products .price").allInnerTexts()).map((text) =>
    Number(/€([\d.]+)(?!.*€)/.exec(text)?.[1]),
  );

describe("the shop", () => {
  test("shows products in a grid, which lead to their pages [SH-001]", async () => {
    const page = await open({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${site}/shop`);
    await expect.poll(() => cards(page).count()).toBe(24);
    const [first, second] = await Promise.all([
      cards(page).nth(0).boundingBox(),
      cards(page).nth(1).boundingBox(),
    ]);
    expect(second?.y).toBe(first?.y);
    expect(second?.x).toBeGreaterThan(first?.x ?? 0);
    const [name = ""] = await titles(page);
    await page.getByRole("link", { name, exact: true }).click();
    await page.waitForURL(/\/shop\/[\w-]+$/);
    expect(await page.locator("h1").innerText()).toBe(name);
  });

  test("is narrowed by category, facet, price and stock with plain links, and widened again", async () => {
    const page = await open({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${site}/shop`);
    const count = async (): Promise<number> =>
      Number.parseInt(await page.locator(".shop-bar .result-count").innerText(), 10);
    const all = await count();
    const tree = page.getByRole("navigation", { name: "Categories" });
    await tree.getByRole("link", { name: /^Posters/ }).click();
    await page.waitForURL(/\/shop\/category\/posters$/);
    const posters = await count();
    expect(posters).toBeLessThan(all);
    const ink = page.locator(".filter-group", { hasText: "Ink" }).getByRole("link").first();
    const wanted = Number(/\d+$/.exec((await ink.innerText()).trim())?.[0]);
    await ink.click();
    await page.waitForURL(/filter=ink/);
    expect(await count()).toBe(wanted);
    await page.getByRole("link", { name: "In stock", exact: true }).click();
    await page.waitForURL(/stock=in/);
    expect(await count()).toBeLessThanOrEqual(wanted);
    expect(await page.locator(".chosen-filters li").count()).toBe(3);
    await page.getByRole("link", { name: "Clear all" }).click();
    await page.waitForURL(/\/shop\/category\/posters$/);
    expect(await count()).toBe(posters);
    // One poster is sold out.
    await page.getByRole("link", { name: "In stock", exact: true }).click();
    await page.waitForURL(/stock=in/);
    expect(await count()).toBe(posters - 1);
  });

  test("is ordered by price, and every page of it has other products", async () => {
    const page = await open();
    await page.goto(`${site}/shop?order=price`);
    const seen = await titles(page);
    const cheap = await prices(page);
    // Without scrolling there, on which its products would come here and the link go.
    await page.getByRole("link", { name: "Next" }).dispatchEvent("click");
    await page.waitForURL(/page=2/);
    const more = await titles(page);
    const all = [...cheap, ...(await prices(page))];
    expect(all).toEqual([...all].sort((a, b) => a - b));
    expect(all.at(-1)).toBeGreaterThan(Number(all[0]));
    expect(more.length).toBeGreaterThan(0);
    expect(more.filter((title) => seen.includes(title))).toEqual([]);
  });

  test("says so where a category is empty, a page is beyond the last, or nothing fits", async () => {
    const page = await open({ expected: [/404/] });
    await page.goto(`${site}/shop/category/calendars`);
    expect(await page.locator(".empty-state").innerText()).toMatch(/Nothing is for sale here/);
    const beyond = await page.goto(`${site}/shop?page=999`);
    expect(beyond?.status()).toBe(404);
    expect(await page.locator(".empty-state").innerText()).toMatch(/There is no page 999 here/);
    await page.getByRole("link", { name: "To the first page" }).click();
    await page.waitForURL(`${site}/shop`);
    await page.goto(`${site}/shop?price=90000-`);
    expect(await page.locator(".empty-state").innerText()).toMatch(/No product fits/);
  });

  test("shows a product's pictures, kinds, details and reviews, with scripts off too", async () => {
    const page = await open({ javaScriptEnabled: false });
    await page.goto(`${site}/shop/seven-islands`);
    const gallery = page.locator(".woocommerce-product-gallery__image img");
    expect(await gallery.count()).toBe(4);
    const sized = await gallery.evaluateAll((pictures) =>
      pictures.every((picture) => picture.hasAttribute("width") && picture.hasAttribute("height")),
    );
    expect(sized).toBe(true);
    expect(await page.getByRole("radio").count()).toBeGreaterThan(1);
    await page.getByRole("link", { name: "Details" }).click();
    expect(new URL(page.url()).hash).toBe("#tab-additional_information");
    expect(await page.locator(".shop_attributes").innerText()).toContain("Paper");
    await page.getByRole("radio").last().check();
    await page.getByRole("button", { name: "Ask about this product" }).click();
    await page.waitForURL(/\/contact\?product=%2Fshop%2Fseven-islands&variant=/);
  });

  test("opens a picture large where there is no script", async () => {
    const page = await open({ javaScriptEnabled: false });
    await page.goto(`${site}/shop/seven-islands`);
    await page.getByRole("link", { name: "Show picture 1 large" }).click();
    await page.waitForURL(/\/media\/1600w\//);
    const loaded = await page.locator("img").evaluate((picture) => picture.getBoundingClientRect());
    expect(loaded.width).toBeGreaterThan(0);
  });
});
