import { eq, sql } from "drizzle-orm";
import type { ShownForm } from "../content/contact-forms/ShownForm.ts";
import type { ShownCategory } from "../content/PageSource.ts";
import type { Section } from "../content/sections.ts";
import { type SiteSettings, siteSettings } from "../content/siteSettings.ts";
import { categoryRows, inTreeOrder } from "./categories.ts";
import { contactFormRows } from "./contactForms.ts";
import { heldSections } from "./heldSections.ts";
import type { Database } from "./Store.ts";
import { settings } from "./schema.ts";
import { settingOf } from "./settings.ts";

/** What stands around every page, and the forms that may stand on any. */
export type Shell = {
  readonly site: SiteSettings;
  /** The lists that hold something. */
  readonly sections: readonly Section[];
  /** Of products: parents first, children in their order below them. */
  readonly categories: readonly ShownCategory[];
  readonly forms: readonly ShownForm[];
};

/** One query for all of it: a page that is made first after a change needs others, too. */
export async function readShell(db: Database): Promise<Shell> {
  const [row] = await db
    .select({
      value: settings.value,
      sections: heldSections,
      categories: categoryRows,
      forms: contactFormRows,
    })
    .from(sql`(values (1)) as one`)
    .leftJoin(settings, eq(settings.key, siteSettings.key));
  return {
    site: settingOf(siteSettings, row?.value),
    sections: row?.sections ?? [],
    categories: inTreeOrder(row?.categories ?? []),
    forms: row?.forms ?? [],
  };
}
