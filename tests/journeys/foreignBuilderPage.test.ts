import type { Page } from "playwright";
import { describe, expect, inject, test } from "vitest";
import { openPages } from "../support/openPages.ts";
import { serveElsewhere } from "../support/serveElsewhere.ts";
import { settled } from "../support/settled.ts";

const site = inject("site");
const open = openPages();

const scroll = (settings: object): string => `data-tve-scroll='${JSON.stringify(settings)}'`;
const events = (settings: object): string =>
  `data-tcb-events='__TCB_EVENT_${JSON.stringify([settings])}_TNEVE_BCT__'`;

const BODY = `
<header class="thrv_header"><div class="thrive-symbol-shortcode" data-switch-on-scroll-d="140">
  <div class="tve-default-state"><a href="#first">First header</a></div>
  <div class="tve-scroll-state"><a href="#second">Second header</a></div>
</div></header>
<div id="tve_editor">
  <p>We print <span class="tve_typefocus tve_typefocus_cursor" data-typist="maps|cards" data-speed="300">books</span>.</p>
  <p><a class="tve-jump-scroll" href="#plans">To the plans</a></p>
  <p><a class="tve_evt_manager_listen tve_et_click" href="#" ${events({ t: "click", a: "thrive_lightbox", config: { l_id: "77", l_anim: "zoom_in" } })}>Open it</a></p>
  <p><label>Name <input name="first_name" data-complete-type="user" data-complete-value="wp.first_name"></label></p>
  <div class="tve-cb"><p id="side" ${scroll({ mode: "sticky", top: "24", end: "parent", stickyPosition: "top", disabled: [] })}>Beside</p><div style="height:1500px"></div></div>
  <div id="moved" style="height:200px" ${scroll({ mode: "parallax", end: "parallax", parallax: { vertical: { speed: "3", start: "0", end: "100", direction: "in" } } })}>Moved</div>
  <div style="height:1500px"></div>
  <h2 id="plans">Plans</h2>
  <div style="height:1500px"></div>
</div>
<div style="display:none" id="tve_thrive_lightbox_77"><div class="tve_p_lb_overlay"></div><div class="tve_p_lb_content"><div class="tve_p_lb_inner"><article><h2>Inside</h2><p><a href="#x">A link</a></p></article></div><a href="javascript:void(0)" class="tve_p_lb_close" title="Close">x</a></div></div>`;

/** A page of the builder's, on another origin, with jQuery and styles that spare nothing. */
const document = (
  script: string,
): string => `<!doctype html><html lang="en"><head><title>Elsewhere</title>
<script src="/jquery.js"></script>
<style>* { transition: none; box-sizing: content-box; animation: none } a { color: red !important } div, p { position: static; min-height: 1px } dialog { padding: 3em }</style>
<script>var tve_frontend_options = { is_editor_page: "", nonce: "abc123", post_type: "page", current_user: { first_name: "Kim" } };${script}</script></head>
<body>${BODY}<script type="module" src="${site}/vitrine.js"></script></body></html>`;

/** As where the builder's own script runs, with all of its modules there. */
const THEIRS = "var TCB_Front = { js_modules: {} };";

const elsewhere = serveElsewhere(({ url }, response) => {
  response.end(document(url === "/theirs" ? THEIRS : ""));
});

async function openAt(path = ""): Promise<Page> {
  const page = await open();
  await page.goto(elsewhere() + path);
  await settled(page);
  return page;
}

const top = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

const scrollTo = (page: Page, position: number): Promise<void> =>
  page.evaluate((y) => window.scrollTo(0, y), position);

describe("a page of the page builder's that includes vitrine.js from another origin", () => {
  test("sticks, moves, types, switches its header, fills in and jumps, by its own markup", async () => {
    const page = await openAt();
    expect(await page.getByLabel("Name").inputValue()).toBe("Kim");
    expect(await page.getByRole("link", { name: "Second header" }).count()).toBe(0);
    await expect.poll(() => page.locator("[data-typing-now]").innerText()).toMatch(/^m/);
    await scrollTo(page, 700);
    await expect.poll(() => top(page, "#side")).toBe(24);
    await page.getByRole("link", { name: "Second header" }).waitFor();
    expect(await page.getByRole("link", { name: "First header" }).count()).toBe(0);
    await page.locator("#moved").evaluate((element) => element.scrollIntoView({ block: "center" }));
    await expect
      .poll(() =>
        page.locator("#moved").evaluate((element) => {
          const { translate, transform } = getComputedStyle(element);
          return translate + transform;
        }),
      )
      .not.toBe("nonenone");
    await scrollTo(page, 0);
    await page.getByRole("link", { name: "To the plans" }).click();
    await expect.poll(() => page.evaluate(() => location.hash)).toBe("#plans");
    await expect.poll(() => top(page, "#plans")).toBeLessThan(200);
  });

  test("opens its overlay by its event, once jQuery's page is there, and closes it by Escape", async () => {
    const page = await openAt();
    await page.getByText("Open it").click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("heading", { name: "Inside" }).waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("heading", { name: "Inside" }).count()).toBe(0);
    expect(
      await page.getByText("Open it").evaluate((link) => link === link.ownerDocument.activeElement),
    ).toBe(true);
  });

  test("is left to the builder's own script where that runs", async () => {
    const page = await openAt("theirs");
    await scrollTo(page, 700);
    await page.waitForTimeout(1500);
    expect(await page.getByLabel("Name").inputValue()).toBe("");
    expect(await top(page, "#side")).toBeLessThan(0);
    expect(await page.locator("#side").getAttribute("data-tve-scroll")).not.toBeNull();
    expect(await page.locator(".tve_typefocus").innerText()).toBe("books");
  });
});
