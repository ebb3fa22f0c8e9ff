import type { Page, Route } from "playwright";
import { beforeAll, describe, expect, test } from "vitest";
import { axeFindings } from "../support/axeFindings.ts";
import { FAILED_SAVES } from "../support/failedSaves.ts";
import { openAdmin } from "../support/openAdmin.ts";
import { type SavedForm, savedForms } from "../support/savedForms.ts";

const { open, site, ask } = openAdmin();

const NONE = { page: "-", product: "-", comment: "-" };
const COUNT = savedForms(NONE).length;
const LATER = 10 * 60_000;
let forms: readonly SavedForm[] = [];

beforeAll(async () => {
  const { address } = site();
  const make = async (kind: string): Promise<string> =>
    (await ask("/api/admin/documents", { kind, title: "Begun" })).id;
  const fields = { path: "/journal/moire", author: "Kim", email: "kim@example.org" };
  await fetch(`${address}/comments`, {
    method: "POST",
    redirect: "manual",
    headers: { origin: address, "sec-fetch-site": "same-origin" },
    body: new URLSearchParams({ ...fields, comment: "By which angle?" }),
  });
  const [{ id: comment }] = (await ask("/api/admin/comments")).items;
  forms = savedForms({ page: await make("page"), product: await make("product"), comment });
}, 60_000);

/** Opens a form and fills it in. What `answer` says to what is sent can be changed as it goes. */
async function openForm(form: SavedForm) {
  let answer: ((route: Route) => Promise<unknown>) | undefined;
  const page = await open(form.path, {
    expected: [/Failed to load resource/],
    clock: true,
    bypassCSP: true,
  });
  await page.route(
    ({ pathname }) => pathname === form.api,
    (route) =>
      answer && route.request().method() === form.method ? answer(route) : route.fallback(),
  );
  await form.begin?.(page);
  for (const [index, field] of form.fields.entries()) {
    await field(page).fill(form.texts[index] ?? "");
  }
  const answerBy = (next: typeof answer) => {
    answer = next;
  };
  return { page, answerBy };
}

/** What is still written in the fields. */
const written = (form: SavedForm, page: Page) =>
  Promise.all(form.fields.map((field) => field(page).inputValue()));

async function closeMessages(page: Page): Promise<void> {
  // Among several they have no role until the pointer or the focus is there.
  const close = page.locator(".message:not([data-limited], [data-ending-style]) .icon-button");
  while ((await close.count()) > 0) {
    const before = await close.count();
    await close.first().click();
    await expect.poll(() => close.count()).toBeLessThan(before);
  }
}

const hasFocus = (page: Page) => page.evaluate(() => document.activeElement !== document.body);

describe.each(
  Array.from({ length: COUNT }, (_, index) => [savedForms(NONE)[index]?.name, index] as const),
)("What is written in %s", (_name, index) => {
  const formOf = () => forms[index] as SavedForm;

  test("is not lost by any failure, which is told in a sentence, and can be sent again", async () => {
    const form = formOf();
    const { page, answerBy } = await openForm(form);
    for (const { name, fail, says, isSilent } of FAILED_SAVES) {
      let isAsked = false;
      answerBy((route) => {
        isAsked = true;
        return fail(route);
      });
      await form.send(page);
      await expect.poll(() => isAsked, { message: name }).toBe(true);
      if (isSilent) await page.clock.fastForward(LATER);
      await page.getByText(says).filter({ visible: true }).first().waitFor();
      expect(await written(form, page), name).toEqual(form.texts);
      expect(await hasFocus(page), name).toBe(true);
      if (name === "no network") expect(await axeFindings(page)).toEqual([]);
      await closeMessages(page);
      expect(await written(form, page), `${name}, once its message is closed`).toEqual(form.texts);
    }
    answerBy(undefined);
    await form.send(page);
    await form.done(page).waitFor();
  }, 120_000);
});
