import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type LaunchedSite, launchSite } from "../../scripts/launchSite.js";
import { axeFindings } from "../support/axeFindings.ts";
import { oldBlog } from "../support/exports/oldBlog.ts";
import { importInto } from "../support/importInto.ts";
import { countLayoutShift, layoutShift } from "../support/layoutShift.ts";
import { type OpenOptions, openPages } from "../support/openPages.ts";
import { overflow } from "../support/overflow.ts";
import { readOn } from "../support/readOn.ts";
import { settled } from "../support/settled.ts";

const open = openPages();
const folder = mkdtempSync(join(tmpdir(), "vitrine-blog-"));
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
let site: LaunchedSite;

beforeAll(async () => {
  const file = join(folder, "blog.xml");
  writeFileSync(file, oldBlog);
  site = await launchSite();
  const { code, output } = await importInto(site.dataDir, file, [
    "--replace-demo",
    "--no-download",
    "--media",
    folder,
  ]);
  expect([code, output]).toEqual([0, expect.stringContaining("pages of the demo are gone")]);
});

afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

const fetched = async (path: string): Promise<string> => (await fetch(site.address + path)).text();

async function openPage(path: string, options: OpenOptions = {}): Promise<Page> {
  const page = await open({ viewport: DESK, ...options });
  await page.goto(site.address + path);
  return page;
}

/** Where an element begins and ends, in CSS pixels from the window's edge. */
const sides = (page: Page, selector: string): Promise<readonly [number, number]> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      // Never -0.
      return [Math.round(left) + 0, Math.round(right)] as const;
    });

describe("Lists in which there is nothing", () => {
  test("are named by no sitemap and kept out of search engines, and say so kindly", async () => {
    const sitemap = await fetched("/sitemap-0.xml");
    expect(sitemap).toContain(`<loc>${site.address}/journal</loc>`);
    expect(sitemap).not.toMatch(/\/(?:shop|portfolio)\b/);
    for (const [path, words] of [
      ["/shop", "Nothing is for sale here at the moment."],
      ["/portfolio", "No work is shown here yet."],
    ]) {
      const answer = await fetch(site.address + path);
      const html = await answer.text();
      expect([path, answer.status, html.includes("noindex")]).toEqual([path, 200, true]);
      expect(html).toContain(words);
    }
    expect(await fetched("/journal")).not.toContain("noindex");
  });

  test("are led to by nothing on any page", async () => {
    for (const path of ["/journal", "/search", "/wide-post", "/nowhere", "/ar/journal"]) {
      expect([path, await fetched(path)]).toEqual([
        path,
        expect.not.stringMatching(/href="(?:\/ar)?\/(?:shop|portfolio)"/),
      ]);
    }
  });
});

describe("A post without an excerpt", () => {
  const BEGIN = "The press stands by the window, where the light is, and has not moved since.";

  test("stands in lists with its first words, and says them once on its page", async () => {
    const page = await openPage("/journal");
    const heading = page.getByRole("heading", { name: "Wide", exact: true });
    const words = page.getByRole("article").filter({ has: heading }).locator("p").first();
    expect(await words.textContent()).toMatch(new RegExp(`^${BEGIN} .*\\w…$`));
    await page.goto(`${site.address}/wide-post`);
    expect(await page.locator(".lead").count()).toBe(0);
    expect(await page.locator("meta[name=description]").getAttribute("content")).toContain(BEGIN);
  });

  test("tells feeds and searches of it by them", async () => {
    expect(await fetched("/journal/feed.xml")).toContain(`<description>${BEGIN} `);
    expect(await fetched("/search?q=window")).toContain(`${BEGIN} `);
  });
});

describe("A menu of three levels", () => {
  const entry = (page: Page, name: string) => page.getByRole("link", { name, exact: true });

  test.each([
    ["", "left to right", ["ArrowRight", "ArrowLeft"]],
    ["/ar", "right to left", ["ArrowLeft", "ArrowRight"]],
  ] as const)(
    "opens its lists beside one another (%s/, %s), by mouse and by keys",
    async (...asked) => {
      const [language, , [into, out]] = asked;
      const page = await openPage(`${language}/talk`);
      await page.locator(".sf-menu.sf-js-enabled").waitFor();
      await entry(page, "Books").hover();
      await entry(page, "Old books").hover();
      await entry(page, "Very old books").waitFor();
      const outer = await sides(page, ".sub-menu");
      const inner = await sides(page, ".sub-menu .sub-menu");
      const [end, start] = language === "" ? [outer[1], inner[0]] : [inner[1], outer[0]];
      expect(Math.abs(start - end)).toBeLessThanOrEqual(1);
      await page.mouse.move(640, 780);
      await entry(page, "Old books").waitFor({ state: "hidden" });
      await entry(page, "Books").focus();
      for (const [key, goal] of [
        ["ArrowDown", "Old books"],
        [into, "Very old books"],
        ["ArrowDown", "Oldest books"],
        [out, "Old books"],
      ] as const) {
        await page.keyboard.press(key);
        await expect
          .poll(() => page.evaluate(() => document.activeElement?.textContent))
          .toBe(goal);
      }
    },
  );

  test("opens as a whole on a telephone, and axe finds nothing in it", async () => {
    const page = await openPage("/talk", { viewport: PHONE, bypassCSP: true });
    await settled(page);
    await page.locator(".menu-button").click();
    await entry(page, "Oldest books").waitFor();
    const [first] = await sides(page, ".sub-menu a");
    const [second] = await sides(page, ".sub-menu .sub-menu a");
    expect(second).toBeGreaterThan(first);
    expect(await axeFindings(page)).toEqual([]);
    await entry(page, "Oldest books").click({ trial: true });
  });

  test("opens without script from its buttons", async () => {
    const page = await openPage("/talk", { javaScriptEnabled: false });
    await page.getByRole("button", { name: "More in Books" }).click();
    await page.getByRole("button", { name: "More in Old books" }).click();
    await entry(page, "Very old books").click({ trial: true });
  });
});

describe("What is wider than the text", () => {
  test.each([
    ["/wide-post", PHONE, "light"],
    ["/wide-post", DESK, "dark"],
    ["/wide-page", { width: 768, height: 900 }, "light"],
    ["/arabic", DESK, "light"],
    ["/arabic", PHONE, "dark"],
    ["/ar/arabic", DESK, "dark"],
    ["/ar/wide-post", PHONE, "light"],
  ] as const)("fits and stands still: %s at %o, %s", async (path, viewport, colorScheme) => {
    const page = await open({ viewport, colorScheme, bypassCSP: true });
    await countLayoutShift(page);
    await page.goto(site.address + path);
    await readOn(page, 12);
    await settled(page);
    expect([(await layoutShift(page)).toFixed(2), await overflow(page)]).toEqual(["0.00", 0]);
    expect(await axeFindings(page)).toEqual([]);
    const { width } = (await page.locator("main").boundingBox()) ?? { width: 0 };
    expect(await sides(page, ".wp-block-image.alignfull img")).toEqual([0, width]);
    expect(await sides(page, ".wp-block-cover.alignfull")).toEqual([0, width]);
    expect(await sides(page, ".wp-block-group.alignfull")).toEqual([0, width]);
    const [start, end] = await sides(page, ".prose > p");
    const [left, right] = await sides(page, ".wp-block-image.alignwide img");
    const [from, to] = await sides(page, ".wp-block-columns.alignfull");
    expect(left <= start && right >= end && from <= left && to >= right).toBe(true);
    if (viewport.width >= 1024) expect(right - left).toBeGreaterThan(1.3 * (end - start));
  });
});

describe("The way to a page", () => {
  test("is named step by step and fits, however long a name is", async () => {
    const page = await openPage("/step-0/step-1/step-2/step-3", { viewport: PHONE });
    const way = page.getByRole("navigation", { name: "You are here" });
    expect(await way.getByRole("link").allInnerTexts()).toEqual([
      "One",
      "Two",
      "A third step whose name has more words than a telephone is wide",
    ]);
    expect(await overflow(page)).toBe(0);
    await way.getByRole("link", { name: "Two" }).click();
    await page.waitForURL(`${site.address}/step-0/step-1`);
  });
});

describe("A talk of six levels", () => {
  test("fits a telephone, and names whom the deepest answer", async () => {
    const page = await openPage("/talk", { viewport: PHONE });
    expect(await overflow(page)).toBe(0);
    await page.getByRole("link", { name: /^In reply to .Person 4/ }).click();
    await expect
      .poll(() => page.locator(":target .comment-author").first().innerText())
      .toBe("Person 4");
  });
});

describe("In place of what did not come", () => {
  test.each([
    [PHONE, "light", "none"],
    [DESK, "dark", "none"],
    [DESK, "light", "active"],
  ] as const)("stands a box of its size (%o, %s, forced colours: %s)", async (...asked) => {
    const [viewport, colorScheme, forcedColors] = asked;
    const page = await open({ viewport, colorScheme, forcedColors, bypassCSP: true });
    await page.goto(`${site.address}/missing`);
    const [small, sound, film, picture] = await page.locator(".media-missing").all();
    const size = async (box = small) => (await box?.boundingBox()) ?? { width: 0, height: 0 };
    expect(await size(small)).toMatchObject({ width: 16, height: 16 });
    const { width } = (await page.locator(".prose > p").last().boundingBox()) ?? { width: 0 };
    expect(await size(sound)).toMatchObject({ width, height: 56 });
    for (const box of [film, picture]) {
      const shown = await size(box);
      expect(shown.width).toBe(Math.min(640, width));
      expect(shown.height).toBeCloseTo((shown.width * 360) / 640, 0);
    }
    expect(await page.getByRole("img", { name: "The sea" }).innerText()).toBe("The sea");
    expect([await overflow(page), await axeFindings(page)]).toEqual([0, []]);
  });
});
