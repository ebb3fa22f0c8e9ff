import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { EditedForm, FormSave } from "../../../content/admin/formWire.ts";
import { plainHandling } from "../../../content/contact-forms/FormHandling.ts";
import { AdminError } from "../../api/AdminError.ts";
import type { Shown } from "../../testing/showInPage.tsx";
import { plainMail } from "../core/plainMail.ts";
import { opened, showBuilder } from "../testing/showBuilder.tsx";

let shown: Shown;
const saved: FormSave[] = [];
afterEach(() => shown.stop());

function answer(_method: string, _path: string, body: unknown): unknown {
  saved.push(body as FormSave);
  return { version: 4, changed_at: "2026-11-02T10:00:00.000Z" };
}

const team = { kind: "radio", name: "team", label: "Team", options: ["Sales"] } as const;
const addressed: EditedForm = {
  ...opened,
  definition: { ...opened.definition, fields: [...opened.definition.fields, team] },
  handling: {
    ...plainHandling,
    mail2: { ...plainMail, to: "[your-email]", subject: "Thanks, [your-name]" },
    meanings: { team: { Sales: "sales@x.example" } },
  },
};

const choose = (name: RegExp) => page.getByRole("button", { name }).first().click();
const name = () => page.getByLabelText("Name", { exact: true });
const meaning = () => page.getByLabelText("Stands for in mails");

test("Whoever may not say where mails go is not asked what mails are addressed by", async () => {
  shown = await showBuilder({ ...addressed, may_change_handling: false }, { answer });
  await choose(/^Your email/);
  await expect.element(page.getByLabelText("Label", { exact: true })).toHaveValue("Your email");
  await expect.element(name()).not.toBeInTheDocument();
  await choose(/^Your name/);
  await name().fill("who");
  await choose(/^Team/);
  await expect.element(name()).toHaveValue("team");
  await page.getByLabelText("Choice", { exact: true }).fill("Shop");
  await expect.element(meaning()).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(() => saved).toHaveLength(1);
  expect(saved[0]?.handling).toMatchObject({
    mail2: { subject: "Thanks, [who]" },
    meanings: { team: { Shop: "sales@x.example" } },
  });
});

test("An owner is asked for it", async () => {
  shown = await showBuilder(addressed, { answer });
  await choose(/^Your email/);
  await expect.element(name()).toHaveValue("your-email");
  await choose(/^Team/);
  await expect.element(meaning()).toHaveValue("sales@x.example");
});

test("A limit that the server cannot read is marked in its row", async () => {
  const nested = { rule: "any", field: "your-name", rules: [{ rule: "email" }] };
  const rules = [
    { rule: "maxlength", field: "message", threshold: 9 },
    nested,
    { rule: "maxlength", field: "your-name", threshold: 30 },
    { rule: "stepnumber", field: "your-name", interval: "x" },
  ];
  const path = ["definition", "rules", 3, "interval"];
  const issues = [{ path, message: "Write a number above 0 here." }];
  shown = await showBuilder(
    { ...opened, definition: { ...opened.definition, rules } },
    {
      answer() {
        throw new AdminError("", { status: 422, code: "invalid", issues });
      },
    },
  );
  await page.getByRole("button", { name: "Note", exact: true }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const limit = page.getByLabelText("Limit").last();
  await expect.element(limit).toHaveValue("x");
  await expect.element(limit).toHaveFocus();
  await expect
    .element(limit)
    .toHaveAccessibleDescription(/^Write a number above 0 here\. A whole number for lengths/);
});
