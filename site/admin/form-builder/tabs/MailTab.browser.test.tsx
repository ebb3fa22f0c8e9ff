import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Shown } from "../../testing/showInPage.tsx";
import { opened, showBuilder } from "../testing/showBuilder.tsx";

let shown: Shown;
afterEach(() => shown.stop());

test("A mail that is added goes to whoever adds it and says all that is sent; the other one begins with nothing", async () => {
  shown = await showBuilder(opened);
  await page.getByRole("tab", { name: "Mail" }).click();
  await expect.element(page.getByRole("button", { name: "Add: Mail to you" })).toBeVisible();
  expect(page.getByRole("button", { name: "[your-name]" }).elements()).toEqual([]);
  await page.getByRole("button", { name: "Add: Mail to you" }).click();
  const field = (label: string) => page.getByLabelText(label, { exact: true });
  await expect.element(field("To")).toHaveValue("ada@x.example");
  await expect.element(field("Subject")).toHaveValue("Contact: [your-name]");
  await expect
    .element(field("Text of the mail"))
    .toHaveValue("Your name: [your-name]\nYour email: [your-email]\n\nMessage:\n[message]\n");
  await expect.element(page.getByRole("button", { name: "[your-name]" })).toBeVisible();
  expect(page.getByText("not be as it is meant").elements()).toEqual([]);
  await page.getByRole("button", { name: "Add: Second mail" }).click();
  await expect.poll(() => field("To").elements()).toHaveLength(2);
  await expect.element(field("To").nth(1)).toHaveValue("");
});
