import { chromium } from "playwright";
import { findChromium } from "../scripts/findChromium.js";
import { undoAtEnd } from "./undo.js";

/**
 * Starts Chromium, does `work`, closes it; also where the run is cut short.
 * @template T
 * @param {(browser: import("playwright").Browser) => Promise<T>} work
 */
export async function withBrowser(work) {
  /** @type {Promise<import("playwright").Browser> | undefined} */
  let launching;
  const close = undoAtEnd(async () => {
    const browser = await launching?.catch(() => undefined);
    await browser?.close();
  });
  try {
    launching = launch();
    return await work(await launching);
  } finally {
    await close();
  }
}

function launch() {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ["--no-sandbox", "--disable-background-networking", "--disable-quic"],
    // Ours end the whole run in order; Playwright's would end the process at once.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}
