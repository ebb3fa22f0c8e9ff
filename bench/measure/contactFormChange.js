import { CPU_SLOWDOWN } from "../pages.js";
import { withBrowser } from "../withBrowser.js";
import { withSite } from "../withSite.js";

const RUNS = 7;
/** As many fields, with three rules each, as a long form has. */
const FIELDS = 60;

/**
 * What judging a change costs in a long form, on a slow processor.
 * @returns {Promise<import("../summarise.js").Sample[]>}
 */
export function contactFormChange() {
  return withSite({}, ({ address }) =>
    withBrowser(async (browser) => {
      const values = [];
      for (let run = 0; run < RUNS; run += 1) values.push(await runOnce(browser, address));
      return [{ name: "contact form: a change judged, 60 fields", unit: "ms", values }];
    }),
  );
}

/**
 * @param {import("playwright").Browser} browser
 * @param {string} address
 */
async function runOnce(browser, address) {
  const page = await browser.newPage();
  try {
    await page.route("**/feedback/schema", (route) => route.fulfill({ json: { rules: RULES } }));
    await page.goto(`${address}/contact`, { waitUntil: "networkidle" });
    await page.locator(".wpcf7 > form [name=your-name]").focus();
    await page.waitForLoadState("networkidle");
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    return await page.evaluate(timeChange, FIELDS);
  } finally {
    await page.close();
  }
}

/**
 * In the page: median milliseconds for a change, with all that it shows.
 * @param {number} fields
 */
async function timeChange(fields) {
  const form = /** @type {HTMLElement} */ (document.querySelector(".wpcf7 > form"));
  const controls = Array.from({ length: fields }, (_, index) => {
    const wrap = document.createElement("span");
    wrap.className = "wpcf7-form-control-wrap";
    wrap.dataset.name = `field-${index}`;
    const input = document.createElement("input");
    input.name = `field-${index}`;
    input.className = "wpcf7-form-control";
    input.setAttribute("aria-invalid", "false");
    input.value = "something@example.com";
    wrap.append(input);
    form.append(wrap);
    return input;
  });
  const times = [];
  for (const control of [...controls, ...controls, ...controls]) {
    const from = performance.now();
    control.dispatchEvent(new Event("change", { bubbles: true }));
    await Promise.resolve();
    await Promise.resolve();
    times.push(performance.now() - from);
  }
  times.sort((a, b) => a - b);
  return times[times.length >> 1] ?? 0;
}

const RULES = Array.from({ length: FIELDS }, (_, index) => ({ field: `field-${index}` })).flatMap(
  ({ field }) => [
    { rule: "required", field, error: "Missing." },
    { rule: "email", field, error: "No address." },
    { rule: "maxlength", field, threshold: 400, error: "Too long." },
  ],
);
