import { type SiteSettings, siteIn } from "../siteSettings.ts";

/**
 * The settings of a site whose own language becomes another: what it says in that one becomes its own words and
 * menus, and those it had stay as a translation, so that every address says what it said before.
 */
export function inLanguage(site: SiteSettings, language: string): SiteSettings {
  if (language === site.language) return site;
  const { title, tagline, journal, menu, footerMenu } = site;
  const { [language]: _own, ...others } = site.translations;
  const before = { title, tagline, journal, menu, footerMenu };
  return {
    ...siteIn(site, language),
    language,
    translations: { ...others, [site.language]: before },
  };
}
