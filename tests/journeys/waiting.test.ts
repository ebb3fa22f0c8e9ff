import { describe, expect, test } from "vitest";
import { atRest } from "../support/atRest.ts";
import { axeFindings } from "../support/axeFindings.ts";
import { openPages } from "../support/openPages.ts";
import { serveElsewhere } from "../support/serveElsewhere.ts";
import { settled } from "../support/settled.ts";

/** Milliseconds that each file takes: longer than one would wait for a quiet line. */
const LATE_MS = 700;

/** A page whose script fetches the next one once it is idle, and that one once it sees what is below. */
const PAGE = `<!doctype html><html lang="en"><head><title>Elsewhere</title>
<style>#grey { color: #bbb; background: #fff; transition: background 700ms } #grey.dark { background: #000 }</style></head>
<body><h1 id="grey">Elsewhere</h1><p id="below">Below</p><script type="module" src="/first.js"></script></body></html>`;

const FILES: Readonly<Record<string, string>> = {
  "/first.js": 'requestIdleCallback(() => import("/second.js"))',
  "/second.js":
    'new IntersectionObserver(() => import("/third.js")).observe(document.querySelector("#below"))',
  "/third.js": 'document.title = "All is there"',
};

const open = openPages();

const address = serveElsewhere(({ url = "" }, response) => {
  const script = FILES[url];
  if (!script) {
    response.end(PAGE);
    return;
  }
  response.setHeader("content-type", "text/javascript");
  setTimeout(() => response.end(script), LATE_MS);
});

describe("a journey that waits", () => {
  test("has all that a page fetches, each file by the one before", async () => {
    const page = await open();
    await page.goto(address());
    await settled(page);
    expect(await page.title()).toBe("All is there");
  });

  test("does not wait for scripts where none run", async () => {
    const page = await open({ javaScriptEnabled: false });
    await page.goto(address());
    await settled(page);
    expect(await page.title()).toBe("Elsewhere");
  });

  test("sees what fades and scrolls at its end", async () => {
    const page = await open();
    await page.goto(address());
    await page.evaluate(() => {
      document.querySelector("#grey")?.classList.add("dark");
      document.body.style.height = "5000px";
      window.scrollTo({ top: 3000, behavior: "smooth" });
    });
    await atRest(page);
    expect(
      await page.evaluate(() => [
        getComputedStyle(document.querySelector("h1") as Element).backgroundColor,
        scrollY,
      ]),
    ).toEqual(["rgb(0, 0, 0)", 3000]);
  });

  test("is told by axe what is wrong, once the page is at rest", async () => {
    const page = await open();
    await page.goto(address());
    expect(await axeFindings(page)).toEqual([expect.stringMatching(/^color-contrast: <h1 /)]);
    await page.evaluate(() => document.querySelector("#grey")?.classList.add("dark"));
    expect(await axeFindings(page)).toEqual([]);
    expect(await axeFindings(page, "#below")).toEqual([]);
  });
});
