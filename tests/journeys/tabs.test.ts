import type { Page } from "playwright";
import { describe, expect, inject, test } from "vitest";
import { atRest } from "../support/atRest.ts";
import { axeFindings } from "../support/axeFindings.ts";
import { countLayoutShift, layoutShift } from "../support/layoutShift.ts";
import { type OpenOptions, openPages } from "../support/openPages.ts";
import { serveElsewhere } from "../support/serveElsewhere.ts";
import { settled } from "../support/settled.ts";

const site = inject("site");
const open = openPages();

const PRODUCT = "/shop/seven-islands";
const PANELS = ["tab-description", "tab-additional_information", "tab-reviews"];

async function visit(address: string, options: OpenOptions = {}): Promise<Page> {
  const page = await open({ viewport: { width: 1280, height: 900 }, ...options });
  await countLayoutShift(page);
  await page.goto(address);
  if (options.javaScriptEnabled !== false) await page.locator("[data-vitrine-tabs]").waitFor();
  return page;
}

/** Which panels take room. */
const shown = (page: Page): Promise<string[]> =>
  page
    .locator(".panel[id^=tab-]")
    .evaluateAll((panels) =>
      panels.filter((panel) => panel.clientHeight > 0).map((panel) => panel.id),
    );

const topOf = (page: Page, id: string): Promise<number> =>
  page.locator(`#${id}`).evaluate((panel) => Math.round(panel.getBoundingClientRect().top));

const hash = (page: Page): string => new URL(page.url()).hash;

/** How far down a panel begins on our pages: 100 px below what our header covers, shrunk and in full. */
const offsets = (page: Page): Promise<readonly [least: number, most: number]> =>
  page.evaluate(() => {
    const lengthOf = (name: string): number => {
      const mark = document.body.appendChild(document.createElement("div"));
      mark.style.cssText = `position:absolute;height:var(${name},0px)`;
      const { height } = mark.getBoundingClientRect();
      mark.remove();
      return 100 + height;
    };
    return [lengthOf("--vitrine-header-height"), lengthOf("--vitrine-header-most")];
  });

/** Whether the panel comes to rest at its offset, by whatever leads there. */
async function expectAtOffset(page: Page, id: string): Promise<void> {
  const [least, most] = await offsets(page);
  await expectAtRest(page, id, (top) => top >= Math.floor(least) && top <= Math.ceil(most));
}

/** Whether the panel comes to rest so far from the window's top. */
async function expectAtRest(
  page: Page,
  id: string,
  isRight: (top: number) => boolean,
): Promise<void> {
  let before = Number.NaN;
  await expect
    .poll(
      async () => {
        const was = before;
        before = await topOf(page, id);
        return [before, before - was] as const;
      },
      { timeout: 15_000, interval: 300 },
    )
    .toSatisfy(([top, moved]) => moved === 0 && isRight(top));
}

describe("the tabs of a product", () => {
  test("show one panel, and go to the chosen one below the header [SH-006, SH-007]", async () => {
    const page = await visit(site + PRODUCT);
    expect(await shown(page)).toEqual(["tab-description"]);
    await page.getByRole("tab", { name: /reviews/ }).click();
    expect(await shown(page)).toEqual(["tab-reviews"]);
    expect(hash(page)).toBe("#tab-reviews");
    await expectAtOffset(page, "tab-reviews");
    expect(await page.getByRole("tab", { name: /reviews/ }).getAttribute("aria-selected")).toBe(
      "true",
    );
  });

  test("go there at once where less motion is asked for, and stay on narrow windows", async () => {
    const page = await visit(site + PRODUCT, { reducedMotion: "reduce" });
    const tab = page.getByRole("tab", { name: "Details" });
    await tab.hover();
    await tab.click();
    await expectAtOffset(page, "tab-additional_information");
    const narrow = await visit(site + PRODUCT, { viewport: { width: 768, height: 900 } });
    await narrow.getByRole("tab", { name: "Details" }).scrollIntoViewIfNeeded();
    const before = await narrow.evaluate(() => scrollY);
    await narrow.getByRole("tab", { name: "Details" }).click();
    await atRest(narrow);
    expect(await narrow.evaluate(() => scrollY)).toBe(before);
  });

  test.each([360, 768, 1280])("nothing moves when they come alive, %i px wide", async (width) => {
    const page = await visit(site + PRODUCT, { viewport: { width, height: 900 } });
    await settled(page);
    await atRest(page);
    expect(await layoutShift(page)).toBe(0);
  });

  test("a shared address opens its panel, without a shift", async () => {
    const page = await visit(`${site}${PRODUCT}#tab-reviews`);
    expect(await shown(page)).toEqual(["tab-reviews"]);
    await expectAtOffset(page, "tab-reviews");
    expect(await layoutShift(page)).toBe(0);
  });

  test("so it does while pictures are still to come, and stays there once they have", async () => {
    const page = await open({ viewport: { width: 1280, height: 900 } });
    await countLayoutShift(page);
    let letThrough = (): void => {};
    const released = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route(/\/media\//, (route) => released.then(() => route.continue()));
    await page.goto(`${site}${PRODUCT}#tab-reviews`, { waitUntil: "commit" });
    await page.locator("[data-vitrine-tabs]").waitFor();
    await expectAtOffset(page, "tab-reviews");
    expect(await page.evaluate(() => document.readyState)).toBe("interactive");
    letThrough();
    await page.waitForLoadState("load");
    await expectAtOffset(page, "tab-reviews");
    expect(await layoutShift(page)).toBe(0);
  });

  test("the address of one review opens the panel that it is in", async () => {
    const page = await visit(site + PRODUCT);
    const id = await page.locator("[id^=comment-]").first().getAttribute("id");
    const again = await visit(`${site}${PRODUCT}#${id}`);
    expect(await shown(again)).toEqual(["tab-reviews"]);
    await expect
      .poll(() => again.locator(`#${id}`).evaluate((one) => one.getBoundingClientRect().top), {
        timeout: 10_000,
      })
      .toBeLessThan(400);
  });

  test.each(['#"><img src=x onerror=alert(1)>', "#tab-nothing", "#%E0%A4%A"])(
    "an address that ends in %s shows the first",
    async (end) => {
      const page = await visit(site + PRODUCT + end);
      expect(await shown(page)).toEqual(["tab-description"]);
    },
  );

  test("with the keyboard: one stop, arrows, and the panel next", async () => {
    const page = await visit(site + PRODUCT);
    await page.getByRole("tab", { name: "Description" }).focus();
    await page.keyboard.press("ArrowRight");
    expect(await shown(page)).toEqual(["tab-additional_information"]);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(
      "tab-additional_information",
    );
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("End");
    expect(await shown(page)).toEqual(["tab-reviews"]);
  });

  test("in Arabic the arrows are mirrored", async () => {
    const page = await visit(`${site}/ar${PRODUCT}`);
    await page.getByRole("tab").first().focus();
    await page.keyboard.press("ArrowLeft");
    expect(await shown(page)).toEqual(["tab-additional_information"]);
  });

  test("Back leaves the page, and coming again shows what was shown", async () => {
    const page = await open({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${site}/shop`);
    await page.goto(site + PRODUCT);
    await page.locator("[data-vitrine-tabs]").waitFor();
    await page.getByRole("tab", { name: "Details" }).click();
    await page.getByRole("tab", { name: /reviews/ }).click();
    await page.goBack();
    await page.waitForURL(/\/shop$/);
    await page.goForward();
    await page.waitForURL(/#tab-reviews$/);
    await expect.poll(() => shown(page)).toEqual(["tab-reviews"]);
  });

  test("the rating above leads to the reviews, and Back to where the visitor was", async () => {
    const page = await visit(site + PRODUCT);
    await page.locator("a.woocommerce-product-rating").click();
    await expect.poll(() => shown(page)).toEqual(["tab-reviews"]);
    await expectAtOffset(page, "tab-reviews");
    await page.goBack();
    await expect.poll(() => shown(page)).toEqual(["tab-description"]);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test("what is hidden can be found by the browser's search", async () => {
    const page = await visit(site + PRODUCT);
    const hidden = await page
      .locator(".panel[id^=tab-]")
      .evaluateAll((panels) => panels.map((panel) => panel.getAttribute("hidden")));
    expect(hidden).toEqual([null, "until-found", "until-found"]);
  });

  test("without script all of it is there, and the links jump", async () => {
    const page = await visit(site + PRODUCT, { javaScriptEnabled: false });
    const heights = await page
      .locator("section.woocommerce-Tabs-panel")
      .evaluateAll((panels) => panels.map((panel) => panel.clientHeight > 0));
    expect(heights).toEqual([true, true, true]);
    expect(await page.getByRole("heading", { name: "Details" }).isVisible()).toBe(true);
    await page.getByRole("link", { name: "Details" }).click();
    expect(hash(page)).toBe("#tab-additional_information");
  });

  test("should the script never come, all of it shows after a while", async () => {
    const page = await open({ expected: [/Failed to load resource/, /failed/i] });
    await page.route(/createTabs/, (route) => route.abort());
    await page.goto(site + PRODUCT);
    await expect.poll(() => shown(page), { timeout: 15_000 }).toEqual(PANELS);
    expect(await page.getByRole("heading", { name: "Details" }).isVisible()).toBe(true);
  });

  test("paper has all of it", async () => {
    const page = await visit(site + PRODUCT);
    await page.emulateMedia({ media: "print" });
    expect(await shown(page)).toEqual(PANELS);
    expect(await page.getByRole("heading", { name: "Details" }).isVisible()).toBe(true);
    expect(await page.locator(".shop_attributes").isVisible()).toBe(true);
  });

  test.each(["light", "dark"] as const)("axe finds nothing at any tab, %s", async (colorScheme) => {
    const page = await visit(site + PRODUCT, { colorScheme, bypassCSP: true });
    for (const name of ["Description", "Details", /reviews/]) {
      await page.getByRole("tab", { name }).click();
      expect(await axeFindings(page)).toEqual([]);
    }
  });
});

/** A product page of another system, whose own script is not there, with a header that it sticks. */
const FOREIGN = `<!doctype html><html lang="en"><head><title>Elsewhere</title>
<style>body { margin: 0 } .panel { padding: 2em; border: 1px solid; display: grid } ul { list-style: none }
  #kad-banner { height: 80px; position: sticky; top: 0; background: white }</style></head>
<body data-product-tab-scroll="1" data-sticky="STICKY" data-jsselect="0" data-animate="0">HEADER
<h1 style="height:700px">Print</h1><p><a href="#comment-7">The newest review</a></p>
<div class="woocommerce-tabs wc-tabs-wrapper"><ul class="tabs wc-tabs" role="tablist">
  <li class="description_tab" id="tab-title-description"><a href="#tab-description">Description</a></li>
  <li class="reviews_tab" id="tab-title-reviews"><a href="#tab-reviews">Reviews</a></li>
  <li class="gone_tab"><a href="#tab-gone">Gone</a></li></ul>
  <div class="woocommerce-Tabs-panel panel entry-content wc-tab" id="tab-description"><p style="height:600px">Deep blue.</p></div>
  <div class="woocommerce-Tabs-panel panel entry-content wc-tab" id="tab-reviews"><div id="reviews"><p id="comment-7" style="height:600px">Lovely.</p></div></div></div>
<footer style="height:1500px">Below</footer>
<script type="module" src="${site}/vitrine.js"></script></body></html>`;

describe("on a page of another system", () => {
  const elsewhere = serveElsewhere(({ url }, response) => {
    const isSticky = url === "/sticky";
    response.end(
      FOREIGN.replace("STICKY", isSticky ? "1" : "0").replace(
        "HEADER",
        isSticky ? '<header id="kad-banner">Shop</header>' : "",
      ),
    );
  });

  const options = { expected: [/no panel for "#tab-gone"/] };

  test("the shop's own markup comes alive, and goes 100 px below the top [SH-008]", async () => {
    const page = await visit(elsewhere(), options);
    expect(await shown(page)).toEqual(["tab-description"]);
    await page.getByRole("tab", { name: "Reviews" }).click();
    expect(await shown(page)).toEqual(["tab-reviews"]);
    await expectAtRest(page, "tab-reviews", (top) => top === 100);
    expect(await page.locator(".reviews_tab.active").count()).toBe(1);
  });

  test("with a sticky header the panel stands 100 px below that [SH-009]", async () => {
    const page = await visit(`${elsewhere()}sticky`, options);
    await page.getByRole("tab", { name: "Reviews" }).click();
    await expectAtRest(page, "tab-reviews", (top) => top === 180);
  });

  test("an address and a link that name a place in a panel open that", async () => {
    const page = await visit(`${elsewhere()}#reviews`, options);
    expect(await shown(page)).toEqual(["tab-reviews"]);
    await expect.poll(() => topOf(page, "reviews")).toBeLessThan(200);
    await page.getByRole("tab", { name: "Description" }).click();
    await page.getByRole("link", { name: "The newest review" }).click();
    await expect.poll(() => shown(page)).toEqual(["tab-reviews"]);
  });
});
