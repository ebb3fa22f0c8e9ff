import type { Page } from "playwright";
import { describe, expect, inject, test } from "vitest";
import { captureRequests } from "../support/capture.ts";
import { openPages } from "../support/openPages.ts";
import { serveElsewhere } from "../support/serveElsewhere.ts";

const site = inject("site");
const open = openPages();

const WAIT = { timeout: 15_000 };

const picture = (name: string, rest = "", image = 'alt=""'): string =>
  `<a href="/uploads/${name}.svg?v=1" ${rest}><img src="/uploads/${name}.svg" width="60" height="40" ${image}></a>`;

/** The theme's markup (contract, section 2), as its server prints it, and none of its scripts. */
const BODY = `
<h1>Elsewhere</h1>
<p>${picture("sea", 'data-rel="lightbox"', 'alt="The sea"')}</p>
<p>${picture("plain", 'class="kt-no-lightbox"')}</p>
<div class="kad-light-gallery">${picture("one", 'data-rel="lightbox" title="Title one"')}${picture("two", 'data-rel="lightbox" title="Title two"')}</div>
<div class="kad-light-wp-gallery">${picture("three", "", 'data-caption="&lt;b&gt;Data&lt;/b&gt; three"')}</div>
<p><a class="ktvideolight" href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">The film</a></p>
<p><a class="ajax-popup-link" href="/terms">Terms</a> <a data-rel="lightbox" href="#part">Part</a> <a class="mfp-inline" href="#lost">Lost</a></p>
<div id="part" class="mfp-hide" style="display:none"><h2>A part of this page</h2></div>
<div class="woocommerce-product-gallery"><div class="woocommerce-product-gallery__wrapper woo_product_slider_enabled woo_product_zoom_enabled">
  <div class="woocommerce-product-gallery__image">${picture("four", 'data-rel="lightbox"', 'alt="Four"')}</div>
  <div class="woocommerce-product-gallery__image flex-active-slide">${picture("five", 'data-rel="lightbox"', 'alt="Five"')}</div>
</div></div>
<p>${picture("broken", 'data-rel="lightbox"')}</p>`;

/** Styles that spare nothing. */
const STYLE =
  "* { transition: none; box-sizing: content-box; animation: none } a { color: red !important; display: inline } div, p { position: static; min-height: 1px; margin: 1em } img { max-width: none; border: 3px solid } button { width: 100%; text-transform: uppercase } dialog { padding: 3em }";

const document = (
  script: string,
): string => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Elsewhere</title>
<script src="/jquery.js"></script><style>${STYLE}</style>
<script>var virtue_lightbox = { loading: "Einen Moment", of: "%curr% von %total%", error: "Das Bild fehlt." };${script}</script></head>
<body data-animate="1">${BODY}<script type="module" src="${site}/vitrine.js"></script></body></html>`;

/** As where the theme's own pop-up script is in charge of one link. */
const THEIRS = `jQuery(function ($) {
  $.fn.magnificPopup = function () { return this.data("magnificPopup", {}).on("click", function (event) { event.preventDefault(); document.title = "Theirs"; }); };
  $(".kad-light-gallery a").magnificPopup();
});`;

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="teal"/></svg>';

const elsewhere = serveElsewhere(({ url = "" }, response) => {
  if (url.startsWith("/uploads/broken")) response.writeHead(404).end();
  else if (url.startsWith("/uploads/")) {
    response.writeHead(200, { "content-type": "image/svg+xml" }).end(SVG);
  } else if (url === "/terms") {
    response.end("<h2>All terms</h2><script>window.ran = true</script>");
  } else response.end(document(url === "/theirs" ? THEIRS : ""));
});

async function openAt(path: string, expected: readonly RegExp[] = []): Promise<Page> {
  // One of its pictures is not there.
  const page = await open({ expected: [/404/, ...expected] });
  await page.goto(new URL(path, elsewhere()).href);
  await page.waitForFunction(() => window.document.body.dataset.imageLightbox === "closed");
  return page;
}

const dialog = (page: Page) => page.locator("dialog.vitrine-picture[open]");
const text = (page: Page, name: string) =>
  dialog(page).locator(`.vitrine-picture-${name}`).first().textContent();

/** The picture that is seen in the middle of the window, once it is there, and how wide it is. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const at = window.document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    const image = at?.closest<HTMLImageElement>("dialog img");
    return image?.complete ? image.src.split("/").at(-1) : undefined;
  });

async function close(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });
  await page.waitForFunction(() => !history.state?.vitrineLayers);
}

describe("a page of the theme's that includes vitrine.js from another origin", () => {
  test("opens its pictures and galleries with its captions and its words [TH-024, TH-027]", async () => {
    const page = await openAt("/");
    await page.locator('[href^="/uploads/sea"]').click();
    await expect.poll(() => seen(page), WAIT).toBe("sea.svg?v=1");
    expect(await text(page, "caption")).toBe("The sea");
    await close(page);
    await page.locator('[href^="/uploads/two"]').click();
    await expect.poll(() => text(page, "caption"), WAIT).toBe("Title two");
    expect(await text(page, "counter")).toBe("2 von 2");
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => text(page, "caption"), WAIT).toBe("Title one");
    await page.goBack();
    await dialog(page).waitFor({ state: "detached" });
    expect(page.url()).toBe(elsewhere());
    await page.waitForFunction(() => !history.state?.vitrineLayers);
    await page.locator('[href^="/uploads/three"]').click();
    await expect.poll(() => text(page, "caption"), WAIT).toBe("Data three");
    await close(page);
    await page.locator('[href^="/uploads/broken"]').click();
    await expect.poll(() => text(page, "failure"), WAIT).toBe("Das Bild fehlt.");
    await close(page);
    await page.locator(".kt-no-lightbox").click();
    await page.waitForURL(/plain\.svg/);
  });

  test("opens a shop's gallery at its active slide by a button of ours [SH-010]", async () => {
    const page = await openAt("/");
    await page.getByRole("button", { name: "Enlarge pictures" }).click();
    await expect.poll(() => text(page, "caption"), WAIT).toBe("Five");
    expect(await text(page, "counter")).toBe("2 von 2");
  });

  test("asks before it shows a film, and fetches and moves content [TH-031]", async ({ task }) => {
    const page = await openAt("/");
    const capture = captureRequests(page, task);
    await page.getByRole("link", { name: "The film" }).click();
    await dialog(page).getByRole("button", { name: "Show it from YouTube" }).waitFor();
    await close(page);
    await page.getByRole("link", { name: "Terms" }).click();
    await dialog(page).getByRole("heading", { name: "All terms" }).waitFor();
    const asked = await capture.next(({ url }) => url.pathname === "/terms");
    expect(asked.method).toBe("GET");
    expect(await page.evaluate(() => "ran" in window)).toBe(false);
    await close(page);
    await page.getByRole("link", { name: "Part" }).click();
    await dialog(page).getByRole("heading", { name: "A part of this page" }).waitFor();
    await close(page);
    expect(await page.locator("body > #part.mfp-hide").isHidden()).toBe(true);
    await page.getByRole("link", { name: "Lost" }).click();
    await expect.poll(() => text(page, "failure"), WAIT).toBe("Content not found");
  });

  test("leaves links to the theme's own script where that opens them", async () => {
    const page = await openAt("/theirs", [/Magnific Popup opens/]);
    await page.locator('[href^="/uploads/one"]').click();
    await expect.poll(() => page.title(), WAIT).toBe("Theirs");
    await page.waitForTimeout(500);
    expect(await dialog(page).count()).toBe(0);
    expect(await page.getByRole("button", { name: "Enlarge pictures" }).count()).toBe(0);
  });
});
