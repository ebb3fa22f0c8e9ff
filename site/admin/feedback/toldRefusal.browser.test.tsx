import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { AdminLocaleContext } from "../../texts/admin/AdminLocaleContext.tsx";
import { createAdminLocale } from "../../texts/admin/createAdminLocale.ts";
import { loadCatalogue } from "../../texts/admin/loadCatalogue.ts";
import { AdminError } from "../api/AdminError.ts";
import { Button } from "../controls/Button.tsx";
import { TextField } from "../form/TextField.tsx";
import { useSmallForm } from "../form/useSmallForm.ts";
import { type Shown, showInPage } from "../testing/showInPage.tsx";

let shown: Shown;
afterEach(() => shown.stop());

function Form({ refusal }: { readonly refusal: AdminError }) {
  const { idOf, problemOf, send } = useSmallForm();
  return (
    <>
      <TextField
        id={idOf("old")}
        label="Passwort"
        value=""
        onChange={() => undefined}
        error={problemOf("old")}
      />
      <Button onClick={() => send({}, () => Promise.reject(refusal))}>Senden</Button>
    </>
  );
}

async function open(language: string, refusal: AdminError): Promise<void> {
  const locale = createAdminLocale({ ...(await loadCatalogue(language)), currency: "EUR" });
  shown = showInPage(
    <AdminLocaleContext value={locale}>
      <Form refusal={refusal} />
    </AdminLocaleContext>,
  );
  await userEvent.click(page.getByRole("button", { name: "Senden" }));
}

test.each([
  ["en", "This is not the password that you have now."],
  ["de", "Das ist nicht Ihr jetziges Passwort."],
  ["ar", "ليست هذه كلمة مرورك الحالية."],
])("A refused field says why in %s", async (language, said) => {
  const issues = [{ path: ["old"], message: "This is not the password that you have now." }];
  await open(language, new AdminError("It is marked below.", { status: 422, issues }));
  const field = page.getByRole("textbox", { name: "Passwort" });
  await expect.element(field).toHaveAccessibleDescription(said);
  await expect.element(field).toHaveFocus();
});

test.each([
  ["en", "Wait 12 minutes, then try again."],
  ["de", "Warten Sie 12 Minuten, dann versuchen Sie es noch einmal."],
  ["ar", "انتظر 12 دقيقة ثم حاول مرة أخرى."],
])("A refusal of the whole says why in %s, in the form of its number", async (language, said) => {
  const told =
    "There were too many attempts, so nothing was changed. Wait 12 minutes, then try again.";
  await open(language, new AdminError(told, { status: 429 }));
  await expect.element(page.getByText(said)).toBeVisible();
});
