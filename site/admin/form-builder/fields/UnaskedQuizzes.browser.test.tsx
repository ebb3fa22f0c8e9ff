import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Shown } from "../../testing/showInPage.tsx";
import { opened, showBuilder } from "../testing/showBuilder.tsx";

let shown: Shown;
afterEach(() => shown.stop());

test("A quiz without a question is told as soon as the form is open, with the way to it, until it has one", async () => {
  const fields = [
    ...opened.definition.fields,
    { kind: "quiz", name: "sum", label: "A sum" },
    { kind: "quiz", name: "asked", label: "Asked" },
  ] as const;
  const { definition, handling } = opened;
  const questions = { asked: [{ question: "2 + 2", answer: "4" }] };
  const form = {
    ...opened,
    definition: { ...definition, fields },
    handling: { ...handling, questions },
  };
  shown = await showBuilder(form);
  const told = page.getByRole("region", { name: /stops nobody/ });
  await expect.element(told.getByRole("button")).toHaveTextContent("A sum");
  await told.getByRole("button", { name: "A sum" }).click();
  await expect.element(page.getByRole("heading", { name: "A sum" })).toBeVisible();
  await page.getByRole("button", { name: "Add: Question" }).click();
  await expect.element(told).not.toBeInTheDocument();
});
