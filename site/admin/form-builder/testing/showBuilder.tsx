import { MemoryRouter } from "react-router";
import type { EditedForm } from "../../../content/admin/formWire.ts";
import { plainHandling } from "../../../content/contact-forms/FormHandling.ts";
import { AdminLocaleContext } from "../../../texts/admin/AdminLocaleContext.tsx";
import { createAdminLocale } from "../../../texts/admin/createAdminLocale.ts";
import { loadCatalogue } from "../../../texts/admin/loadCatalogue.ts";
import { loadFormBuilder } from "../../../texts/admin/loadFormBuilder.ts";
import { MeContext } from "../../session/MeContext.tsx";
import { type Shown, type ShownOptions, showInPage } from "../../testing/showInPage.tsx";
import { FormBuilder } from "../FormBuilder.tsx";
import { FormWordsContext } from "../FormWordsContext.ts";

const fields = [
  { kind: "text", name: "your-name", label: "Your name", required: true, half: true },
  { kind: "email", name: "your-email", label: "Your email", required: true, half: true },
  { kind: "textarea", name: "message", label: "Message", counter: "down" },
] as const;

/** A form as the server gives it. */
export const opened: EditedForm = {
  ...{ id: 5, key: "contact", version: 3, language: "en", handling: plainHandling },
  ...{ changed_at: "2026-11-01T10:00:00.000Z", deleted_at: null },
  ...{ used_by: [{ id: "p1", kind: "page", title: "Contact" }], may_change_handling: true },
  definition: { title: "Contact", locale: "en_US", fields },
};

export const ME = {
  user: { id: "u", name: "Ada", email: "ada@x.example", role: "owner", language: "en" },
  nonce: "n",
  site: { title: "Halftone", language: "en", currency: "EUR" },
} as const;

/** Shows the form builder in the page of a test. @param language that of whoever builds */
export async function showBuilder(
  form: EditedForm,
  { language = "en", ...options }: ShownOptions & { readonly language?: string } = {},
): Promise<Shown> {
  const locale = createAdminLocale({ ...(await loadCatalogue(language)), currency: "EUR" });
  const words = await loadFormBuilder(language);
  return showInPage(
    <MemoryRouter>
      <MeContext value={ME}>
        <AdminLocaleContext value={locale}>
          <FormWordsContext value={words}>
            <FormBuilder opened={form} />
          </FormWordsContext>
        </AdminLocaleContext>
      </MeContext>
    </MemoryRouter>,
    options,
  );
}
