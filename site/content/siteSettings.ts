import * as v from "valibot";

const link = v.object({ label: v.string(), href: v.string() });

/** What holds for the whole site: its name, its words, its menu. */
const siteSettingsSchema = v.object({
  title: v.string(),
  tagline: v.string(),
  /** BCP 47. */
  language: v.string(),
  menu: v.array(link),
});

export type SiteSettings = v.InferOutput<typeof siteSettingsSchema>;

/** The site's settings as the store keeps them; a new site is called after the product. */
export const siteSettings = {
  key: "site",
  schema: siteSettingsSchema,
  fallback: {
    title: "Vitrine",
    tagline: "Fast, calm and yours",
    language: "en",
    menu: [
      { label: "Home", href: "/" },
      { label: "Journal", href: "/journal" },
      { label: "Blocks", href: "/blocks" },
      { label: "Moving in", href: "/moving-in" },
    ],
  },
} satisfies { key: string; schema: v.GenericSchema<unknown, SiteSettings>; fallback: SiteSettings };
