import * as v from "valibot";

const link = v.object({ label: v.string(), href: v.string() });

/** What holds for the whole site: its name, its words, its menu. */
export const siteSettingsSchema = v.object({
  title: v.optional(v.string(), "Vitrine"),
  tagline: v.optional(v.string(), ""),
  /** BCP 47. */
  language: v.optional(v.string(), "en"),
  menu: v.optional(v.array(link), [
    { label: "Home", href: "/" },
    { label: "Journal", href: "/journal" },
  ]),
});

export type SiteSettings = v.InferOutput<typeof siteSettingsSchema>;

/** The name of these settings in the store. */
export const SITE_SETTINGS_KEY = "site";
