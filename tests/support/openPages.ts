import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { findChromium } from "../../scripts/findChromium.js";
import { watchTraffic } from "./settled.ts";

export type OpenOptions = BrowserContextOptions & {
  /** Messages that this page may write; all others fail the test. */
  readonly expected?: readonly RegExp[];
};

/** Opens pages of a context of their own, in a Chromium that the test file shares. */
export type OpenPage = (options?: OpenOptions) => Promise<Page>;

const ARGS = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-quic",
  "--no-first-run",
];

/**
 * What Chromium itself throws where, on a busy machine, it drops the fade from one page to the next. Our
 * pages ask for that fade by CSS alone and have no script that could catch it (w3c/csswg-drafts, issue 13726).
 */
export const FADE_DROPPED =
  /^Transition was aborted because of invalid state\. Page already revealed/;

/**
 * A Chromium for a file of journeys. A test fails where a page of it wrote an unexpected message
 * to the console, threw an error nobody caught, or asked another origin for anything.
 */
export function openPages(): OpenPage {
  let browser: Browser;
  const surprises: string[] = [];
  const pages: Page[] = [];

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: findChromium(), args: ARGS });
  });

  afterAll(async () => {
    await browser.close();
  });

  afterEach(async () => {
    for (const page of pages.splice(0)) await page.context().close();
    expect(surprises.splice(0), "messages, errors and requests that nobody expected").toEqual([]);
  });

  return async ({ expected = [], ...options } = {}) => {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    pages.push(page);
    watchTraffic(page, options.javaScriptEnabled);
    const note = (text: string): void => {
      if (!expected.some((pattern) => pattern.test(text))) surprises.push(text);
    };
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type()))
        note(`${message.type()}: ${message.text()}`);
    });
    page.on("pageerror", ({ message }) => {
      if (!FADE_DROPPED.test(message)) note(`uncaught: ${message}`);
    });
    page.on("request", (request) => {
      const { hostname, protocol } = new URL(request.url());
      if (protocol.startsWith("http") && !["localhost", "127.0.0.1"].includes(hostname)) {
        note(`another host was asked: ${request.url()}`);
      }
    });
    return page;
  };
}
