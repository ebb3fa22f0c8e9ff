import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Shown } from "../../testing/showInPage.tsx";
import { opened, showBuilder } from "../testing/showBuilder.tsx";

let shown: Shown;
const saved: unknown[] = [];
afterEach(() => shown.stop());

function answer(_method: string, _path: string, body: unknown): unknown {
  saved.push(body);
  return { version: 4, changed_at: "2026-11-02T10:00:00.000Z" };
}

test("Who may not change what the server does sees it, and changes the fields alone", async () => {
  shown = await showBuilder({ ...opened, may_change_handling: false }, { answer });
  await page.getByRole("tab", { name: "Settings" }).click();
  await expect.element(page.getByText("Only owners can change this part.")).toBeVisible();
  await page.getByLabelText("The form is open").click({ force: true });
  await page.getByLabelText("Title", { exact: true }).fill("Write to us");
  await page.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => saved).toHaveLength(1);
  expect(saved[0]).toMatchObject({
    definition: { title: "Write to us" },
    handling: { isOpen: true },
  });
});

test("A form that is given its language keeps the country that it was written for", async () => {
  saved.length = 0;
  const definition = { ...opened.definition, locale: "en_GB" };
  shown = await showBuilder({ ...opened, language: null, definition }, { answer });
  await page.getByRole("tab", { name: "Settings" }).click();
  const choose = async (name: string) => {
    await page.getByLabelText("Language", { exact: true }).selectOptions(name);
    await page.getByRole("button", { name: "Save" }).click();
  };
  await choose("English");
  await expect.poll(() => saved[0]).toMatchObject({ definition: { locale: "en_GB" } });
  await choose("Deutsch");
  await expect.poll(() => saved[1]).toMatchObject({ language: "de", definition: { locale: "de" } });
});

test("Nothing can be switched on that the site has no key for", async () => {
  shown = await showBuilder(opened, { answer });
  await page.getByRole("tab", { name: "Settings" }).click();
  await expect.element(page.getByLabelText("The form is open")).toBeInTheDocument();
  expect(page.getByText(/captcha/i).elements()).toEqual([]);
});
