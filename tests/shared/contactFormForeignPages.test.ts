import jquery from "jquery/dist/jquery.min.js?raw";
import { beforeEach, describe, expect, test } from "vitest";
import { boxesOf, moved } from "../support/contactForm/boxesOf.ts";
import { touchForm } from "../support/contactForm/touchForm.ts";
import {
  type FormVisit,
  type FormVisitOptions,
  pluginObject,
  visitForms,
} from "../support/contactForm/visitForms.ts";
import { areRecorded, pageNames, readAnswer, readPage, recordedAnswer } from "./recordings.ts";

const visit = visitForms();

/** Pages whose form is none, or in the wrong place. */
const WITHOUT_FORM = ["missing", "nested", "raw", "subs"];
const WITH_FORM = pageNames().filter((name) => !WITHOUT_FORM.includes(name));
const INVALID_ACTION = '<p class="wpcf7-invalid-action-url"><strong>Error:</strong> Invalid.</p>';
const sent = () => readAnswer("feedback-mail-sent");
/** What the browser itself says of requests that fail. */
const failures = { expected: [/Failed to load resource/, /net::ERR/] };

/** Listeners as page scripts bind them, which note what they hear. */
const LISTENERS = `
window.heard = [];
const names = ["wpcf7beforesubmit", "wpcf7statuschanged", "wpcf7mailsent", "wpcf7submit", "wpcf7reset"];
for (const name of names) {
  document.addEventListener(name, (event) =>
    window.heard.push(["plain", name, event.detail.contactFormId, event.detail.status]));
  addEventListener("load", () => window.jQuery?.(document).on(name, (event) =>
    window.heard.push(["jquery", name, event.detail.contactFormId, event.detail.status])));
}`;

beforeEach(({ skip }) => {
  skip(!areRecorded, "the recordings are not on this machine");
});

describe("A form on a page of another system", () => {
  for (const name of WITH_FORM) {
    test(`the page "${name}" comes to life at the first touch, moves nothing and is sent`, async () => {
      const { page, server } = await visitElsewhere(readPage(name), { jquery, hostile: true });
      await page.waitForTimeout(300);
      const before = await boxesOf(page);
      expect(server.calls()).toEqual([]);
      expect(await page.locator(".wpcf7.no-js").count()).toBe(1);
      await touchForm(page);
      await expect.poll(() => server.calls()).toContainEqual(expect.stringMatching(/schema$/));
      await expect.poll(() => page.locator(".wpcf7.js").count()).toBe(1);
      await page.waitForTimeout(400);
      expect(moved(before, await boxesOf(page))).toEqual([]);
      await passAcceptance(page);
      await page.locator(".wpcf7-submit").click();
      await expect.poll(() => feedbackOf(server)).toBeDefined();
      const id = await page.locator(".wpcf7").getAttribute("data-wpcf7-id");
      const feedback = feedbackOf(server);
      expect(feedback?.path).toBe(`/api/of/this/page/their/v9/contact-forms/${id}/feedback`);
      expect(feedback?.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
      expect(feedback?.headers["x-wp-nonce"]).toBeUndefined();
      expect(feedback?.headers.accept).toBe("application/json, */*;q=0.1");
      expect(feedback?.parts.map((part) => part.name)).toContain("_wpcf7_unit_tag");
      await expect
        .poll(() => page.locator(".wpcf7-response-output").innerText())
        .toMatch(/^Thank you for your message/i);
    });

    test(`the page "${name}" moves nothing without hostile styles either`, async () => {
      const { page } = await visitElsewhere(readPage(name));
      const before = await boxesOf(page);
      await touchForm(page);
      await page.waitForTimeout(400);
      expect(moved(before, await boxesOf(page))).toEqual([]);
    });
  }

  test("is heard by listeners of jQuery and plain ones, with the detail", async () => {
    const { page } = await visitElsewhere(readPage("outcome"), { jquery, inline: LISTENERS });
    await touchForm(page);
    await page.locator("[name=who]").fill("Ann");
    await page.locator(".wpcf7-submit").click();
    const heard = (by: string) => page.evaluate(heardBy, by);
    await expect.poll(() => heard("plain")).toContain("wpcf7reset 21 sent");
    const expected = [
      "wpcf7beforesubmit 21 init",
      "wpcf7statuschanged 21 submitting",
      "wpcf7statuschanged 21 sent",
      "wpcf7mailsent 21 mail_sent",
      "wpcf7submit 21 mail_sent",
      "wpcf7statuschanged 21 resetting",
      "wpcf7statuschanged 21 sent",
      "wpcf7reset 21 sent",
    ];
    for (const by of ["plain", "jquery"]) {
      const all = await heard(by);
      expect(all.slice(all.indexOf("wpcf7beforesubmit 21 init")), by).toEqual(expected);
    }
  });

  test("sends what a listener added before the submit", async () => {
    const inline = `document.addEventListener("wpcf7beforesubmit", (event) => {
      event.detail.formData.append("added", "by a listener"); });`;
    const { page, server } = await visitElsewhere(readPage("outcome"), { inline });
    await touchForm(page);
    await page.locator("[name=who]").fill("Ann");
    await page.locator(".wpcf7-submit").click();
    await expect.poll(() => feedbackOf(server)).toBeDefined();
    expect(feedbackOf(server)?.parts).toContainEqual({ name: "added", value: "by a listener" });
  });

  test("sends text of all scripts, and files, byte for byte", async () => {
    const { page, server } = await visitElsewhere(readPage("file"));
    await touchForm(page);
    await page.locator("[name=who]").fill('Äñn – 𝒳 😀 "quoted"');
    await page.locator("[name=doc]").setInputFiles({
      name: 'naïve "file".txt',
      mimeType: "text/plain",
      buffer: Buffer.from("content – €\r\nsecond line"),
    });
    await page.locator("[name=terms]").check();
    await page.locator(".wpcf7-submit").click();
    await expect.poll(() => feedbackOf(server)).toBeDefined();
    const parts = feedbackOf(server)?.parts;
    expect(parts).toContainEqual({ name: "who", value: 'Äñn – 𝒳 😀 "quoted"' });
    expect(parts).toContainEqual({
      name: "doc",
      value: "content – €\r\nsecond line",
      fileName: 'naïve "file".txt',
      type: "text/plain",
    });
    expect(parts).toContainEqual(expect.objectContaining({ name: "pic", fileName: "", value: "" }));
  });

  test("talks to an API behind plain permalinks", async () => {
    const { page, server } = await visitElsewhere(readPage("outcome"), {
      wpcf7: (origin) => ({
        api: { root: `${origin}/index.php?rest_route=/`, namespace: "contact-form-7/v1" },
      }),
    });
    await touchForm(page);
    await page.locator("[name=who]").fill("Ann");
    await page.locator(".wpcf7-submit").click();
    const base = "/index.php?rest_route=/contact-form-7/v1/contact-forms/21";
    await expect
      .poll(() => server.calls())
      .toEqual([`GET ${base}/feedback/schema`, `POST ${base}/feedback`, `GET ${base}/refill`]);
  });

  test("works under a strict policy with trusted types", async () => {
    const { page, server } = await visitElsewhere(readPage("outcome"), { strict: true });
    await touchForm(page);
    await page.locator(".wpcf7-submit").click();
    await expect.poll(() => feedbackOf(server)).toBeDefined();
    await expect
      .poll(() => page.locator(".wpcf7-response-output").innerText())
      .toBe("Thank you for your message. It has been sent.");
  });

  test("is filled afresh, once, on a page that comes from a cache", async () => {
    const { page, server } = await visitElsewhere(readPage("cached"), {
      wpcf7: (origin) => ({ ...pluginObject(origin), cached: 1 }),
    });
    await touchForm(page);
    const refills = () => server.calls().filter((call) => call.endsWith("/refill"));
    await expect.poll(refills).toHaveLength(1);
    await page.locator("[name=who]").fill("Ann");
    await page.waitForTimeout(300);
    expect(refills()).toHaveLength(1);
    expect(await page.locator("[name=who]").inputValue()).toBe("Ann");
  });

  test("loses nothing that was typed and clicked before the script had come", async () => {
    const { page, server } = await visitElsewhere(readPage("outcome"));
    // What the page itself is read with has come; earlier, the browser would send the form.
    await page.waitForLoadState("networkidle");
    await page.route(/createContactForm/, async (route) => {
      await new Promise((done) => setTimeout(done, 500));
      await route.continue();
    });
    await page.locator("[name=who]").fill("Ann");
    await page.locator(".wpcf7-submit").click();
    await expect.poll(() => feedbackOf(server)).toBeDefined();
    expect(feedbackOf(server)?.parts).toContainEqual({ name: "who", value: "Ann" });
    expect(server.requests.filter(({ method }) => method === "POST")).toHaveLength(1);
  });

  test("is left to the plugin where its own script is on the page", async () => {
    const { page, server, messages } = await visitElsewhere(readPage("outcome"), {
      standIn: true,
      browser: { expected: [/./] },
    });
    const before = await page.locator(".wpcf7").evaluate((box) => box.outerHTML);
    await touchForm(page);
    await page.locator("[name=who]").fill("Ann");
    await page.locator("[name=who-mail]").fill("nope");
    await page.locator(".wpcf7-submit").click();
    await page.waitForTimeout(500);
    expect(server.calls()).toEqual([]);
    expect(await page.locator(".wpcf7").evaluate((box) => box.outerHTML)).toBe(before);
    expect(messages).toHaveLength(1);
  });
});

describe("What is no form", () => {
  const boxes = [
    ...WITHOUT_FORM.filter((name) => name !== "nested").map((name) => ({
      name,
      html: () => readPage(name),
    })),
    { name: "invalid action", html: () => INVALID_ACTION },
  ];
  for (const { name, html } of boxes) {
    test(`the box "${name}" stays as it is`, async () => {
      const { page, server } = await visitElsewhere(html());
      const main = page.locator("main");
      const before = await main.innerHTML();
      await main.hover();
      await main.click();
      await page.waitForTimeout(300);
      expect(await main.innerHTML()).toBe(before);
      expect(server.calls()).toEqual([]);
    });
  }
});

describe("A page that lacks the plugin's object", () => {
  const lacks = [
    { what: "wpcf7", wpcf7: () => undefined, says: /wpcf7 is not defined/ },
    { what: "wpcf7.api", wpcf7: () => ({}), says: /wpcf7\.api is not defined/ },
  ];
  for (const { what, wpcf7, says } of lacks) {
    test(`says so of ${what}, and the form is sent by the browser`, async () => {
      const { page, server, messages } = await visitElsewhere(readPage("outcome"), {
        wpcf7,
        browser: { expected: [says] },
      });
      await page.locator("[name=who]").hover();
      await page.waitForTimeout(300);
      await page.locator("[name=who]").fill("Ann");
      await page.locator(".wpcf7-submit").click();
      await page.getByText("Posted natively.").waitFor();
      expect(messages.filter((text) => says.test(text))).toHaveLength(1);
      expect(server.calls()).toEqual([]);
      const post = server.requests.find(({ method }) => method === "POST");
      expect(new URLSearchParams(post?.body).get("who")).toBe("Ann");
    });
  }
});

/** A page whose API is not where the recorded one was. */
function visitElsewhere(
  fragment: string,
  options: Partial<FormVisitOptions> = {},
): Promise<FormVisit> {
  return visit({
    fragment,
    wpcf7: (origin) => ({ api: { root: `${origin}/api/of/this/page/`, namespace: "their/v9" } }),
    answers: {
      schema: recordedAnswer("schema"),
      refill: recordedAnswer("refill"),
      feedback: sent(),
    },
    browser: failures,
    ...options,
  });
}

function feedbackOf(server: FormVisit["server"]) {
  return server.requests.find(
    ({ method, path }) => method === "POST" && path.endsWith("/feedback"),
  );
}

/** Ticks what must be ticked before the form can be sent. */
async function passAcceptance(page: FormVisit["page"]): Promise<void> {
  const terms = page.locator("form:not(.wpcf7-acceptance-as-validation) [name=terms]");
  if (await terms.count()) await terms.check();
}

function heardBy(by: string): string[] {
  const { heard } = window as unknown as { heard: [string, string, number, string][] };
  return heard.filter(([who]) => who === by).map(([, ...rest]) => rest.join(" "));
}
