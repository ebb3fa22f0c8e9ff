import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright";
import { describe, expect, inject, test } from "vitest";
import { announcements, noteAnnouncements } from "../support/announcements.ts";
import { injections, RAN } from "../support/injections.ts";
import { openPages } from "../support/openPages.ts";
import { settled } from "../support/settled.ts";

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
      await page.locator(".search-query").fill("moiré");
      await page.keyboard.press("Enter");
      await page.waitForURL(/\/search\?q=moir/);
      const found = await page.locator(".search-results h2").allInnerTexts();
      expect(found.length).toBeGreaterThan(0);
      expect(await page.locator(".search-query").inputValue()).toBe("moiré");
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
    expect(suggestions).toContainEqual({
      label: "Lighthouse",
      value: "Lighthouse",
      url: expect.stringMatching(/\/lighthouse$/),
    });
    expect(await (await fetch(`${site}/api/suggestions`)).json()).toEqual([]);
  });
});

describe("what the search suggests", () => {
  const field = (page: Page) => page.locator(".search-query");
  const list = (page: Page) => page.getByRole("listbox");
  const options = (page: Page) => list(page).getByRole("option");
  const active = (page: Page) => list(page).locator("[aria-selected=true]");

  test("is listed below the field, and Enter leads to the page of the chosen title", async () => {
    const page = await open();
    await noteAnnouncements(page);
    await page.goto(`${site}/search`);
    await field(page).fill("lighth");
    await options(page).first().waitFor();
    expect(await options(page).first().innerText()).toBe("Lighthouse");
    await expect
      .poll(() => announcements(page))
      .toContainEqual(expect.stringMatching(/results? (?:is|are) available, use up and down/));
    await page.keyboard.press("ArrowDown");
    expect(await active(page).innerText()).toBe("Lighthouse");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/lighthouse$/);
    expect(await page.locator("h1").innerText()).toBe("Lighthouse");
    // And back, the search is as it was left, without its list.
    await page.goBack();
    await field(page).waitFor();
    expect(await list(page).isVisible()).toBe(false);
  });

  test("is chosen by a tap on a narrow screen, in Arabic, from the right", async () => {
    const page = await open({ viewport: { width: 360, height: 640 }, hasTouch: true });
    await noteAnnouncements(page);
    await page.goto(`${site}/ar/search`);
    await field(page).tap();
    await field(page).fill("lighth");
    await options(page).first().waitFor();
    const [box, around] = await Promise.all([list(page).boundingBox(), field(page).boundingBox()]);
    expect(box?.x).toBeCloseTo(around?.x ?? Number.NaN, 0);
    expect(box?.width).toBeCloseTo(around?.width ?? Number.NaN, 0);
    await expect
      .poll(() => announcements(page))
      .toContainEqual(expect.stringContaining("استخدم مفتاحي السهم"));
    const title = await options(page).first().innerText();
    await options(page).first().tap();
    await page.waitForURL(/\/ar\/(?!search)/);
    expect(await page.locator("h1").innerText()).toBe(title);
  });

  test("leaves the text and the search itself to those who want them", async () => {
    const page = await open();
    await page.goto(`${site}/search`);
    await field(page).fill("light");
    await options(page).first().waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Escape");
    expect([await list(page).isVisible(), await field(page).inputValue()]).toEqual([
      false,
      "light",
    ]);
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/search\?q=light$/);
  });

  test("asks for nothing before the field is touched, and says where there is nothing", async () => {
    const page = await open();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await noteAnnouncements(page);
    await page.goto(`${site}/de/search`);
    await settled(page);
    const isOurs = (path: string) => /utocomplete|helpList|suggestions/.test(path);
    expect(asked.filter(isOurs)).toEqual([]);
    await field(page).fill("xqzzyvb");
    await expect.poll(() => announcements(page)).toEqual(["Keine Suchergebnisse."]);
    expect(asked.filter((path) => path.includes("helpList"))).toEqual([]);
    expect(await list(page).isVisible()).toBe(false);
  });

  test("no injection runs, whichever is written", async () => {
    const page = await open();
    await page.addInitScript((name) => {
      Object.assign(window, { [name]: () => (document.title = "it ran") });
    }, RAN);
    await page.goto(`${site}/search`);
    const before = await page.title();
    const statuses = injections.map(async (text) => {
      const answer = await fetch(`${site}/api/suggestions?${new URLSearchParams({ term: text })}`);
      return answer.status;
    });
    expect(new Set(await Promise.all(statuses))).toEqual(new Set([200]));
    for (const text of injections.filter((_, index) => index % 40 === 0)) {
      const answered = page.waitForResponse(/api\/suggestions/);
      await field(page).fill(`light ${text}`);
      expect((await answered).status()).toBe(200);
    }
    expect(await page.title()).toBe(before);
  });

  test.each(["light", "dark"] as const)(
    "axe finds nothing while it is open, %s",
    async (scheme) => {
      const page = await open({ bypassCSP: true, colorScheme: scheme });
      await page.goto(`${site}/search`);
      await field(page).pressSequentially("l");
      await options(page).first().waitFor();
      await page.keyboard.press("ArrowDown");
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    },
  );
});
