import { describe, expect, inject, test } from "vitest";
import { atRest } from "../support/atRest.ts";
import { openPages } from "../support/openPages.ts";
import { serveElsewhere } from "../support/serveElsewhere.ts";
import { settled } from "../support/settled.ts";

const site = inject("site");
const open = openPages();

/** A page of another system, on another origin, with its own markup, script and hostile styles. */
const PAGE = `<!doctype html><html lang="en"><head><title>Elsewhere</title>
<style>* { transition: none; box-sizing: content-box } a { display: block; color: red !important } div { min-height: 1px }</style>
<script>var tve_frontend_options = { is_editor_page: "", nonce: "abc123", post_type: "page" };</script></head>
<body data-sticky="1">
<header id="kad-banner" data-header-shrink="1" data-mobile-sticky="0" data-header-base-height="80"><div id="kad-shrinkheader" style="height:80px">Elsewhere</div></header>
<main style="height:3000px"><h1>Elsewhere</h1></main>
<div class="tvd-toast tve-fe-message" data-timer="60000"><div class="tve-toast-message"><div class="tve-toast-icon-container"></div><div class="tve-toast-message-container"></div></div></div>
<div id="topcontrol"><div class="to_the_top"><a class="icon-arrow-up" href="#top">Up</a></div></div>
<script type="module" src="${site}/vitrine.js"></script>
<script type="module" src="${site}/vitrine.js?again"></script></body></html>`;

const address = serveElsewhere(PAGE);

describe("a page of another system that includes vitrine.js from another origin", () => {
  test("comes to life by its own markup, styled by sheets that the script brings", async () => {
    const page = await open();
    await page.goto(address());
    await settled(page);
    const control = page.locator("#topcontrol");
    expect(await control.isVisible()).toBe(false);
    await page.evaluate(() => window.scrollTo(0, 1000));
    await control.waitFor({ state: "visible" });
    await page.getByRole("link", { name: "Up" }).click();
    await page.waitForFunction(() => window.scrollY === 0);
    await page.evaluate(() => window.vitrine?.toast(document, { error: "Not sent." }));
    await page.locator(".tve-fe-message[data-state=error]").waitFor();
    expect(await page.locator(".tve-toast-message-container").innerText()).toBe("Not sent.");
  });

  test("has its theme's header stick and shrink, by that theme's sizes", async () => {
    const page = await open();
    await page.goto(address());
    const header = page.locator("#kad-banner[data-vitrine-sticky-header]");
    await header.waitFor();
    await page.evaluate(() => window.scrollTo(0, 1000));
    await expect.poll(() => header.boundingBox()).toMatchObject({ y: 0, height: 40 });
    await page.locator("#kad-banner.header-scrolled").waitFor();
  });

  test("gets one global, loads each file once, and can be stopped", async () => {
    const page = await open();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.addInitScript(() => {
      (window as unknown as { before: string[] }).before = Object.keys(window);
    });
    await page.goto(address());
    await settled(page);
    const globals = await page.evaluate(() => {
      const { before } = window as unknown as { before: string[] };
      return Object.keys(window).filter((name) => ![...before, "before"].includes(name));
    });
    expect(globals.sort()).toEqual(["tve_frontend_options", "vitrine"]);
    expect(asked.filter((url) => url.includes("createBackToTop"))).toHaveLength(1);
    expect(asked.some((url) => url.includes("react") || url.includes("hydrate"))).toBe(false);
    await page.evaluate(() => window.vitrine?.stop());
    await page.evaluate(() => window.scrollTo(0, 1000));
    await atRest(page);
    expect(await page.locator("#topcontrol").isVisible()).toBe(false);
  });
});
