import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { AdminLocaleContext } from "../../texts/admin/AdminLocaleContext.tsx";
import { createAdminLocale } from "../../texts/admin/createAdminLocale.ts";
import { loadCatalogue } from "../../texts/admin/loadCatalogue.ts";
import { AdminError } from "../api/AdminError.ts";
import { Button } from "../controls/Button.tsx";
import { type Shown, showInPage } from "../testing/showInPage.tsx";
import { TextField } from "./TextField.tsx";
import { type Problems, useSmallForm } from "./useSmallForm.ts";

let shown: Shown;
afterEach(() => shown.stop());

type FormProps = { readonly refusal: AdminError; readonly known?: Problems };

function Form({ refusal, known = {} }: FormProps) {
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
      <Button onClick={() => send(() => Promise.reject(refusal), known)}>Senden</Button>
    </>
  );
}

async function open(language: string, form: FormProps): Promise<void> {
  const locale = createAdminLocale({ ...(await loadCatalogue(language)), currency: "EUR" });
  shown = showInPage(
    <AdminLocaleContext value={locale}>
      <Form {...form} />
    </AdminLocaleContext>,
  );
  await userEvent.click(page.getByRole("button", { name: "Senden" }));
}

const field = () => page.getByRole("textbox", { name: "Passwort" });

function refused(issues: AdminError["issues"]): AdminError {
  return new AdminError("It is marked below.", { status: 422, issues });
}

test.each([
  ["en", "This is not the password that you have now."],
  ["de", "Das ist nicht Ihr jetziges Passwort."],
  ["ar", "ليست هذه كلمة مرورك الحالية."],
])("A refused field says why in %s", async (language, said) => {
  const issues = [{ path: ["old"], message: "This is not the password that you have now." }];
  await open(language, { refusal: refused(issues) });
  await expect.element(field()).toHaveAccessibleDescription(said);
  await expect.element(field()).toHaveFocus();
});

test.each([
  ["en", "Wait 12 minutes, then try again."],
  ["de", "Warten Sie 12 Minuten, dann versuchen Sie es noch einmal."],
  ["ar", "انتظر 12 دقيقة ثم حاول مرة أخرى."],
])("A refusal of the whole says why in %s, in the form of its number", async (language, said) => {
  const told =
    "There were too many attempts, so nothing was changed. Wait 12 minutes, then try again.";
  await open(language, { refusal: new AdminError(told, { status: 429 }) });
  await expect.element(page.getByText(said)).toBeVisible();
});

test("What is wrong with a field that is not there is said, and one that is there has the focus first", async () => {
  const elsewhere = { path: ["site"], message: "It takes nobody just now." };
  await open("en", { refusal: refused([elsewhere]) });
  await expect.element(page.getByText(elsewhere.message)).toBeVisible();
  shown.stop();
  await open("en", { refusal: refused([elsewhere, { path: ["old"], message: "It is wrong." }]) });
  await expect.element(field()).toHaveFocus();
  await expect.element(field()).toHaveAccessibleDescription("It is wrong.");
});

test("What is known to be wrong is marked, and nothing is sent", async () => {
  const known = { new: undefined, old: "Write your password." };
  await open("en", { refusal: new AdminError("It was sent.", { status: 500 }), known });
  await expect.element(field()).toHaveFocus();
  await expect.element(field()).toHaveAccessibleDescription(known.old);
  expect(page.getByText("It was sent.").query()).toBeNull();
});
