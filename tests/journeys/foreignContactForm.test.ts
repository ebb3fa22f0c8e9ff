import type { Page } from "playwright";
import { describe, expect, inject, test } from "vitest";
import { fetchAnswer } from "../support/answered.ts";
import { openPages } from "../support/openPages.ts";
import { serveElsewhere } from "../support/serveElsewhere.ts";
import { settled } from "../support/settled.ts";

const site = inject("site");
const open = openPages();

const API = "wp-json/contact-form-7/v1/contact-forms/12";
const PICTURE = "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=";

/** A form of another system with a quiz and a captcha, in its own markup. */
const FORM = `<div class="wpcf7 no-js" id="wpcf7-f12-p3-o1" lang="en-US" dir="ltr" data-wpcf7-id="12">
<div class="screen-reader-response"><p role="status" aria-live="polite" aria-atomic="true"></p><ul></ul></div>
<form action="/ask#wpcf7-f12-p3-o1" method="post" class="wpcf7-form init" aria-label="Ask" novalidate data-status="init">
<fieldset class="hidden-fields-container"><input type="hidden" name="_wpcf7" value="12"><input type="hidden" name="_wpcf7_version" value="6.1"><input type="hidden" name="_wpcf7_locale" value="en_US"><input type="hidden" name="_wpcf7_unit_tag" value="wpcf7-f12-p3-o1"><input type="hidden" name="_wpcf7_container_post" value="3"><input type="hidden" name="_wpcf7_posted_data_hash" value=""></fieldset>
<p><label>Name <span class="wpcf7-form-control-wrap" data-name="your-name"><input class="wpcf7-form-control wpcf7-text" aria-invalid="false" name="your-name"></span></label></p>
<p><span class="wpcf7-form-control-wrap" data-name="sum"><label><span class="wpcf7-quiz-label">1+1=?</span> <input class="wpcf7-form-control wpcf7-quiz" aria-invalid="false" autocomplete="off" name="sum"></label><input type="hidden" name="_wpcf7_quiz_answer_sum" value="hash-of-2"></span></p>
<p><input type="hidden" name="_wpcf7_captcha_challenge_code" value="111"><img class="wpcf7-form-control wpcf7-captchac wpcf7-captcha-code" width="72" height="24" alt="" src="${PICTURE}">
<label>Code <span class="wpcf7-form-control-wrap" data-name="code"><input class="wpcf7-form-control wpcf7-captchar" aria-invalid="false" autocomplete="off" name="code"></span></label></p>
<p><input class="wpcf7-form-control wpcf7-submit has-spinner" type="submit" value="Ask"></p>
<div class="wpcf7-response-output" aria-hidden="true"></div>
</form></div>`;

const document = (
  body: string,
): string => `<!doctype html><html lang="en"><head><title>Elsewhere</title>
<script>var wpcf7 = { api: { root: location.origin + "/wp-json/", namespace: "contact-form-7/v1" } };</script></head>
<body>${body}<script type="module" src="${site}/vitrine.js"></script></body></html>`;

/** What a server says to a wrong quiz: a fresh question, a fresh picture, and what is wrong. */
const REFUSAL = {
  contact_form_id: 12,
  status: "validation_failed",
  message: "One field is not right.",
  posted_data_hash: "",
  into: "#wpcf7-f12-p3-o1",
  invalid_fields: [{ field: "sum", message: "Not quite.", idref: null, error_id: "e" }],
  quiz: { sum: ["2+2=?", "hash-of-4"] },
  captcha: { code: "/pictures/222.png" },
};
const REFILL = { quiz: { sum: ["3+3=?", "hash-of-6"] }, captcha: { code: "/pictures/333.png" } };

const elsewhere = serveElsewhere((request, response) => {
  const json = (data: unknown): void => {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(data));
  };
  request.resume();
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  if (pathname === `/${API}/feedback/schema`) json({ version: "1", locale: "en_US", rules: [] });
  else if (pathname === `/${API}/refill`) json(REFILL);
  else if (pathname === `/${API}/feedback`) json(REFUSAL);
  else if (pathname.startsWith("/pictures/")) {
    response.setHeader("content-type", "image/gif");
    response.end(Buffer.from(PICTURE.split(",")[1] ?? "", "base64"));
  } else response.end(document(pathname === "/nested" ? `<form id="outer">${FORM}</form>` : FORM));
});

async function openAlive(): Promise<Page> {
  const page = await open();
  await page.goto(`${elsewhere()}ask`);
  await settled(page);
  await page.locator("[name=your-name]").fill("Ada");
  await page.locator(".wpcf7.js").waitFor();
  await settled(page);
  return page;
}

const question = (page: Page): Promise<string> => page.locator(".wpcf7-quiz-label").innerText();
const hidden = (page: Page, name: string): Promise<string> =>
  page.locator(`[name=${name}]`).inputValue();
const picture = (page: Page): Promise<string | null> =>
  page.locator("img.wpcf7-captchac").getAttribute("src");

describe("a contact form of another system, on its own page", () => {
  test("inside another form is replaced by words that say so, without a touch [CF-002]", async () => {
    const page = await open();
    await page.goto(`${elsewhere()}nested`);
    const message = page.locator("#outer p.wpcf7-form-in-wrong-place");
    await message.waitFor();
    expect(await message.innerText()).toBe(
      "Error: This contact form is placed in the wrong place.",
    );
    expect(await page.locator(".wpcf7").count()).toBe(0);
  });

  test("takes the fresh picture and question of a feedback answer [CF-096, CF-097]", async ({
    task,
  }) => {
    const answer = await fetchAnswer(task, `${elsewhere()}${API}/feedback`, { method: "POST" });
    const { quiz, captcha } = await answer.json();
    const page = await openAlive();
    await page.locator("[name=sum]").fill("3");
    await page.locator("[name=code]").fill("wrong");
    await page.locator(".wpcf7-submit").click();
    await expect.poll(() => picture(page)).toBe(captcha.code);
    expect(await hidden(page, "_wpcf7_captcha_challenge_code")).toBe("222");
    expect([await question(page), await hidden(page, "_wpcf7_quiz_answer_sum")]).toEqual(quiz.sum);
    expect([await hidden(page, "sum"), await hidden(page, "code")]).toEqual(["", ""]);
    expect(await page.locator(".wpcf7-not-valid-tip").innerText()).toBe("Not quite.");
  });

  test("takes the fresh picture and question of a refill [CF-118, CF-119]", async ({ task }) => {
    const answer = await fetchAnswer(task, `${elsewhere()}${API}/refill`);
    const { quiz, captcha } = await answer.json();
    const page = await openAlive();
    await page.locator("[name=sum]").fill("2");
    await page.locator("form.wpcf7-form").evaluate((form: HTMLFormElement) => form.reset());
    await expect.poll(() => picture(page)).toBe(captcha.code);
    expect(await hidden(page, "_wpcf7_captcha_challenge_code")).toBe("333");
    expect([await question(page), await hidden(page, "_wpcf7_quiz_answer_sum")]).toEqual(quiz.sum);
    expect(await hidden(page, "sum")).toBe("");
    await expect
      .poll(() => page.locator("form.wpcf7-form").getAttribute("data-status"))
      .toBe("init");
  });
});
