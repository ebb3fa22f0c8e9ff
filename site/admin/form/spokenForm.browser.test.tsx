import { useState } from "react";
import * as v from "valibot";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { asField, choiceOf } from "../../content/fields/asField.ts";
import { describeFields } from "../../content/fields/describeFields.ts";
import { AdminLocaleContext } from "../../texts/admin/AdminLocaleContext.tsx";
import { createAdminLocale } from "../../texts/admin/createAdminLocale.ts";
import { loadCatalogue } from "../../texts/admin/loadCatalogue.ts";
import { type Shown, showInPage } from "../testing/showInPage.tsx";
import { FieldForm } from "./FieldForm.tsx";
import { useNewFieldIssues } from "./FieldIssuesContext.ts";
import type { FieldValues } from "./FieldValues.ts";
import { ProblemSummary } from "./ProblemSummary.tsx";

const fields = describeFields(
  v.object({
    look: v.optional(v.pipe(choiceOf({ primary: "Strong", quiet: "Quiet" }), v.title("Look"))),
    off: v.pipe(v.array(choiceOf({ tablet: "Tablets", mobile: "Phones" })), v.title("Not on")),
    currency: v.pipe(v.picklist(["CHF"]), asField({ isCurrency: true }), v.title("Currency")),
    user: v.pipe(v.string(), v.regex(/^\w+$/, "Write it on one line."), v.title("User name")),
  }),
);

let shown: Shown;
afterEach(() => shown.stop());

function Form() {
  const [value, setValue] = useState<FieldValues>({ off: [], currency: "CHF", user: "ada" });
  const issues = useNewFieldIssues();
  return (
    <>
      <ProblemSummary fields={fields} issues={issues} />
      <FieldForm fields={fields} value={value} onChange={setValue} issues={issues} />
    </>
  );
}

async function open(language: string): Promise<void> {
  const locale = createAdminLocale({ ...(await loadCatalogue(language)), currency: "EUR" });
  shown = showInPage(
    <AdminLocaleContext value={locale}>
      <Form />
    </AdminLocaleContext>,
  );
}

test("A form is drawn in the language of whoever fills it in, choices and currencies, too", async () => {
  await open("de");
  const texts = [...shown.place.querySelectorAll("option")].map(({ textContent }) => textContent);
  expect(texts).toEqual(["Keine Angabe", "Kräftig", "Zurückhaltend", "CHF – Schweizer Franken"]);
  await expect.element(page.getByRole("checkbox", { name: "Telefonen" })).toBeVisible();
  await expect.element(page.getByRole("combobox", { name: "Aussehen" })).toBeVisible();
});

test.each([
  ["de", "Benutzername", "Schreiben Sie es in eine Zeile."],
  ["ar", "اسم المستخدم", "اكتبه في سطر واحد."],
])(
  "What a schema says is wrong is said in %s, at the field and above the form",
  async (language, label, said) => {
    await open(language);
    await userEvent.fill(page.getByRole("textbox", { name: label }), "a b");
    await userEvent.tab();
    await expect.element(page.getByRole("listitem")).toHaveTextContent(said);
    const field = shown.place.querySelector("[aria-invalid]");
    const notes = (field?.getAttribute("aria-describedby") ?? "").split(" ");
    expect(notes.map((id) => document.getElementById(id)?.textContent).join()).toContain(said);
  },
);
