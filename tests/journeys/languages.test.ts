import { describe, expect, inject, test } from "vitest";
import { openPages } from "../support/openPages.ts";
import { overflow } from "../support/overflow.ts";

const site = inject("site");
const open = openPages();

describe("the site in its languages", () => {
  test("a visitor changes to German and stays in it from page to page", async () => {
    const page = await open({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${site}/shop`);
    await page.getByRole("link", { name: "Deutsch" }).click();
    await page.waitForURL(`${site}/de/shop`);
    expect(await page.locator("html").getAttribute("lang")).toBe("de");
    expect(await page.locator(".shop-bar .result-count").innerText()).toMatch(/^\d+ Produkte$/);
    await page.locator(".products a").first().click();
    await page.waitForURL(/\/de\/shop\/[\w-]+$/);
    await page.getByRole("link", { name: "English" }).click();
    await page.waitForURL(/^(?!.*\/de\/).*\/shop\/[\w-]+$/);
  });

  test("what a visitor filtered or searched for stays when the language changes", async () => {
    const page = await open();
    for (const query of ["/shop/category/maps?stock=in&order=price", "/search?q=blue+%26+red"]) {
      const address = await page.goto(site + query).then(() => page.url());
      await page.getByRole("link", { name: "Deutsch" }).click();
      await page.waitForURL(/\/de\//);
      expect(page.url()).toBe(address.replace(site, `${site}/de`));
    }
  });

  test("a comment that was not right leads to its page in the other languages", async () => {
    const page = await open({ expected: [/422/] });
    await page.goto(`${site}/journal/moire`);
    await page
      .locator("form[action$='/comments']")
      .last()
      .evaluate((form: HTMLFormElement) => {
        form.noValidate = true;
        form.requestSubmit();
      });
    await page.waitForURL(/\/comments$/);
    await page.getByRole("link", { name: "Deutsch" }).click();
    await page.waitForURL(`${site}/de/journal/moire`);
  });

  test("Arabic runs from right to left, and nothing is wider than a phone", async () => {
    const page = await open({ viewport: { width: 360, height: 800 } });
    for (const path of ["/ar", "/ar/shop", "/ar/shop/seven-islands", "/ar/search?q=x"]) {
      await page.goto(site + path);
      expect(await page.locator("html").getAttribute("dir")).toBe("rtl");
      expect([path, await overflow(page)]).toEqual([path, 0]);
    }
    const title = await page.locator(".site-title").boundingBox();
    expect(title?.x).toBeGreaterThan(150);
  });

  test("a page that was never translated keeps its own language among German words", async () => {
    const page = await open();
    await page.goto(`${site}/de/journal/moire`);
    expect(await page.locator("html").getAttribute("lang")).toBe("de");
    expect(await page.locator(".document-body").getAttribute("lang")).toBe("en");
    expect(await page.getByRole("link", { name: "Zum Inhalt springen" }).count()).toBe(1);
  });

  test("errors speak the language of their address", async () => {
    const page = await open({ expected: [/404/] });
    await page.goto(`${site}/de/nirgends`);
    expect(await page.locator("h1").innerText()).toBe("Diese Seite gibt es nicht");
  });
});
