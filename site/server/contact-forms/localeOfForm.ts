import type { ShownForm } from "../../content/contact-forms/ShownForm.ts";
import type { PageSource } from "../../content/PageSource.ts";
import type { Locale } from "../../texts/createLocale.ts";
import { localeOf } from "../../texts/localeOf.ts";

/** How a form speaks: in its own language, or the site's. */
export async function localeOfForm(
  { language }: Pick<ShownForm, "language">,
  { source }: { readonly source: Pick<PageSource, "readSite"> },
): Promise<Locale> {
  const site = await source.readSite();
  return localeOf(site, language ?? site.language);
}
