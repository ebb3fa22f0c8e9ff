import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type LaunchedSite, launchSite } from "../../scripts/launchSite.js";
import { axeFindings } from "../support/axeFindings.ts";
import { type CsvRow, productCsv } from "../support/exports/productCsv.ts";
import { countLayoutShift, layoutShift } from "../support/layoutShift.ts";
import { openPages } from "../support/openPages.ts";
import { overflow } from "../support/overflow.ts";
import { runStart } from "../support/runStart.ts";
import { settled } from "../support/settled.ts";

const open = openPages();
const folder = mkdtempSync(join(tmpdir(), "vitrine-variants-"));
const WIDE = { width: 1280, height: 900 };
const PATH = "/shop/work-boot";
const SIZES = Array.from({ length: 25 }, (_, index) => `${24 + index}`);
const COLOURS = Array.from({ length: 20 }, (_, index) => `Colour ${index + 1}`);

/** What a page may weigh with its 500 choices, compressed as it is sent and as it is read, in bytes. */
const MOST_SENT = 40_000;
const MOST_READ = 150_000;
let site: LaunchedSite;

beforeAll(async () => {
  const parent = {
    ...{ ID: "1", Type: "variable", SKU: "BOOT", Name: "Work boot", Published: "1" },
    ...{ "Attribute 1 name": "Size", "Attribute 1 value(s)": SIZES.join(", ") },
    ...{ "Attribute 2 name": "Colour", "Attribute 2 value(s)": COLOURS.join(", ") },
  };
  const choices: CsvRow[] = SIZES.flatMap((size, row) =>
    COLOURS.map((colour, column) => ({
      ...{ ID: `${100 + 20 * row + column}`, Type: "variation", SKU: `BOOT-${size}-${column + 1}` },
      ...{
        Name: `Work boot ${size}`,
        Published: "1",
        Parent: "BOOT",
        "Regular price": `${80 + row}`,
      },
      ...{ "In stock?": "1", Stock: column === 0 ? "0" : `${column}` },
      ...{ "Attribute 1 name": "Size", "Attribute 1 value(s)": size },
      ...{ "Attribute 2 name": "Colour", "Attribute 2 value(s)": colour },
    })),
  );
  const file = join(folder, "boots.csv");
  writeFileSync(file, productCsv([parent, ...choices]));
  site = await launchSite();
  const { code, output } = await runStart(["import", file], { DATA_DIR: site.dataDir });
  expect({ code, output }).toMatchObject({
    code: 0,
    output: expect.stringContaining("variable products: 1 new"),
  });
});
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

const select = (page: Page) => page.getByLabel("Size · Colour");
const isOpen = (page: Page) => select(page).evaluate((element) => element.matches(":open"));
async function visit(viewport = WIDE, javaScriptEnabled = true): Promise<Page> {
  const page = await open({ viewport, javaScriptEnabled, bypassCSP: true });
  await countLayoutShift(page);
  await page.goto(site.address + PATH);
  // A phone has its own way to choose.
  if (javaScriptEnabled && viewport.width > 500) {
    const look = () => select(page).evaluate((element) => getComputedStyle(element).appearance);
    await expect.poll(look).toBe("base-select");
  }
  return page;
}

describe("A product of 500 choices", () => {
  test("weighs no more than a page with pictures, and names its choices once", async () => {
    const answer = await fetch(site.address + PATH, { headers: { "accept-encoding": "identity" } });
    const html = await answer.text();
    expect(html.match(/<option/g)).toHaveLength(SIZES.length * COLOURS.length);
    expect(html.length).toBeLessThan(MOST_READ);
    const sent = await sentBytes();
    expect(sent.length).toBeLessThan(MOST_SENT);
    expect(brotliDecompressSync(sent).toString()).toBe(html);
    expect(html).toMatch(
      /"@type":"AggregateOffer","lowPrice":"80.00","highPrice":"104.00","offerCount":500/,
    );
  });

  test.each([1280, 360])(
    "stands as one line at %d pixels, moves nothing, and axe finds nothing",
    async (width) => {
      const page = await visit({ width, height: 900 });
      expect(await axeFindings(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
      const box = await page.locator(".variation-menu").boundingBox();
      expect(box?.height).toBeLessThan(120);
      expect(await layoutShift(page)).toBe(0);
    },
  );

  test("opens within the window, and is chosen from by keys and by letters, and asked about", async () => {
    const page = await visit();
    // The first that can be had.
    expect(await select(page).inputValue()).toBe("BOOT-24-2");
    await select(page).focus();
    await page.keyboard.press("Space");
    expect(await isOpen(page)).toBe(true);
    const shown = await select(page).evaluate((element) => {
      const boxes = [...element.querySelectorAll("option")].map((one) =>
        one.getBoundingClientRect(),
      );
      return boxes.filter(({ top, bottom }) => bottom > 0 && top < innerHeight).length;
    });
    expect(shown).toBeGreaterThan(3);
    expect(await overflow(page)).toBe(0);
    await page.keyboard.press("End");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    expect(await isOpen(page)).toBe(false);
    expect(await select(page).inputValue()).toBe("BOOT-48-19");
    // Left with Escape, it stays what it was.
    await page.keyboard.press("Space");
    await page.keyboard.press("Home");
    await page.keyboard.press("Escape");
    expect(await select(page).inputValue()).toBe("BOOT-48-19");
    await page.keyboard.press("Space");
    // What is typed is the beginning of what is meant.
    const typeAhead = async () => {
      await page.keyboard.type("31");
      return page.evaluate(() => document.activeElement?.textContent);
    };
    // Anew where a pause between the two has ended the search: it ends a second after a letter.
    await expect.poll(typeAhead, { interval: 1500 }).toMatch(/^\s*31\b/);
    for (let down = 0; down < 6; down += 1) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    expect(await select(page).inputValue()).toBe("BOOT-31-7");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/contact\?product=%2Fshop%2Fwork-boot&variant=BOOT-31-7$/);
    await settled(page);
    expect(await page.getByLabel("Which print").inputValue()).toContain("Work boot");
    expect(await layoutShift(page)).toBe(0);
  });

  test("can be chosen from without script, too", async () => {
    const page = await visit(WIDE, false);
    await select(page).selectOption("BOOT-40-12");
    await page.getByRole("button", { name: "Ask about this product" }).click();
    await page.waitForURL(/variant=BOOT-40-12$/);
  });
});

/** The page as it is sent to a browser, unread. */
function sentBytes(): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const headers = { "accept-encoding": "br" };
    const sent = request(site.address + PATH, { headers }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk);
      resolve(Buffer.concat(chunks));
    });
    sent.on("error", reject).end();
  });
}
