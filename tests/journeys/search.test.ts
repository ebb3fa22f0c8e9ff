import { describe, expect, inject, test } from "vitest";
import { openPages } from "../support/openPages.ts";

const site = inject("site");
const open = openPages();

describe("the search", () => {
  test("leads to the categories that its words name", async () => {
    const page = await open();
    await page.goto(`${site}/search?q=poster`);
    await page.getByRole("navigation", { name: "Categories" }).getByRole("link").click();
    await page.waitForURL(`${site}/shop/category/posters`);
  });

  test("is reached from the header, and finds with and without script", async () => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await open({ javaScriptEnabled });
      await page.goto(site);
      await page.getByRole("link", { name: "Search" }).first().click();
      await page.getByRole("searchbox").fill("moiré");
      await page.keyboard.press("Enter");
      await page.waitForURL(/\/search\?q=moir/);
      const found = await page.locator(".search-results h2").allInnerTexts();
      expect(found.length).toBeGreaterThan(0);
      expect(await page.getByRole("searchbox").inputValue()).toBe("moiré");
    }
  });

  test("finds what was meant where a letter is wrong, and says that it did", async () => {
    const page = await open();
    await page.goto(`${site}/search?q=lighthuose`);
    expect(await page.locator(".result-count").innerText()).toMatch(/comes close/);
    expect(await page.locator(".search-results h2").allInnerTexts()).toContain("Lighthouse");
  });

  test.each([
    "'; drop table documents; --",
    '<script>alert("x")</script>',
    "((((!!&&||::",
    "\\",
    "%_%",
    "a".repeat(10_000),
    "\u202e\u0000\ud800",
    "日本語 العربية עברית",
  ])("answers hostile text %j with a page of the site", async (text) => {
    const page = await open();
    const answer = await page.goto(`${site}/search?${new URLSearchParams({ q: text })}`);
    expect(answer?.status()).toBe(200);
    expect(await page.locator("h1").innerText()).toBe("Search");
    expect(await page.locator("main script").count()).toBe(0);
  });

  test("suggests titles as labels and values", async () => {
    const answer = await fetch(`${site}/api/suggestions?term=light`);
    expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
    const suggestions = (await answer.json()) as unknown;
    expect(suggestions).toContainEqual({ label: "Lighthouse", value: "Lighthouse" });
    expect(await (await fetch(`${site}/api/suggestions`)).json()).toEqual([]);
  });
});
