import { beforeEach, describe, expect, test } from "vitest";
import { type Answer, json } from "../support/contactForm/Answer.ts";
import { touchForm } from "../support/contactForm/touchForm.ts";
import {
  type FormVisit,
  type FormVisitOptions,
  visitForms,
} from "../support/contactForm/visitForms.ts";
import { areRecorded, readAnswer, readPage, recordedAnswer } from "./recordings.ts";

const visit = visitForms();
const EVIL = '<img src=x onerror="window.ran = true"><script>window.ran = true</script>';
const base = {
  contact_form_id: 21,
  status: "validation_failed",
  message: "Wrong.",
  posted_data_hash: "",
  into: "#wpcf7-f21-p22-o1",
  invalid_fields: [],
};

beforeEach(({ skip }) => {
  skip(!areRecorded, "the recordings are not on this machine");
});

describe("An answer that is not what it should be", () => {
  const field = (name: unknown, message: unknown) => ({
    ...base,
    invalid_fields: [{ field: name, message, idref: null, error_id: "x" }],
  });
  const answers: Record<string, unknown> = {
    "markup as message": { ...base, message: EVIL },
    "markup as a field's message": field("who", EVIL),
    "an object as message": { ...base, message: { text: "no" } },
    "no message": { ...base, message: undefined },
    "null as message": { ...base, message: null },
    "an object as status": { ...base, status: { a: 1 } },
    "markup as status": { ...base, status: EVIL },
    "an empty status": { ...base, status: "" },
    "blanks as status": { ...base, status: " a  b\tc " },
    "a status named as a class of the form": { ...base, status: "wpcf7-form" },
    "a status named as a property of all objects": { ...base, status: "constructor" },
    "no status": { ...base, status: undefined },
    "a number as status": { ...base, status: 7 },
    "fields as text": { ...base, invalid_fields: "who" },
    "fields as an object": { ...base, invalid_fields: { who: "no" } },
    "fields as null": { ...base, invalid_fields: null },
    "null as a field": { ...base, invalid_fields: [null, 1, "who", [], {}] },
    "a field's name with quotes": field('who"] , [x="', "No."),
    "a field's name that is a selector": field("*", "No."),
    "a field's name of markup": field(EVIL, "No."),
    "an object as a field's name": field({ a: 1 }, "No."),
    "an object as a field's message": field("who", { a: 1 }),
    "fields named as properties of all objects": field("__proto__", "No."),
    "a message of five megabytes": { ...base, message: "x".repeat(5_000_000) },
    "ten thousand fields": {
      ...base,
      invalid_fields: Array.from({ length: 10_000 }, (_, index) => ({
        field: `f${index}`,
        message: "No.",
      })),
    },
    "a quiz that is none": { ...base, quiz: "1+1" },
    "a quiz of markup": { ...base, quiz: { who: [EVIL, EVIL], '"]': ["a", "b"], sum: null } },
    "a captcha that is none": { ...base, captcha: 5 },
    "a captcha with an address that runs script": {
      ...base,
      captcha: { who: "javascript:window.ran=true", 'x"]': "data:text/html,x" },
    },
    "a hash that is none": { ...base, status: "mail_sent", posted_data_hash: { a: 1 } },
    "an element's id elsewhere": { ...base, into: "#nowhere" },
    "into that is no selector": { ...base, into: "###" },
    "a list instead of an object": [],
    "a number instead of an object": 5,
    "a text instead of an object": "mail_sent",
    "true instead of an object": true,
    "null instead of an object": null,
    "keys that nobody knows": {
      ...base,
      extra: { deep: [1, 2, 3] },
      // As a computed key it is one of its own, and goes along as JSON.
      ["__proto__"]: { polluted: 1 },
    },
  };
  for (const [what, body] of Object.entries(answers)) {
    test(`${what} throws nothing, runs nothing and leaves the form usable`, async () => {
      const form = await visitOutcome({ answers: { feedback: json(body) } });
      await touchForm(form.page);
      await form.page.locator("[name=who]").fill("Ann");
      await form.page.locator(".wpcf7-submit").click();
      await expectSettled(form, 15_000);
      await expectUnharmed(form);
      form.server.play("feedback", readAnswer("feedback-mail-sent"));
      await form.page.locator("[name=who]").fill("Ann");
      await form.page.locator(".wpcf7-submit").click();
      await expect
        .poll(() => form.page.locator(".wpcf7-response-output").innerText(), { timeout: 15_000 })
        .toBe("Thank you for your message. It has been sent.");
    });
  }

  const failed: Record<string, Answer> = {
    "a failure of the server": readable("feedback-http500-json"),
    "a page of HTML": readable("feedback-http200-not-json"),
    "an empty body": { status: 200, body: "" },
    "half of an answer": { status: 200, body: '{"status":"mail_sent","mess' },
    "an unknown form": readable("err-feedback-missing-form"),
    "a body that may not be so large": { status: 413, type: "text/html", body: "<h1>413</h1>" },
    "too many requests": { status: 429, body: "{}" },
    "a connection that is cut": "cut",
  };
  for (const [what, feedback] of Object.entries(failed)) {
    test(`${what} is told beside the submit, and nothing that was typed is lost`, async () => {
      const form = await visitOutcome({ answers: { feedback } });
      await touchForm(form.page);
      await form.page.locator("[name=who]").fill("Ann");
      await form.page.locator(".wpcf7-submit").click();
      await form.page.locator("[data-form-notice]").waitFor();
      expect(await form.page.locator("[data-form-notice] button").count()).toBe(1);
      await expectSettled(form, 4000);
      expect(await form.page.locator("[name=who]").inputValue()).toBe("Ann");
      expect(await form.page.locator(".wpcf7-submit").isEnabled()).toBe(true);
      await expectUnharmed(form);
    });
  }

  test("an answer that never comes lets no second click send twice", async () => {
    const form = await visitOutcome({ answers: { feedback: "never" } });
    await touchForm(form.page);
    await form.page.locator("[name=who]").fill("Ann");
    for (const _ of [1, 2, 3]) {
      await form.page.locator(".wpcf7-submit").click({ force: true });
      await form.page.waitForTimeout(100);
    }
    const posts = () => form.server.requests.filter(({ method }) => method === "POST");
    await expect.poll(posts).toHaveLength(1);
    await form.page.waitForTimeout(100);
    expect(posts()).toHaveLength(1);
    expect(await form.page.locator(".wpcf7 > form").getAttribute("data-status")).toBe("submitting");
  });

  const schemas: Record<string, Answer> = {
    "a failing schema": { status: 500, body: "{}" },
    "a schema of HTML": { status: 200, type: "text/html", body: "<p>" },
    "a schema without rules": json({ version: "x" }),
    "rules that are none": json({ rules: [null, 1, "required", {}, { rule: "constructor" }] }),
    "a schema that is a list": json([]),
    "a schema with markup": json({ rules: [{ rule: "required", field: "who", error: EVIL }] }),
    "a schema that is cut": "cut",
    "a schema that never comes": "never",
  };
  for (const [what, schema] of Object.entries(schemas)) {
    test(`${what} leaves a form that can be sent`, async () => {
      const form = await visitOutcome({ answers: { schema } });
      await touchForm(form.page);
      for (const text of ["A", ""]) {
        await form.page.locator("[name=who]").fill(text);
        await form.page.locator("[name=who]").blur();
      }
      await form.page.locator(".wpcf7-submit").click();
      await expect
        .poll(() => form.page.locator(".wpcf7-response-output").innerText())
        .toBe("Thank you for your message. It has been sent.");
      await expectUnharmed(form);
    });
  }

  const refills: Record<string, Answer> = {
    "a refill of HTML": { status: 200, type: "text/html", body: "<p>" },
    "a refill of null": json(null),
    "a refill of markup": json({ quiz: { who: [EVIL, EVIL] }, captcha: { who: EVIL } }),
    "a refill that is cut": "cut",
  };
  for (const [what, refill] of Object.entries(refills)) {
    test(`${what} leaves the success to be seen`, async () => {
      const form = await visitOutcome({ answers: { refill } });
      await touchForm(form.page);
      await form.page.locator("[name=who]").fill("Ann");
      await form.page.locator(".wpcf7-submit").click();
      const output = form.page.locator(".wpcf7-response-output");
      await expect.poll(() => output.isVisible()).toBe(true);
      await expect.poll(() => output.innerText()).toMatch(/^Thank you/);
      await expectUnharmed(form);
    });
  }
});

describe("Two copies of a form on one page", () => {
  test("share one schema, and each is sent and answered alone", async () => {
    const copy = readPage("outcome");
    const form = await visitOutcome({
      fragment: copy + copy,
      answers: { feedback: readAnswer("feedback-validation-failed-two") },
    });
    const { page, server } = form;
    await touchForm(page);
    const second = page.locator(".wpcf7").nth(1);
    await second.locator("[name=who]").fill("Second");
    await second.locator(".wpcf7-submit").click();
    await expect.poll(() => second.locator(".wpcf7-not-valid-tip").count()).toBe(2);
    expect(await page.locator(".wpcf7").first().locator(".wpcf7-not-valid-tip").count()).toBe(0);
    expect(server.calls().filter((call) => call.endsWith("/schema"))).toHaveLength(1);
    const posts = server.requests.filter(({ method }) => method === "POST");
    expect(posts.map(({ parts }) => parts.find(({ name }) => name === "who")?.value)).toEqual([
      "Second",
    ]);
    await expectUnharmed(form);
  });
});

describe("Markup with parts missing or doubled", () => {
  const srBlock = /<div class="screen-reader-response">.*?<\/ul><\/div>/s;
  const output = '<div class="wpcf7-response-output" aria-hidden="true"></div>';
  const changes: Record<string, (html: string) => string> = {
    "no block for screen readers": (html) => html.replace(srBlock, ""),
    "an empty block for screen readers": (html) =>
      html.replace(srBlock, '<div class="screen-reader-response"></div>'),
    "two blocks for screen readers": (html) => html.replace(srBlock, (block) => block + block),
    "no output": (html) => html.replace(output, ""),
    "two outputs": (html) => html.replace(output, output + output),
    "no unit tag": (html) => html.replace(/<input[^>]*_wpcf7_unit_tag[^>]*>/, ""),
    "an empty unit tag": (html) => html.replace(/(_wpcf7_unit_tag" value=")[^"]*/, "$1"),
    "no place for the hash": (html) => html.replace(/<input[^>]*posted_data_hash[^>]*>/, ""),
    "no hidden fields": (html) => html.replace(/<fieldset.*?<\/fieldset>/s, ""),
    "no wraps": (html) =>
      html.replace(/<span class="wpcf7-form-control-wrap"[^>]*>(.*?)<\/span>/gs, "$1"),
    "two wraps of one field": (html) =>
      html.replace(
        /<span class="wpcf7-form-control-wrap"[^>]*who".*?<\/span>/s,
        (wrap) => wrap + wrap,
      ),
    "wraps without a name": (html) => html.replaceAll(/ data-name="[^"]*"/g, ""),
    "a field's name with quotes": (html) =>
      html
        .replace('data-name="who"', 'data-name="wh&quot;o]"')
        .replace('name="who"', 'name="wh&quot;o]"'),
    "no submit": (html) => html.replace(/<input[^>]*wpcf7-submit[^>]*>/, ""),
    "two submits": (html) => html.replace(/<input[^>]*wpcf7-submit[^>]*>/, (one) => one + one),
    "no status": (html) => html.replace(' data-status="init"', "").replace(" init", ""),
    "no aria attributes": (html) => html.replaceAll(/ aria-[a-z]+="[^"]*"/g, ""),
    "fields named as properties of forms": (html) =>
      html.replaceAll('name="what"', 'name="action"').replaceAll('name="who-mail"', 'name="reset"'),
  };
  for (const [what, change] of Object.entries(changes)) {
    test(`${what}: the form is alive, judges and is sent all the same`, async () => {
      const html = readPage("outcome");
      expect(change(html)).not.toBe(html);
      const form = await visitOutcome({
        fragment: change(html),
        answers: { feedback: readAnswer("feedback-validation-failed-two") },
      });
      const { page, server } = form;
      await touchForm(page);
      const who = page.locator("input[type=text]").first();
      const send = () =>
        page
          .locator(".wpcf7 > form")
          .evaluate((form: HTMLFormElement) => HTMLFormElement.prototype.requestSubmit.call(form));
      const posts = () => server.requests.filter(({ method }) => method === "POST").length;
      for (const text of ["A", ""]) {
        await who.fill(text);
        await who.blur();
      }
      await send();
      await expect.poll(posts).toBe(1);
      await expectSettled(form, 4000);
      server.play("feedback", readAnswer("feedback-mail-sent"));
      await send();
      await expect.poll(posts).toBe(2);
      await expectSettled(form, 4000);
      await expectUnharmed(form);
    });
  }
});

function visitOutcome(options: Partial<FormVisitOptions>): Promise<FormVisit> {
  const { answers, ...rest } = options;
  return visit({
    fragment: readPage("outcome"),
    answers: {
      schema: recordedAnswer("schema"),
      refill: recordedAnswer("refill"),
      feedback: readAnswer("feedback-mail-sent"),
      ...answers,
    },
    // Failed requests are told by the browser, and by us in a sentence; nothing may be uncaught.
    browser: { expected: [/^(?:error|warning): /] },
    ...rest,
  });
}

function readable(file: string): Answer {
  return areRecorded ? readAnswer(file) : "never";
}

/** Waits until the form is neither sending nor resetting. */
async function expectSettled({ page }: FormVisit, timeout: number): Promise<void> {
  const status = () => page.locator(".wpcf7 > form").first().getAttribute("data-status");
  await expect.poll(status, { timeout }).not.toMatch(/^(?:submitting|resetting|validating)$/);
}

async function expectUnharmed({ page }: FormVisit): Promise<void> {
  await page.waitForTimeout(50);
  const state = await page.evaluate(() => ({
    ran: "ran" in window,
    polluted: "polluted" in {},
    strange: document.querySelectorAll(".wpcf7 img, .wpcf7 script").length,
  }));
  expect(state).toEqual({ ran: false, polluted: false, strange: 0 });
}
