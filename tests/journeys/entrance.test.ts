import type { Page } from "playwright";
import { describe, expect, inject, test } from "vitest";
import { atRest } from "../support/atRest.ts";
import { forcedLayouts } from "../support/forcedLayouts.ts";
import { countLayoutShift, layoutShift } from "../support/layoutShift.ts";
import { type OpenOptions, openPages } from "../support/openPages.ts";
import { readOn } from "../support/readOn.ts";
import { serveElsewhere } from "../support/serveElsewhere.ts";
import { settled } from "../support/settled.ts";

const site = inject("site");
const open = openPages();

const PROJECT = "/portfolio/tide-almanac";
const HOMES = ["/", "/de", "/ar"];

async function openAt(path: string, options: OpenOptions & { width?: number } = {}): Promise<Page> {
  const { width = 1280, ...rest } = options;
  const page = await open({ viewport: { width, height: 800 }, ...rest });
  await countLayoutShift(page);
  await page.goto(site + path);
  await settled(page);
  return page;
}

const ENTERING = ".kad-animation,[class*=kt-animate-fade-in]";

/** How much of each that comes in is seen. */
const opacities = (page: Page): Promise<string[]> =>
  page
    .locator(ENTERING)
    .evaluateAll((all) => all.map((element) => getComputedStyle(element).opacity));

const canScrollSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    window.scrollTo({ left: 200, behavior: "instant" });
    const moved = window.scrollX !== 0;
    window.scrollTo({ left: 0, behavior: "instant" });
    // Clipped content does not count: nobody can scroll to it.
    return moved && getComputedStyle(document.body).overflowX !== "clip";
  });

describe("what comes in on our pages", () => {
  test("waits below the window, comes in once it is scrolled to, and shifts nothing [TH-065]", async () => {
    const page = await openAt("/");
    const before = await opacities(page);
    expect(before.length).toBeGreaterThan(2);
    expect(new Set(before)).toEqual(new Set(["0"]));
    await readOn(page, 30);
    await expect.poll(async () => [...new Set(await opacities(page))]).toEqual(["1"]);
    await expect.poll(() => page.locator("[data-vitrine-entrance]").count()).toBe(0);
    expect(await layoutShift(page)).toBe(0);
  });

  test("lays nothing out in the midst of a script", async () => {
    const page = await openAt("/");
    const { forced } = await forcedLayouts(page, () => readOn(page, 30));
    expect(forced).toBe(0);
  });

  test.each([
    ["less motion is preferred", { reducedMotion: "reduce" }],
    ["there is no script", { javaScriptEnabled: false }],
    ["the window is narrow", { width: 790 }],
  ] as const)("is there from the start where %s", async (_name, options) => {
    for (const path of [...HOMES, PROJECT]) {
      const page = await openAt(path, options);
      const all = await opacities(page);
      expect(all.length).toBeGreaterThan(0);
      expect(new Set(all)).toEqual(new Set(["1"]));
    }
  });

  test("is all on paper", async () => {
    const page = await openAt("/");
    expect(await opacities(page)).toContain("0");
    await page.emulateMedia({ media: "print" });
    await expect.poll(async () => [...new Set(await opacities(page))]).toEqual(["1"]);
  });

  test("is there when its file does not come", async () => {
    const page = await open({
      viewport: { width: 1280, height: 800 },
      expected: [/createEntrance/, /entrance failed/, /Failed to load/],
    });
    await page.route(/createEntrance/, (route) => route.abort());
    await page.goto(`${site}/`);
    await settled(page);
    expect(new Set(await opacities(page))).toEqual(new Set(["1"]));
  });
});

describe("a call to action", () => {
  test.each([360, 768, 992, 1280, 1920])(
    "is as wide as a window of %i px, with nothing to scroll to at the side",
    async (width) => {
      for (const path of [...HOMES, PROJECT]) {
        const page = await openAt(path, { width });
        const { left, right, root } = await page.locator(".cta-band").evaluate((band) => {
          const box = band.getBoundingClientRect();
          const { width: whole } = document.documentElement.getBoundingClientRect();
          return { left: box.left, right: box.right, root: whole };
        });
        expect(Math.abs(left)).toBeLessThan(1);
        expect(Math.abs(right - root)).toBeLessThan(1);
        expect(await canScrollSideways(page)).toBe(false);
        expect(await layoutShift(page)).toBe(0);
      }
    },
  );

  test("has its sizes without script", async () => {
    const sizes = [];
    for (const width of [360, 1280]) {
      const page = await openAt("/", { width, javaScriptEnabled: false });
      sizes.push(
        await page
          .locator(".kt-call-to-action-title")
          .evaluate((title) => getComputedStyle(title).fontSize),
      );
    }
    expect(sizes).toEqual(["30px", "72px"]);
  });

  test("the picture behind it shifts on scroll, where that is wanted [TH-063]", async () => {
    const top = (page: Page) =>
      page
        .locator(".cta-picture")
        .evaluate((picture) => Number.parseFloat(getComputedStyle(picture).backgroundPositionY));
    const toBand = (page: Page, below: number) =>
      page.locator(".cta-band").evaluate((band, distance) => {
        const y = band.getBoundingClientRect().top + window.scrollY - distance;
        window.scrollTo({ top: y, behavior: "instant" });
      }, below);
    const page = await openAt(PROJECT);
    await toBand(page, 700);
    await expect.poll(() => top(page)).toBeCloseTo((-700 + 300) * 0.2, -1);
    await toBand(page, 100);
    await expect.poll(() => top(page)).toBeCloseTo((-100 + 300) * 0.2, -1);
    const calm = await openAt(PROJECT, { reducedMotion: "reduce" });
    await toBand(calm, 700);
    await atRest(calm);
    expect(await top(calm)).toBe(0);
  });
});

/** A page of a theme, whose stylesheet hides what its own script would bring in. */
const THEME = `<!doctype html><html lang="en"><head><title>Elsewhere</title>
<style>
  body { margin: 0 } main { max-width: 970px; margin: 0 auto }
  .kad-animation, [class*=kt-animate], .kt-pb-animation { opacity: 0; position: relative }
  .kad-animation, .kt-animate-fade-in-up { top: 30px }
  [class*=panel-row-style-wide] { visibility: hidden; background: #eee }
  .hero { height: 300px; background: url(data:image/gif;base64,R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=) }
</style></head>
<body data-animate="1"><main>
<h1 class="kt-animate-fade-in-up" id="seen">Elsewhere</h1>
<div class="kt_typed_element" data-first-sentence="We <b>print</b>" data-second-sentence="We &amp; you" data-sentence-count="2" data-loop="false" data-speed="5" data-start-delay="10"></div>
<div class="panel-row-style-wide-grey"><p>Row</p></div>
<div class="kt-ctaw" style="width:660px"><h2 class="kt-call-to-action-title" data-max-size="60" data-min-size="24">Call</h2></div>
<div style="height:1500px"></div>
<div class="hero" data-ktstellar-background-ratio="0.5"></div>
<p class="kad-animation" data-delay="100" id="later">Later</p>
<div class="kt-pb-animation" id="builders">Built</div>
<div style="height:1500px"></div></main>
<script type="module" src="${site}/vitrine.js"></script></body></html>`;

describe("a page of a theme that includes vitrine.js", () => {
  const address = serveElsewhere(THEME);

  async function openTheme(options: OpenOptions = {}): Promise<Page> {
    const page = await open({ viewport: { width: 1280, height: 800 }, ...options });
    await page.goto(address());
    await settled(page);
    return page;
  }

  const opacityOf = (page: Page, id: string) =>
    page.locator(id).evaluate((element) => getComputedStyle(element).opacity);

  test("sees at once what is in the window, and the rest comes in [TH-065]", async () => {
    const page = await openTheme();
    await expect.poll(() => opacityOf(page, "#seen")).toBe("1");
    await expect.poll(() => opacityOf(page, "#later")).toBe("0");
    await page.locator("#later").scrollIntoViewIfNeeded();
    for (const id of ["#later", "#builders"]) {
      await expect.poll(() => opacityOf(page, id)).toBe("1");
    }
    expect(await page.locator("#builders").getAttribute("class")).toContain("kt-pb-animate");
  });

  test("sees everything where less motion is preferred", async () => {
    const page = await openTheme({ reducedMotion: "reduce" });
    for (const id of ["#seen", "#later", "#builders"]) {
      await expect.poll(() => opacityOf(page, id)).toBe("1");
    }
    expect(await page.locator(".kt_typed_element").innerText()).toBe("We print");
  });

  test("has its sentences typed, its row stretched, its call sized and its background moved", async () => {
    const page = await openTheme();
    await expect
      .poll(() => page.locator("[data-typing-now]").innerText(), { timeout: 15_000 })
      .toBe("We & you");
    const row = page.locator(".panel-row-style-wide-grey");
    await expect.poll(() => row.evaluate((one) => one.getBoundingClientRect().left)).toBe(0);
    expect(await row.isVisible()).toBe(true);
    const title = page.locator(".kt-call-to-action-title");
    await expect
      .poll(() => title.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize)))
      .toBeCloseTo(50.77, 1);
    const hero = page.locator(".hero");
    await hero.scrollIntoViewIfNeeded();
    await expect
      .poll(() => hero.evaluate((one) => getComputedStyle(one).backgroundPositionY))
      .not.toBe("0%");
  });
});
