import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { plainHandling } from "../../../content/contact-forms/FormHandling.ts";
import { AdminError } from "../../api/AdminError.ts";
import type { Shown } from "../../testing/showInPage.tsx";
import { plainMail } from "../core/plainMail.ts";
import { opened, showBuilder } from "../testing/showBuilder.tsx";

let shown: Shown;
let asked: string[] = [];
afterEach(() => shown.stop());

async function showMails(isActive: boolean, answer: () => unknown = () => []): Promise<void> {
  asked = [];
  const mail = { ...plainMail, isActive, to: "shop@x.example" };
  const form = { ...opened, handling: { ...plainHandling, mail } };
  shown = await showBuilder(form, {
    answer(_method, path) {
      asked.push(path);
      return answer();
    },
  });
}

const tab = (name: string) => page.getByRole("tab", { name });
const send = () => page.getByRole("button", { name: /^Send me a trial/ }).click();

test("A trial of a form with something wrong is not sent, and leads there", async () => {
  await showMails(true);
  await page.getByRole("button", { name: "Quiz", exact: true }).click();
  await page.getByLabelText("Question", { exact: true }).fill("");
  await tab("Mail").click();
  await send();
  await expect.element(tab("Fields")).toHaveAttribute("aria-selected", "true");
  await expect.element(page.getByLabelText("Question", { exact: true })).toHaveFocus();
  expect(asked).toEqual([]);
});

test("What the server finds wrong in a trial is marked where it stands", async () => {
  const path = ["definition", "fields", 1, "label"];
  const issues = [{ path, message: "Fill this in." }];
  await showMails(true, () => {
    throw new AdminError("", { status: 422, code: "invalid", issues });
  });
  await tab("Mail").click();
  await send();
  const label = page.getByLabelText("Label", { exact: true });
  await expect.element(label).toHaveValue("Your email");
  await expect.element(label).toHaveAccessibleDescription("Fill this in.");
});

test("A trial without a mail that is switched on says so", async () => {
  await showMails(false);
  await tab("Mail").click();
  await send();
  await expect
    .element(page.getByText("No mail is switched on, so nothing was sent."))
    .toBeVisible();
  expect(asked).toEqual([]);
});
