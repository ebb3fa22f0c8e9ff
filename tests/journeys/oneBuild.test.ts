import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { openPages } from "../support/openPages.ts";
import { settled } from "../support/settled.ts";

const site = inject("site");
const open = openPages();

/** What is alive on the page, by the names of behaviours. */
function aliveOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const started: WeakMap<Element, Map<string, unknown>> = Reflect.get(
      globalThis,
      Symbol.for("vitrine.started"),
    );
    return [...document.querySelectorAll("*")].flatMap((element) => [
      ...(started.get(element)?.keys() ?? []),
    ]);
  });
}

/** Scrolls from the top to the end, so that everything has been in view. */
async function passThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
    await settled(page);
  }
}

// Anti-spam and social icons are not built yet: with them, this observes the whole of ED-001.
test("One build of the site runs what its shop, page builder, theme and contact form bring", async () => {
  const alive = new Set<string>();
  const page = await open();
  for (const path of ["/shop", "/shop/seven-islands", "/drawing-to-wall", "/blocks", "/contact"]) {
    await page.goto(site + path);
    await settled(page);
    await passThrough(page);
    for (const name of await aliveOn(page)) alive.add(name);
  }
  await page.locator(".wpcf7 input:not([type=hidden])").first().click();
  await expect.poll(async () => (await aliveOn(page)).includes("contact-form")).toBe(true);
  expect([...alive]).toEqual(expect.arrayContaining(SHOP.concat(BUILDER, THEME)));
});

const SHOP = ["view-toggle", "infinite-scroll", "tabs"];
const BUILDER = ["sticky", "parallax", "header", "typing", "jump-links", "builder-lightbox"];
const THEME = ["menu", "image-lightbox", "select", "back-to-top"];
