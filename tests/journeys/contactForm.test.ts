import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Page } from "playwright";
import { describe, expect, inject, test } from "vitest";
import { findChromium } from "../../scripts/findChromium.js";
import { axeFindings } from "../support/axeFindings.ts";
import { openPages } from "../support/openPages.ts";
import { settled, watchTraffic } from "../support/settled.ts";

const site = inject("site");
const open = openPages();

const OFFLINE = [/ERR_FAILED/, /contact-form: form \d+ was not sent/];
const MESSAGE = "Is the blue one still there?";

function parts(page: Page) {
  const form = page.locator("form.wpcf7-form");
  return {
    form,
    field: (name: string) => form.locator(`[name=${name}]`),
    tips: form.locator(".wpcf7-not-valid-tip"),
    output: form.locator(".wpcf7-response-output"),
    notice: form.locator("[data-form-notice]"),
    send: form.locator(".wpcf7-submit"),
    terms: form.getByRole("checkbox"),
  };
}

/** Fills in all that must be, as a visitor does. */
async function fillIn(page: Page): Promise<void> {
  const { field, terms } = parts(page);
  await field("your-name").fill("Ada");
  await field("your-email").fill("ada@example.com");
  await field("your-subject").selectOption({ index: 1 });
  await field("your-message").fill(MESSAGE);
  await terms.check();
}

/** No answer to what is sent, until the returned function is called. */
async function loseConnection(page: Page): Promise<() => Promise<void>> {
  await page.route("**/feedback", (route) => route.abort());
  return () => page.unroute("**/feedback");
}

const status = (page: Page): Promise<string | null> => parts(page).form.getAttribute("data-status");
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute("name") ?? "");

describe("the contact form of the site", () => {
  test("stands in the page, and asks for nothing before it is touched [CF-001]", async () => {
    const page = await open();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const script = page.waitForResponse(/createContactForm/);
    await page.goto(`${site}/contact`);
    await settled(page);
    const { form, field } = parts(page);
    expect(await form.isVisible()).toBe(true);
    const before = asked.length;
    await page.mouse.move(1, 1);
    await page.waitForTimeout(300);
    expect(asked.slice(before)).toEqual([]);
    expect(asked.join()).not.toMatch(/createContactForm|contact-form-7|react/);
    await field("your-name").focus();
    await expect.poll(() => asked.join()).toMatch(/feedback\/schema/);
    expect(asked.join()).not.toContain("react");
    // Without this line, its functions are compiled one by one while the visitor waits.
    expect(await (await script).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  });

  test("says what is wrong beside each field, and takes the message once all is right", async () => {
    const page = await open();
    await page.goto(`${site}/contact`);
    const { field, tips, output, send, form } = parts(page);
    await field("your-email").fill("nobody");
    await field("your-name").click();
    await expect.poll(() => tips.count()).toBe(1);
    expect(await tips.innerText()).toContain("email address");
    await fillIn(page);
    await expect.poll(() => tips.count()).toBe(0);
    await send.dblclick();
    await expect.poll(() => status(page)).toBe("sent");
    await expect.poll(() => output.isVisible()).toBe(true);
    expect(await output.innerText()).toContain("your message has arrived");
    expect(await field("your-message").inputValue()).toBe("");
    // The button waits for the terms again; the focus is not lost with it.
    expect(await form.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  });

  test("keeps what is written when the connection is lost, and sends it once", async () => {
    const page = await open({ expected: OFFLINE });
    const sent: string[] = [];
    page.on("response", async (response) => {
      if (response.url().endsWith("/feedback")) sent.push((await response.json()).status);
    });
    await page.goto(`${site}/contact`);
    const { field, notice, send } = parts(page);
    await fillIn(page);
    const restore = await loseConnection(page);
    await send.click();
    await notice.waitFor();
    expect(await notice.innerText()).toContain("What you wrote is kept");
    expect(await status(page)).toBe("init");
    expect(await field("your-message").inputValue()).toBe(MESSAGE);
    await restore();
    await notice.getByRole("button").click();
    await expect.poll(() => status(page)).toBe("sent");
    expect(await notice.count()).toBe(0);
    expect(sent).toEqual(["mail_sent"]);
  });

  test("is sent, and judged by the server, where its rules do not come", async () => {
    const page = await open({ expected: [/ERR_FAILED/, /the rules of form \d+ did not come/] });
    await page.route(/validate-[^/]*\.js/, (route) => route.abort());
    await page.goto(`${site}/contact`);
    const { field, tips, send } = parts(page);
    await fillIn(page);
    await field("your-email").fill("nobody");
    await send.click();
    await expect.poll(() => status(page)).toBe("invalid");
    expect(await tips.allInnerTexts()).toEqual([expect.stringContaining("email address")]);
    await field("your-email").fill("ada@example.com");
    await send.click();
    await expect.poll(() => status(page)).toBe("sent");
  });

  test("is sent by keyboard alone, from the first field to the word that it arrived", async () => {
    const page = await open();
    await page.goto(`${site}/contact`);
    const { field, tips } = parts(page);
    await field("your-name").focus();
    await page.keyboard.type("Ada");
    await page.keyboard.press("Tab");
    await page.keyboard.type("nobody");
    await page.keyboard.press("Tab");
    await page.keyboard.type("a");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe("your-message");
    await page.keyboard.type(MESSAGE);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    // Past the link in the terms, to the button.
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect.poll(() => focused(page)).toBe("your-email");
    expect(await tips.count()).toBe(1);
    const described = await field("your-email").getAttribute("aria-describedby");
    expect(described).toMatch(/-ve-your-email/);
    await page.keyboard.press("Control+A");
    await page.keyboard.type("ada@example.com");
    await expect.poll(() => tips.count()).toBe(0);
    await page.keyboard.press("Enter");
    await expect.poll(() => status(page)).toBe("sent");
    const spoken = page.locator(".screen-reader-response [role=status]");
    expect(await spoken.textContent()).toContain("your message has arrived");
  });

  test("names the print that a visitor asks about, also where script would come later", async () => {
    const page = await open();
    await page.goto(`${site}/contact?product=seven-islands`);
    expect(await parts(page).field("your-print").inputValue()).toContain("Seven Islands");
  });
});

describe("what is written into the contact form", () => {
  /** All that the browser keeps of the site. */
  const kept = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }));

  test("outlives a reload and going away and back, and is offered with a way to be rid of it", async () => {
    const page = await open();
    await page.goto(`${site}/contact`);
    const { field, notice } = parts(page);
    await field("your-message").fill(MESSAGE);
    await expect.poll(() => kept(page)).toContain(MESSAGE);
    await page.goto(`${site}/about`);
    await page.goto(`${site}/contact`);
    await field("your-name").focus();
    await expect.poll(() => field("your-message").inputValue()).toBe(MESSAGE);
    await page.goto(`${site}/about`);
    await page.goBack();
    await expect.poll(() => field("your-message").inputValue()).toBe(MESSAGE);
    await page.reload();
    await field("your-name").focus();
    await expect.poll(() => field("your-message").inputValue()).toBe(MESSAGE);
    await notice.getByRole("button").first().click();
    await expect.poll(() => field("your-message").inputValue()).toBe("");
    await page.reload();
    await field("your-name").focus();
    await settled(page);
    expect(await field("your-message").inputValue()).toBe("");
  });

  test("outlives a browser that is killed", async () => {
    const folder = mkdtempSync(join(tmpdir(), "vitrine-profile-"));
    const options = { executablePath: findChromium(), args: ["--no-sandbox"] };
    try {
      const first = await chromium.launchPersistentContext(folder, options);
      const page = await first.newPage();
      await page.goto(`${site}/contact`);
      await parts(page).field("your-message").fill(MESSAGE);
      await expect.poll(() => kept(page)).toContain(MESSAGE);
      // Chromium itself writes storage to disk only now and then.
      await page.waitForTimeout(7000);
      const session = await first.newCDPSession(page);
      await session.send("Browser.crash").catch(() => {});
      await first.close().catch(() => {});
      const second = await chromium.launchPersistentContext(folder, options);
      const again = await second.newPage();
      await again.goto(`${site}/contact`);
      const { field } = parts(again);
      await field("your-name").focus();
      await expect.poll(() => field("your-message").inputValue()).toBe(MESSAGE);
      await second.close();
    } finally {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  });

  test("is forgotten once it is sent, in this tab and for the next", async () => {
    const page = await open();
    await page.goto(`${site}/contact`);
    await fillIn(page);
    await expect.poll(() => kept(page)).toContain(MESSAGE);
    await parts(page).send.click();
    await expect.poll(() => status(page)).toBe("sent");
    expect(await kept(page)).not.toContain(MESSAGE);
    const other = await page.context().newPage();
    watchTraffic(other);
    await other.goto(`${site}/contact`);
    await parts(other).field("your-name").focus();
    await settled(other);
    expect(await parts(other).field("your-message").inputValue()).toBe("");
    expect(await parts(other).notice.count()).toBe(0);
  });

  test("is sent also where the browser forbids storage", async () => {
    const page = await open();
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("forbidden", "SecurityError");
        },
      });
    });
    await page.goto(`${site}/contact`);
    await fillIn(page);
    await parts(page).send.click();
    await expect.poll(() => status(page)).toBe("sent");
  });
});

describe("the contact form in every status", () => {
  const findings = (page: Page) => axeFindings(page, ".wpcf7");

  test.each([
    ["/contact", "light", 1280],
    ["/contact", "dark", 360],
    ["/ar/contact", "dark", 768],
    ["/de/contact", "light", 360],
  ] as const)("axe finds nothing at %s, %s, %i px wide", async (path, colorScheme, width) => {
    const page = await open({
      colorScheme,
      viewport: { width, height: 800 },
      bypassCSP: true,
      expected: OFFLINE,
    });
    await page.goto(site + path);
    const { field, send, notice, tips, terms } = parts(page);
    await field("your-email").fill("nobody");
    await field("your-name").focus();
    await expect.poll(() => tips.count()).toBe(1);
    expect(["a field is wrong", ...(await findings(page))]).toEqual(["a field is wrong"]);
    await terms.check();
    await send.click();
    await expect.poll(() => status(page)).toBe("invalid");
    expect(["invalid", ...(await findings(page))]).toEqual(["invalid"]);
    await fillIn(page);
    const restore = await loseConnection(page);
    await send.click();
    await notice.waitFor();
    expect(["not reached", ...(await findings(page))]).toEqual(["not reached"]);
    await restore();
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    // Made up: so many messages from one address in a minute are refused.
    const json = { status: "mail_sent", message: "It has arrived.", invalid_fields: [] };
    await page.route("**/feedback", async (route) => {
      await held;
      await route.fulfill({ json });
    });
    await send.click();
    await expect.poll(() => status(page)).toBe("submitting");
    expect(["submitting", ...(await findings(page))]).toEqual(["submitting"]);
    release();
    await expect.poll(() => status(page)).toBe("sent");
    expect(["sent", ...(await findings(page))]).toEqual(["sent"]);
  });
});
