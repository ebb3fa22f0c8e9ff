import type { Page, Route } from "playwright";
import { describe, expect, inject, test } from "vitest";
import { countLayoutShift, layoutShift } from "../support/layoutShift.ts";
import { openPages } from "../support/openPages.ts";
import { serveElsewhere } from "../support/serveElsewhere.ts";
import { settled } from "../support/settled.ts";

const site = inject("site");
const open = openPages();

/** Stands for a service's script: says in the page of the frame that it ran, and is long. */
const SERVICE = `
document.body.append("It ran on " + location.pathname);
document.querySelector("#disqus_thread, .fb-comments").style.height = "1500px";
let reach = "shut";
try { reach = parent.document.title; } catch {}
try { reach = localStorage.length; } catch {}
document.body.dataset.reach = reach;
`;

const SERVICE_HOST = /^https:\/\/(?:vitrine-sample\.disqus\.com|connect\.facebook\.net)\//;

/** Opens a page whose services are not asked for real. */
async function openAnswered(address: string) {
  const asked: string[] = [];
  const page = await open({
    expected: [/another host was asked: https:\/\/(?:vitrine-sample\.disqus|connect\.facebook)/],
  });
  await page.route(SERVICE_HOST, async (route: Route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: "text/javascript", body: SERVICE });
  });
  await countLayoutShift(page);
  await page.goto(address);
  return { page, asked };
}

const agree = (page: Page, marketing: boolean) =>
  page.evaluate((marketing) => {
    const stored = { value: { marketing }, timestamp: Math.floor(Date.now() / 1000) };
    localStorage.setItem("vitrine.consent", JSON.stringify(stored));
    dispatchEvent(new StorageEvent("storage", { key: "vitrine.consent" }));
  }, marketing);

describe("a thread that another service keeps", () => {
  test("is not asked for until the visitor says so, and then runs in its frame alone", async () => {
    const { page, asked } = await openAnswered(`${site}/style`);
    const thread = page.locator(".thrv_disqus_comments");
    await thread.scrollIntoViewIfNeeded();
    const show = page.getByRole("button", { name: "Show comments from Disqus" });
    await settled(page);
    expect([asked, await thread.locator("iframe").count()]).toEqual([[], 0]);
    await page.locator(".thrv_disqus_comments[data-embed-state=asking]").waitFor();
    await show.focus();
    await page.keyboard.press("Enter");
    const frame = page.frameLocator('iframe[title="Comments from Disqus"]');
    await frame.getByText("It ran on /embeds/disqus").waitFor();
    expect(asked).toEqual(["https://vitrine-sample.disqus.com/embed.js"]);
    expect(await frame.locator("body").getAttribute("data-reach")).toBe("shut");
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("IFRAME");
    expect(await layoutShift(page)).toBe(0);
  });

  test("comes by itself, near the window, for who has agreed, and goes with the agreement", async () => {
    const { page, asked } = await openAnswered(`${site}/style`);
    await agree(page, true);
    await page.reload();
    await settled(page);
    expect(asked).toEqual([]);
    const thread = page.locator(".thrv_disqus_comments");
    await thread.scrollIntoViewIfNeeded();
    await thread.locator("iframe").waitFor();
    await expect.poll(() => asked.length).toBe(1);
    await agree(page, false);
    await thread.locator("iframe").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Show comments from Disqus" }).waitFor();
  });
});

const elsewhere = serveElsewhere(`<!doctype html><html lang="en"><title>Elsewhere</title>
<style>* { transition: none; box-sizing: content-box } iframe { border: 9px solid red } p { color: red !important }</style>
<body><div class="tve-fb-comments" data-href="" data-numposts="3"></div>
<script type="module" src="${site}/vitrine.js"></script>`);

test("on a page of another system the frame comes from where vitrine.js does", async () => {
  const address = `${elsewhere()}post`;
  const { page, asked } = await openAnswered(`${address}?secret=1`);
  await page.getByRole("button", { name: "Show comments from Facebook" }).click();
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]).toMatch(/^https:\/\/connect\.facebook\.net\/en_US\/sdk\.js/);
  const src = new URL((await page.locator("iframe").getAttribute("src")) ?? "");
  expect([src.origin, src.searchParams.get("href"), src.searchParams.get("count")]).toEqual([
    new URL(site).origin,
    address,
    "3",
  ]);
});
