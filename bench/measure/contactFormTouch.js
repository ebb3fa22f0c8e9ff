import { CPU_SLOWDOWN } from "../pages.js";
import { withBrowser } from "../withBrowser.js";
import { withSite } from "../withSite.js";

const RUNS = 9;
/** Milliseconds in which nobody asks the page anything: that would be slowed down, and counted. */
const QUIET = 500;

/**
 * @typedef {{ x: number, y: number }} Point
 * @typedef {object} Way how a visitor touches a form
 * @property {string} from the event from which on the form is waited for
 * @property {import("playwright").BrowserContextOptions} [device]
 * @property {(page: import("playwright").Page, field: Point) => Promise<void>} touch
 */

/** Real input: a script that sets the focus is slowed down itself. @type {Readonly<Record<string, Way>>} */
const WAYS = {
  mouse: { from: "pointerenter", touch: (page, { x, y }) => page.mouse.move(x, y) },
  key: { from: "focusin", touch: (page) => page.keyboard.press("Tab") },
  // From the end of the touch: Chromium itself holds scripts back while the finger is down, for
  // 100 ms at most.
  finger: {
    from: "touchend",
    device: { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true },
    touch: (page, { x, y }) => page.touchscreen.tap(x, y),
  },
};

/**
 * How long, on a slow processor, until a form that is touched for the first time is alive.
 * @returns {Promise<import("../summarise.js").Sample[]>}
 */
export function contactFormTouch() {
  return withSite({}, ({ address }) =>
    withBrowser(async (browser) => {
      const samples = [];
      for (const [name, way] of Object.entries(WAYS)) {
        const values = [];
        for (let run = 0; run <= RUNS; run += 1) values.push(await timeWay(browser, address, way));
        // The first compiles in the server, and in the browser, what the others find ready.
        samples.push({
          name: `contact form: usable after first touch, ${name}`,
          unit: /** @type {const} */ ("ms"),
          values: values.slice(1),
        });
      }
      return samples;
    }),
  );
}

/**
 * @param {import("playwright").Browser} browser
 * @param {string} address
 * @param {Way} way
 */
async function timeWay(browser, address, { from, device, touch }) {
  const context = await browser.newContext(device);
  try {
    const page = await context.newPage();
    await page.goto(`${address}/contact`, { waitUntil: "networkidle" });
    const field = await page.evaluate(watchForm, from);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    await page.waitForTimeout(QUIET);
    await touch(page, field);
    await page.waitForTimeout(QUIET);
    return await page.evaluate(
      () => performance.measure("touch", "vitrine-touched", "vitrine-alive").duration,
    );
  } finally {
    await context.close();
  }
}

/**
 * In the page: marks the first touch of the form, and when it is alive. The key that comes next
 * brings the focus to its first field.
 * @param {string} from
 * @returns {Point} the middle of that field
 */
function watchForm(from) {
  const box = /** @type {HTMLElement} */ (document.querySelector(".wpcf7"));
  const field = /** @type {HTMLElement} */ (box.querySelector("[name=your-name]"));
  const touch = () => performance.mark("vitrine-touched");
  box.addEventListener(from, touch, { capture: true, once: true });
  const observer = new MutationObserver(() => {
    if (!box.classList.contains("js")) return;
    observer.disconnect();
    performance.mark("vitrine-alive");
  });
  observer.observe(box, { attributes: true });
  box.before(Object.assign(document.createElement("button"), { textContent: "Before" }));
  /** @type {HTMLElement} */ (box.previousElementSibling).focus();
  field.scrollIntoView({ block: "center" });
  const { x, y, width, height } = field.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
