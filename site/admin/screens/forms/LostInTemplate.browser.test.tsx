import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { AdminLocaleContext } from "../../../texts/admin/AdminLocaleContext.tsx";
import { createAdminLocale } from "../../../texts/admin/createAdminLocale.ts";
import { loadCatalogue } from "../../../texts/admin/loadCatalogue.ts";
import { showInPage } from "../../testing/showInPage.tsx";
import { LostInTemplate } from "./LostInTemplate.tsx";

test("What a template lost is told in the language of whoever pasted it", async () => {
  const locale = createAdminLocale({ ...(await loadCatalogue("de")), currency: "EUR" });
  const reason = "[radio a]: there is no choice 3: they count from 1";
  const made = { id: 7, problems: [{ line: 2, column: 5, reason }] };
  const shown = showInPage(
    <AdminLocaleContext value={locale}>
      <LostInTemplate title="Alt" made={made} onGo={() => {}} />
    </AdminLocaleContext>,
  );
  await expect
    .element(page.getByRole("listitem"))
    .toHaveTextContent(
      "Zeile 2, Spalte 5: [radio a]: Einen Eintrag 3 gibt es nicht: Gezählt wird ab 1",
    );
  shown.stop();
});
