"use strict";

const { note, ok } = require("./Finding.cjs");

/**
 * A browser is for tests only: a site runs without.
 * @returns {Promise<import("./Finding.cjs").Finding>}
 */
async function checkBrowser() {
  const none = "There is no Chromium, which only tests need.";
  try {
    const { findChromium } = await import("../findChromium.js");
    const place = findChromium();
    return place ? ok("browser", `Chromium for tests: ${place}.`) : note("browser", none, TO_DO);
  } catch (error) {
    return note("browser", error instanceof Error ? error.message : none, TO_DO);
  }
}

const TO_DO = "Nothing, unless you run npm test, which then installs one.";

module.exports = { checkBrowser };
