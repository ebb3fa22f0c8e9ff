import type { Page } from "playwright";
import { describe, expect, inject, test } from "vitest";
import { openPages } from "../support/openPages.ts";
import { serveElsewhere } from "../support/serveElsewhere.ts";
import { settled } from "../support/settled.ts";

const site = inject("site");
const open = openPages();

const HOSTILE = "<img src=x onerror=globalThis.hacked=1>";
const scroll = (settings: unknown): string =>
  `data-tve-scroll='${JSON.stringify(settings).replaceAll("'", "&#39;")}'`;
const events = (text: string): string =>
  `class="tve_evt_manager_listen tve_et_click" data-tcb-events='${text}'`;

/** What careless and hostile authors write, each by its name and by what the console says of it, if anything. */
const BROKEN: readonly (readonly [id: string, markup: string, said?: string])[] = [
  [
    "broken-json",
    `<div id="broken-json" data-tve-scroll="{mode:sticky">x</div>`,
    "data-tve-scroll of div#broken-json",
  ],
  [
    "no-object",
    `<div id="no-object" data-tve-scroll='["sticky"]'>x</div>`,
    "data-tve-scroll of div#no-object",
  ],
  [
    "unknown-mode",
    `<div id="unknown-mode" ${scroll({ mode: HOSTILE })}>x</div>`,
    "mode of div#unknown-mode",
  ],
  [
    "no-end",
    `<div id="no-end" ${scroll({ mode: "sticky", end: "element", el_id: "#gone" })}>x</div>`,
    "which is not on the page",
  ],
  [
    "wild-top",
    `<div id="wild-top" ${scroll({ mode: "sticky", top: "1e99", end: "parent" })}>x</div>`,
  ],
  [
    "no-height",
    `<div id="no-height" style="height:0" ${scroll({ mode: "sticky", top: 0 })}></div>`,
  ],
  [
    "unknown-effect",
    `<div id="unknown-effect" ${scroll({ mode: "parallax", parallax: { [HOSTILE]: {} } })}>x</div>`,
    "parallax of div#unknown-effect is",
  ],
  [
    "wild-speed",
    `<div id="wild-speed" ${scroll({ mode: "parallax", parallax: { rotate: { speed: -1e308, start: "x", end: [] } } })}>x</div>`,
  ],
  ["no-effects", `<div id="no-effects" ${scroll({ mode: "parallax", parallax: [] })}>x</div>`],
  [
    "flat",
    `<div id="flat" style="height:0" ${scroll({ mode: "parallax", parallax: { scale: {} } })}></div>`,
  ],
  [
    "both",
    `<div id="both" ${scroll({ mode: "sticky", top: "5", parallax: { scale: { speed: 3 } } })}>x</div>`,
  ],
  [
    "nothing-typed",
    `<p><span id="nothing-typed" class="tve_typefocus" data-typist="||" data-speed="soon"></span></p>`,
  ],
  [
    "hostile-typed",
    `<p><span id="hostile-typed" class="tve_typefocus" data-typist="${HOSTILE.replaceAll("<", "&lt;")}|b" data-colors="url(javascript:1)" data-highlight="1">a</span></p>`,
  ],
  ["no-place", `<a id="no-place" class="tve-jump-scroll" href="#%FF%gone">Nowhere</a>`],
  [
    "no-events",
    `<a id="no-events" href="#" ${events("__TCB_EVENT_[{]_TNEVE_BCT__")}>x</a>`,
    "Could not parse events!",
  ],
  [
    "unknown-action",
    `<a id="unknown-action" href="#" ${events(`__TCB_EVENT_[{"t":"click","a":"__proto__","config":{}}]_TNEVE_BCT__`)}>x</a>`,
    "a#unknown-action",
  ],
  [
    "no-header",
    `<div class="thrv_header"><div id="no-header" class="thrive-symbol-shortcode" data-switch-on-scroll-d="soon"></div></div>`,
  ],
  ["empty-lightbox", `<div style="display:none" id="tve_thrive_lightbox_9"></div>`],
];

const PAGE = `<!doctype html><html lang="en"><head><title>Broken</title><link rel="icon" href="data:,">
<script>var tve_frontend_options = { page_events: "none", current_user: 7, post_request_data: "x" };</script></head>
<body><main>${BROKEN.map(([, markup]) => markup).join("\n")}
<div id="tve_editor"><p id="good" ${scroll({ mode: "sticky", top: "10", end: "parent" })}>Good</p><div style="height:4000px"></div></div></main>
<script type="module" src="${site}/vitrine.js"></script></body></html>`;

const address = serveElsewhere(PAGE);

const topOf = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

describe("a page of careless and hostile authors", () => {
  test("is told what is wrong, each thing once, and the rest of it works", async () => {
    const said: string[] = [];
    const page = await open({ expected: [/^warning: vitrine: /] });
    page.on("console", (message) => said.push(message.text()));
    await page.goto(address());
    await settled(page);
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => topOf(page, "#good")).toBe(10);
    for (const id of ["no-place", "no-events", "unknown-action"]) {
      await page.locator(`#${id}`).dispatchEvent("click");
    }
    // What is taken out of the page as it moves harms nothing either.
    await page.evaluate(() => {
      for (const one of document.querySelectorAll("main > :not(#tve_editor)")) one.remove();
    });
    await page.mouse.wheel(0, 600);
    await expect.poll(() => topOf(page, "#good")).toBe(10);
    const expected = BROKEN.flatMap(([, , text]) => text ?? []);
    for (const text of expected) expect(said.filter((one) => one.includes(text))).toHaveLength(1);
    expect(said.filter((one) => /failed on/.test(one))).toEqual([]);
    expect(await page.evaluate(() => "hacked" in globalThis)).toBe(false);
    expect(await page.locator("img").count()).toBe(0);
  });
});
