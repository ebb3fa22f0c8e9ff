import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type LaunchedSite, launchSite } from "../../scripts/launchSite.js";
import { axeFindings } from "../support/axeFindings.ts";
import { productCsv } from "../support/exports/productCsv.ts";
import { sampleProducts } from "../support/exports/sampleProducts.ts";
import { countLayoutShift, layoutShift } from "../support/layoutShift.ts";
import { openPages } from "../support/openPages.ts";
import { type Ran, runStart } from "../support/runStart.ts";

const open = openPages();
const folder = mkdtempSync(join(tmpdir(), "vitrine-products-"));
const pictures = join(folder, "pictures");
let site: LaunchedSite;

beforeAll(async () => {
  mkdirSync(pictures);
  for (const name of ["mug", "mug-side", "shirt-blue"]) {
    const background = { r: 40 * name.length, g: 120, b: 90 };
    await sharp({ create: { width: 800, height: 1000, channels: 3, background } })
      .png()
      .toFile(join(pictures, `${name}.png`));
  }
  site = await launchSite();
});

afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

function bring(name: string, content: string | Uint8Array): Promise<Ran> {
  const path = join(folder, name);
  writeFileSync(path, content);
  return runStart(["import", path, "--media", pictures], { DATA_DIR: site.dataDir });
}

/** A product's page, and what was found there that should not be. */
async function visit(slug: string, width = 1280, language = ""): Promise<Page> {
  const page = await open({ bypassCSP: true, viewport: { width, height: 900 } });
  await countLayoutShift(page);
  await page.goto(`${site.address}${language}/shop/${slug}`);
  expect(await axeFindings(page)).toEqual([]);
  expect(await layoutShift(page)).toBe(0);
  return page;
}

/** Of an element's text, or of what has none. */
function boxOf(element: Element): { readonly [side in "x" | "right" | "width"]: number } {
  const range = document.createRange();
  range.selectNodeContents(element);
  const box = element.matches("span") ? range : element;
  const { x, right, width } = box.getBoundingClientRect();
  return { x, right, width };
}

describe("npm run import of a shop's products, while the site runs", () => {
  test("brings every type, and says what to look at with its line", async () => {
    await fetch(`${site.address}/shop`);
    const broken = { ID: "31", Type: "simple", Name: "Pot", "Regular price": "ten" };
    const { code, output } = await bring("shop.txt", productCsv([...sampleProducts, broken]));
    expect(code).toBe(0);
    expect(output).toContain("From a table of 11 rows:");
    expect(output).toContain("pictures: 3");
    expect(output).toContain("variable products: 1 new, 0 changed, 0 unchanged");
    expect(output).toContain('line 12 "Pot": its price "ten" is no number: it came without');
    const list = await (await fetch(`${site.address}/shop`)).text();
    expect(list).toContain("Enamel mug");
    expect(list).not.toContain("Gift card");
  });

  test("shows one picture as wide as a telephone's page, and choices beside their buttons in both directions", async () => {
    for (const language of ["", "/ar"]) {
      const page = await visit("linen-shirt", 360, language);
      const [picture, place, choice, name] = await Promise.all(
        [
          ".woocommerce-product-gallery__image",
          ".summary",
          ".variation input",
          ".variation-name",
        ].map((selector) => page.locator(selector).first().evaluate(boxOf)),
      );
      expect([picture?.x, picture?.width]).toEqual([place?.x, place?.width]);
      const [first, second] = language === "" ? [choice, name] : [name, choice];
      const gap = (second?.x ?? 0) - (first?.right ?? 0);
      expect([gap > 0, gap < 20]).toEqual([true, true]);
    }
  });

  test("tried out stores nothing", async () => {
    const file = join(folder, "trial.csv");
    writeFileSync(file, productCsv([{ ID: "51", Type: "simple", Name: "Jug" }]));
    const env = { DATA_DIR: site.dataDir };
    const { code, output } = await runStart(["import", file, "--dry-run", "--json"], env);
    expect(code).toBe(0);
    expect(output).toMatch(/"isTrial": true/);
    expect((await fetch(`${site.address}/shop/jug`)).status).toBe(404);
  });

  test("the same file again changes nothing", async () => {
    const { output } = await bring("again.csv", productCsv(sampleProducts));
    expect(output).toContain("simple products: 0 new, 0 changed, 4 unchanged");
  });

  test("a simple product has its price before and now, its stock, details and categories", async () => {
    const page = await visit("enamel-mug");
    expect(await page.getByRole("img", { name: "Enamel mug" }).count()).toBe(2);
    const summary = page.locator(".summary");
    expect(await summary.locator("del").innerText()).toBe("€16.00");
    expect(await summary.locator("ins").innerText()).toBe("€12.50");
    expect(await summary.locator(".stock").innerText()).toBe("Only 4 left");
    await page.getByRole("tab", { name: "Details" }).click();
    expect(await page.getByRole("row", { name: /Dimensions/ }).innerText()).toContain(
      "9 × 9 × 8 cm",
    );
    await page.goto(`${site.address}/shop/category/kitchen`);
    await page.getByRole("navigation", { name: "Categories" }).getByText("Mugs").click();
    await page.waitForURL(/\/shop\/category\/mugs$/);
    await page.getByRole("link", { name: "Enamel mug" }).click();
    await page.waitForURL(/\/shop\/enamel-mug$/);
  });

  test("a variable product offers its choices, each with its own price", async () => {
    const page = await visit("linen-shirt", 360);
    const choices = await page.locator(".variation").allInnerTexts();
    expect(choices.map((text) => text.replace(/\s+/g, " ").trim())).toEqual([
      "S · Blue Only 2 left €60.00",
      expect.stringContaining("M · Blue Sold out"),
      expect.stringContaining("M · Undyed Sold out"),
      "L · Undyed In stock €65.00",
    ]);
  });

  test("a product of another shop leads there, and nowhere without saying so", async () => {
    const page = await visit("paper-lamp", 360);
    const link = page.getByRole("link", { name: "Buy from the maker" });
    expect(await link.getAttribute("href")).toBe("https://lamps.example/paper?ref=us&x=1");
    expect(await link.getAttribute("rel")).toBe("external nofollow noopener");
    expect(await page.locator(".summary .note").innerText()).toContain("lamps.example");
    expect(await page.locator("form.cart").count()).toBe(0);
  });

  test("a group shows what it holds, which leads to their pages", async () => {
    const page = await visit("table-for-two", 768);
    expect(await page.locator(".summary > .price").innerText()).toBe("from €9.90");
    const members = page.locator(".group-member");
    expect(await members.locator("a").allInnerTexts()).toEqual(["Enamel mug", "Tea towel"]);
    await members.getByRole("link", { name: "Tea towel" }).click();
    await page.waitForURL(/\/shop\/tea-towel$/);
    expect(await page.locator(".summary .stock").innerText()).toBe("Can be ordered");
  });

  test("a product that lists hide has its page", async () => {
    await visit("gift-card");
  });

  test("what a spreadsheet would run is text, on pages as in the report", async () => {
    const formula = '=HYPERLINK("https://evil.example","Mug")';
    const { code } = await bring(
      "formula.csv",
      productCsv([
        { ID: "41", Type: "simple", Name: formula, Categories: "@SUM(1)", Tags: "<b>x</b>" },
        {
          ID: "42",
          Type: "simple",
          Name: "<script>alert(1)</script>Tin",
          Description: '<a href="javascript:alert(1)" onfocus="alert(1)" autofocus>x</a>',
        },
      ]),
    );
    expect(code).toBe(0);
    const page = await open();
    await page.goto(`${site.address}/shop/hyperlink-https-evil-example-mug`);
    expect(await page.locator("h1").innerText()).toBe(formula);
    await page.goto(`${site.address}/shop/tin`);
    expect(await page.locator("h1").innerText()).toBe("Tin");
  });

  test.each<[string, string | Uint8Array, RegExp]>([
    ["orders", "Order ID,Billing name\n1,Ada\n", /export of orders/],
    ["other columns", "a;b\n1;2\n", /no column "Name"/],
    ["a quote never closed", 'ID,Name\n1,"Cup\n2,Pot\n', /line 2 is never closed/],
    ["UTF-16", new Uint8Array(Buffer.from("\ufeffID,Name\n1,Cup", "utf16le")), /CSV UTF-8/],
  ])("a table of %s is refused with a sentence, and nothing stored", async (name, text, says) => {
    const { code, output } = await bring(`${name}.csv`, text);
    expect(code).toBe(1);
    expect(output).toMatch(says);
    expect(output).not.toMatch(/^\s+at /m);
  });
});

test("an import of products that is killed with its site goes on with the next, each product once", async () => {
  const dataDir = join(folder, "killed");
  const file = join(folder, "many.csv");
  const many = Array.from({ length: 3000 }, (_, index) => ({
    ...{ ID: `${index + 1}`, Type: "simple", SKU: `M-${index + 1}`, Name: `Tile ${index + 1}` },
    ...{ "Regular price": "4", Categories: "Tiles" },
  }));
  writeFileSync(file, productCsv(many));
  const killed = await launchSite({ dataDir });
  const cut = runStart(["import", file], { DATA_DIR: dataDir });
  const isThere = async () => (await fetch(`${killed.address}/shop/tile-1`)).status;
  await expect.poll(isThere, { timeout: 30_000 }).toBe(200);
  killed.process.kill("SIGKILL");
  expect((await cut).code).not.toBe(0);
  const next = await launchSite({ dataDir });
  const { code, output } = await runStart(["import", file], { DATA_DIR: dataDir });
  const [created, unchanged] = /simple products: (\d+) new, 0 changed, (\d+) unchanged/
    .exec(output)
    ?.slice(1)
    .map(Number) ?? [0, 0];
  expect(code).toBe(0);
  expect(unchanged).toBeGreaterThan(0);
  expect(Number(created) + Number(unchanged)).toBe(many.length);
  const list = await (await fetch(`${next.address}/shop/category/tiles`)).text();
  expect(list).toContain("3,000 products");
  await next.stop();
});
