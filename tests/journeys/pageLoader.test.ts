import { expect, inject, test } from "vitest";
import { openPages } from "../support/openPages.ts";
import { serveElsewhere } from "../support/serveElsewhere.ts";

const site = inject("site");
const open = openPages();

/** A page of another system whose loader covers all of it, with a picture that takes its time. */
const PAGE = `<!doctype html><html lang="en"><head><title>Elsewhere</title>
<style>#sfpageLoad { position: fixed; inset: 0; z-index: 9999; background: #f9f9f9 }</style></head>
<body><div id="sfpageLoad"></div><h1>Elsewhere</h1><button onclick="document.title='Clicked'">Press</button>
<img src="/late.svg" alt=""><script type="module" src="${site}/vitrine.js"></script></body></html>`;

/** Lets the picture come. */
let release = (): void => {};

const address = serveElsewhere(({ url }, response) => {
  if (url === "/late.svg") release = () => response.end();
  else response.end(PAGE);
});

test("a page that still loads can be seen and used, and its loader fades once it has", async () => {
  const page = await open();
  await page.goto(address(), { waitUntil: "commit" });
  const loader = page.locator("#sfpageLoad");
  await page.locator("#sfpageLoad[data-vitrine-loader=waiting]").waitFor();
  expect(await loader.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe(
    "rgba(0, 0, 0, 0)",
  );
  await page.getByRole("button", { name: "Press" }).click();
  expect(await page.title()).toBe("Clicked");
  expect(await loader.getAttribute("data-vitrine-loader")).toBe("waiting");
  release();
  await page.locator("#sfpageLoad[data-vitrine-loader=fading]").waitFor();
  await loader.waitFor({ state: "hidden" });
});
