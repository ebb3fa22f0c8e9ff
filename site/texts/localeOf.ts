import type { SiteSettings } from "../content/siteSettings.ts";
import { createLocale, type Locale } from "./createLocale.ts";

/** How the pages of a site speak in one of its languages. */
export function localeOf(
  { language: siteLanguage, currency }: Pick<SiteSettings, "language" | "currency">,
  language: string,
): Locale {
  return createLocale({ language, siteLanguage, currency });
}
