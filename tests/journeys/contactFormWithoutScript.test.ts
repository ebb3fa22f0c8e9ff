import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { type LaunchedSite, launchSite } from "../../scripts/launchSite.js";
import { openPages } from "../support/openPages.ts";

const open = openPages();
let site = inject("site");
let own: LaunchedSite | undefined;

// On the site of all journeys others send forms, too, and an address may send so many only.
beforeAll(async () => {
  if (inject("pair")) return;
  own = await launchSite();
  site = own.address;
});
afterAll(async () => {
  await own?.stop();
});

type Words = {
  readonly path: string;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly choice: string;
  readonly print: string;
  readonly message: string;
  readonly send: string;
  readonly missing: string;
  readonly wrong: string;
  readonly unaccepted: string;
  readonly arrived: string;
};

const ENGLISH: Words = {
  path: "/contact",
  name: "Name",
  email: "Email address",
  subject: "What is it about?",
  choice: "A print",
  print: "Which print",
  message: "Message",
  send: "Send message",
  missing: "Please fill in this field.",
  wrong: "Please enter an email address",
  unaccepted: "you have read the page on privacy",
  arrived: "your message has arrived",
};
const GERMAN: Words = {
  path: "/de/contact",
  name: "Name",
  email: "E-Mail-Adresse",
  subject: "Worum geht es?",
  choice: "Um einen Druck",
  print: "Welcher Druck",
  message: "Nachricht",
  send: "Nachricht senden",
  missing: "Bitte füllen Sie dieses Feld aus.",
  wrong: "Bitte geben Sie eine E-Mail-Adresse ein",
  unaccepted: "dass Sie die Seite zum Datenschutz gelesen haben",
  arrived: "Ihre Nachricht ist angekommen",
};
const ARABIC: Words = {
  path: "/ar/contact",
  name: "الاسم",
  email: "البريد الإلكتروني",
  subject: "ما موضوع رسالتك؟",
  choice: "مطبوعة",
  print: "أي مطبوعة",
  message: "الرسالة",
  send: "أرسل الرسالة",
  missing: "املأ هذا الحقل من فضلك.",
  wrong: "اكتب بريدًا إلكترونيًا من فضلك",
  unaccepted: "أكّد من فضلك أنك قرأت صفحة الخصوصية",
  arrived: "وصلت رسالتك",
};

const plain = { javaScriptEnabled: false, expected: [/422/] };

function parts(page: Page, words: Words) {
  const form = page.locator("form.wpcf7-form");
  return {
    form,
    name: form.getByLabel(words.name),
    email: form.getByLabel(words.email),
    message: form.getByLabel(words.message),
    subject: form.getByLabel(words.subject),
    terms: form.getByRole("checkbox"),
    output: form.locator(".wpcf7-response-output"),
    tips: form.locator(".wpcf7-not-valid-tip"),
    /** Sends, and waits until the page that answers is there. */
    send: () =>
      Promise.all([
        page.waitForEvent("load"),
        form.getByRole("button", { name: words.send }).click(),
      ]),
  };
}

describe("the contact form without script", () => {
  test.each([ENGLISH, GERMAN, ARABIC])(
    "at $path says what is missing, keeps what is written, and takes the message",
    async (words) => {
      const page = await open(plain);
      await page.goto(site + words.path);
      const { form, name, email, message, subject, terms, output, tips, send } = parts(page, words);
      expect(await output.isVisible()).toBe(false);

      await message.fill("Is the <b>blue</b> one still there?");
      await email.fill("ada@");
      await send();
      expect(await form.getAttribute("data-status")).toBe("invalid");
      expect(await tips.allInnerTexts()).toEqual([
        words.missing,
        expect.stringContaining(words.wrong),
        words.missing,
        expect.stringContaining(words.unaccepted),
      ]);
      expect(await output.isVisible()).toBe(true);
      expect(await message.inputValue()).toBe("Is the <b>blue</b> one still there?");
      expect(await name.getAttribute("aria-invalid")).toBe("true");

      await name.fill("Ada");
      await email.fill("ada@example.com");
      await subject.selectOption({ label: words.choice });
      await send();
      expect(await form.getAttribute("data-status")).toBe("invalid");
      expect(await tips.allInnerTexts()).toEqual([expect.stringContaining(words.unaccepted)]);
      expect(await name.inputValue()).toBe("Ada");

      await terms.check();
      await send();
      expect(await form.getAttribute("data-status")).toBe("sent");
      expect(await output.innerText()).toContain(words.arrived);
      expect([await name.inputValue(), await message.inputValue()]).toEqual(["", ""]);
      expect(await terms.isChecked()).toBe(false);
      // What came of it is in view, though the form is long.
      const top = async (): Promise<number> => (await output.boundingBox())?.y ?? -1;
      await expect.poll(top).toBeLessThan(600);
      await expect.poll(top).toBeGreaterThanOrEqual(0);
    },
  );

  test("is found from a print, which it then names", async () => {
    const page = await open({ javaScriptEnabled: false });
    await page.goto(`${site}/de/shop/seven-islands`);
    await page.locator(".single_add_to_cart_button").click();
    await page.waitForURL(/\/de\/contact\?product=/);
    const print = await page.getByLabel(GERMAN.print).inputValue();
    expect(print).toMatch(/^Seven Islands, .+ \(.+\)$/);
  });
});
