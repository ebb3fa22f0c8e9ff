import type { Page } from "playwright";
import { beforeAll, describe, expect, test } from "vitest";
import { axeFindings } from "../support/axeFindings.ts";
import { openAdmin } from "../support/openAdmin.ts";

const { ask, openVisitor, site } = openAdmin();

const PAIRS = [
  { question: "What is one and one?", answer: "two" },
  { question: "What is two and two?", answer: "four" },
];

/** In the languages of the site: the page, its button, and the figures from 1 on. */
const LANGUAGES = [
  {
    path: "/contact",
    instead: "Answer a question instead",
    figures: ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"],
  },
  {
    path: "/de/contact",
    instead: "Stattdessen eine Frage beantworten",
    figures: ["eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun"],
  },
  {
    path: "/ar/contact",
    instead: "أجب عن سؤال بدلًا من ذلك",
    figures: ["واحد", "اثنان", "ثلاثة", "أربعة", "خمسة", "ستة", "سبعة", "ثمانية", "تسعة"],
  },
] as const;
type Words = (typeof LANGUAGES)[number];
const [ENGLISH] = LANGUAGES;

/** What a person answers who hears the question in words. */
function answerTo(question: string, { figures }: Words): string {
  const [, listed = ""] = question.split(":");
  const named = listed.replace(/[?؟]/, "").split(/[,،]/);
  return named.map((word) => figures.indexOf(word.trim() as never) + 1).join("");
}

function parts(page: Page) {
  const form = page.locator(".wpcf7-form");
  return {
    form,
    field: (name: string) => form.locator(`[name="${name}"]`),
    question: form.locator(".wpcf7-quiz-label"),
    picture: form.locator(".wpcf7-captchac"),
    instead: form.locator(".wpcf7-captcha-words"),
    words: form.locator("[role=status][data-words-for]"),
    tips: form.locator(".wpcf7-not-valid-tip"),
    send: form.locator(".wpcf7-submit"),
    output: form.locator(".wpcf7-response-output"),
  };
}

async function answerQuiz(page: Page): Promise<void> {
  const { question, field } = parts(page);
  const asked = await question.innerText();
  await field("sum").fill(PAIRS.find((pair) => pair.question === asked)?.answer ?? "");
}

/** All contact forms of the site ask a quiz and a captcha, and little else. */
beforeAll(async () => {
  const { items } = await ask("/api/admin/forms");
  for (const { id } of items) {
    const { version, language, definition, handling } = await ask(`/api/admin/forms/${id}`);
    const fields = [
      { kind: "text", name: "who", label: "Name", required: true },
      { kind: "quiz", name: "sum", label: "A question" },
      { kind: "captcha", name: "code", label: "Characters" },
    ];
    const asking = { ...handling, questions: { sum: PAIRS }, mail: null, mail2: null };
    const body = { version, language, definition: { ...definition, fields }, handling: asking };
    await ask(`/api/admin/forms/${id}`, body, "PUT");
  }
});

describe("a form with a quiz and a captcha", () => {
  test.each(LANGUAGES)("is answered by keys and ears alone at $path", async (words) => {
    const page = await openVisitor({ bypassCSP: true });
    await page.goto(site().address + words.path);
    const { form, field, question, picture, instead, words: said, send, output } = parts(page);
    expect(await instead.isVisible()).toBe(false);
    await field("who").focus();
    await page.keyboard.type("Ada");
    await expect.poll(() => question.innerText()).toMatch(/What is/);
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBe(360);
    await answerQuiz(page);
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(words.instead);
    await page.keyboard.press("Enter");
    await expect.poll(() => said.innerText()).not.toBe("");
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("name")))
      .toBe("code");
    expect(await axeFindings(page, ".wpcf7")).toEqual([]);
    await page.keyboard.type(answerTo(await said.innerText(), words));
    await send.press("Enter");
    await expect.poll(() => form.getAttribute("data-status")).toBe("sent");
    await expect.poll(() => output.isVisible()).toBe(true);
  });

  test("keeps right answers while something else is wrong, and asks anew what was wrong", async () => {
    const page = await openVisitor();
    await page.goto(site().address + ENGLISH.path);
    const { field, question, picture, instead, words, tips, send, form } = parts(page);
    await field("who").focus();
    await expect.poll(() => question.innerText()).toMatch(/What is/);
    await answerQuiz(page);
    await instead.click();
    await expect.poll(() => words.innerText()).not.toBe("");
    const [asked, shown] = [await question.innerText(), await picture.getAttribute("src")];
    await field("code").fill(answerTo(await words.innerText(), ENGLISH));
    const answers = async () => [await field("sum").inputValue(), await field("code").inputValue()];
    const given = await answers();
    await send.click();
    await expect.poll(() => tips.count()).toBe(1);
    expect(await answers()).toEqual(given);
    expect([await question.innerText(), await picture.getAttribute("src")]).toEqual([asked, shown]);

    await field("who").fill("Ada");
    await field("sum").fill("none");
    await field("code").fill("none");
    const before = await words.innerText();
    await send.click();
    await expect.poll(() => tips.count()).toBe(2);
    expect(await answers()).toEqual(["", ""]);
    expect(await question.innerText()).not.toBe(asked);
    expect(await picture.getAttribute("src")).not.toBe(shown);
    // Who asked for words hears the new ones.
    await expect.poll(() => words.innerText()).not.toBe(before);

    await answerQuiz(page);
    await field("code").fill(answerTo(await words.innerText(), ENGLISH));
    await send.click();
    await expect.poll(() => form.getAttribute("data-status")).toBe("sent");
  });

  test("comes back with its questions where there is no script, and is answered there", async () => {
    const page = await openVisitor({ javaScriptEnabled: false, expected: [/422/] });
    await page.goto(site().address + ENGLISH.path);
    const { field, instead, send, form, output } = parts(page);
    await field("who").fill("Ada");
    await send.click();
    await page.waitForLoadState();
    expect(await form.getAttribute("data-status")).toBe("invalid");
    await answerQuiz(page);
    expect(await instead.innerText()).toBe(ENGLISH.instead);
    const opened = page.context().waitForEvent("page");
    await instead.click();
    const beside = await opened;
    await beside.waitForLoadState();
    await field("code").fill(answerTo(await beside.locator("body").innerText(), ENGLISH));
    await send.click();
    await page.waitForLoadState();
    expect(await form.getAttribute("data-status")).toBe("sent");
    expect(await output.isVisible()).toBe(true);
  });
});

describe("a form that asks", () => {
  test.each([
    ["/contact", "light", 1280],
    ["/contact", "dark", 360],
    ["/ar/contact", "light", 360],
  ] as const)(
    "holds its picture within the page at %s, %s, %d wide",
    async (path, scheme, width) => {
      const page = await openVisitor({
        bypassCSP: true,
        colorScheme: scheme,
        viewport: { width, height: 900 },
      });
      await page.goto(site().address + path);
      const { field, picture, instead, words, form } = parts(page);
      await field("who").focus();
      await instead.click();
      await expect.poll(() => words.innerText()).not.toBe("");
      const [inner, outer] = [await picture.boundingBox(), await form.boundingBox()];
      expect(inner?.width).toBeGreaterThan(200);
      expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThanOrEqual(
        (outer?.x ?? 0) + (outer?.width ?? 0) + 1,
      );
      expect(await axeFindings(page, ".wpcf7")).toEqual([]);
    },
  );
});
