import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openPages } from "../support/openPages.ts";

const site = inject("site");
const open = openPages();

/** A page of another system whose loader covers all of it, with a picture that takes its time. */
const PAGE = `<!doctype html><html lang="en"><head><title>Elsewhere</title><link rel="icon" href="data:,">
<style>#sfpageLoad { position: fixed; inset: 0; z-index: 9999; background: #f9f9f9 }</style></head>
<body><div id="sfpageLoad"></div><h1>Elsewhere</h1><button onclick="document.title='Clicked'">Press</button>
<img src="/late.svg" alt=""><script type="module" src="${site}/vitrine.js"></script></body></html>`;

let server: Server;
let address = "";
/** Lets the picture come. */
let release = (): void => {};

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === "/late.svg") {
      release = () => response.end();
      return;
    }
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(PAGE);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});

afterAll(() => {
  server.close();
});

test("a page that still loads can be seen and used, and its loader fades once it has", async () => {
  const page = await open();
  await page.goto(address, { waitUntil: "commit" });
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
