import { describe, expect, inject, test } from "vitest";
import { openPages } from "../support/openPages.ts";
import { serveElsewhere } from "../support/serveElsewhere.ts";
import { settled } from "../support/settled.ts";

const site = inject("site");
const open = openPages();

const BINDING =
  '__TCB_EVENT_[{"t":"click","a":"thrive_lightbox","config":{"l_id":"77","l_anim":"zoom_in"}}]_TNEVE_BCT__';

/** As the page builder's server prints it, on another origin, with styles that reset everything. */
const PAGE = `<!doctype html><html lang="en"><head><title>Elsewhere</title>
<style>* { margin: 0; padding: 0; transition: none; box-sizing: content-box } a { display: block }</style>
<script>var tve_frontend_options = { is_editor_page: "", page_events: [{ t: "timer", a: "thrive_lightbox", config: { l_id: "78", t_delay: "600" } }] };</script></head>
<body><main style="height:3000px"><h1>Elsewhere</h1>
<a class="tve_evt_manager_listen tve_et_click" href="" data-tcb-events='${BINDING}'>See sizes</a></main>
<div style="display:none" id="tve_thrive_lightbox_77"><div class="tve_p_lb_overlay"></div><div class="tve_p_lb_content"><div class="tve_p_lb_inner"><article><h2>Sizes</h2><p>A4</p></article></div><a href="javascript:void(0)" class="tve_p_lb_close" title="Close">x</a></div></div>
<script type="module" src="${site}/vitrine.js"></script></body></html>`;

const address = serveElsewhere((_request, response) => {
  // As strict as a page can be: javascript: addresses are not followed.
  response.setHeader("content-security-policy", `script-src ${site} 'unsafe-inline'`);
  response.end(PAGE);
});

describe("a builder's page on another origin", () => {
  test("opens its lightbox by its link, and closes it by its control, Escape and Back", async () => {
    const page = await open();
    await page.goto(address());
    await settled(page);
    const link = page.getByRole("button", { name: "See sizes" });
    const dialog = page.getByRole("dialog", { name: "Sizes" });
    for (const close of [
      () => dialog.getByRole("button", { name: "Close" }).click(),
      () => page.keyboard.press("Escape"),
      () => page.goBack(),
    ]) {
      await link.click();
      await page.locator("[data-state=open]").waitFor();
      expect(await dialog.getByText("A4").isVisible()).toBe(true);
      await close();
      await page.locator("[data-state=closed]").waitFor({ state: "hidden" });
      expect(page.url()).toBe(address());
      await page.waitForFunction(() => !history.state?.vitrineLayers);
    }
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

describe("a lightbox of our own page", () => {
  test("is read without script, by its link, and put away again", async () => {
    const page = await open({ javaScriptEnabled: false });
    await page.goto(`${site}/style`);
    const opener = page.getByRole("link", { name: "Open a lightbox" });
    const lightbox = page.locator("[data-builder-lightbox]");
    expect(await lightbox.isVisible()).toBe(false);
    await opener.click();
    expect(await lightbox.isVisible()).toBe(true);
    await lightbox.getByRole("link", { name: "Close" }).click();
    expect(await lightbox.isVisible()).toBe(false);
  });
});
