import * as v from "valibot";

const linkSchema = v.object({ label: v.string(), href: v.string() });
/** An entry of a menu, and those in its list. */
export type MenuEntry = {
  readonly label: string;
  readonly href: string;
  readonly children?: readonly MenuEntry[] | undefined;
};

const entrySchema: v.GenericSchema<MenuEntry> = v.object({
  ...linkSchema.entries,
  children: v.optional(v.array(v.lazy(() => entrySchema))),
});

/** How many levels of a menu the header shows: its entries, their lists, and lists beside these. */
export const MENU_DEPTH = 3;

/** A menu with more entries side by side fills the top of a page; its header does not stay there. */
export const MAX_TOP_ENTRIES = 10;

/** What visitors read of the settings; a language may say it in its own words. */
const wordsSchema = v.object({
  title: v.string(),
  tagline: v.string(),
  /** What the journal is about, above its list; default nothing. */
  journal: v.optional(v.string(), ""),
  /** As deep as MENU_DEPTH. */
  menu: v.array(entrySchema),
  /** Below every page; default none. */
  footerMenu: v.optional(v.array(linkSchema), []),
});

/** What the pages' theme switches on, each by an attribute of the body; all are on by default. */
const switchesSchema = v.object({
  /** The header stays at the top while a page is scrolled. */
  sticky: v.optional(v.boolean(), true),
  /** What comes into view makes an entrance. */
  animate: v.optional(v.boolean(), true),
  /** Choices in a form look like the rest of the site. */
  jsselect: v.optional(v.boolean(), true),
  /** A product's tabs bring themselves into view. */
  productTabScroll: v.optional(v.boolean(), true),
});

/** How long lists are. */
const readingSchema = v.object({
  /** On a page of the journal, of a category or of the portfolio. */
  postsAPage: v.optional(v.number(), 12),
  /** On a page of the shop. */
  productsAPage: v.optional(v.number(), 24),
});

/** How the site looks beyond its switches. */
const lookSchema = v.object({
  /** Of links and of what asks to be clicked, as #rrggbb; see accentColours. Default the stylesheet's. */
  accent: v.optional(v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i))),
});

/** How visitors are asked before another service learns of them. */
const consentSchema = v.object({
  /** Otherwise what others keep comes at once. */
  isAsked: v.optional(v.boolean(), true),
  /** How long an answer holds. */
  days: v.optional(v.number(), 180),
  /** The owner's words, by BCP 47 tag, with "{name}" for the service; what is left out is said in the built-in ones. */
  words: v.optional(
    v.record(
      v.string(),
      v.object({ explain: v.optional(v.string()), show: v.optional(v.string()) }),
    ),
    {},
  ),
});

/** What holds for the whole site: its name, its words, its menus, its money. */
const siteSettingsSchema = v.object({
  ...wordsSchema.entries,
  /** BCP 47: the language of addresses without one. */
  language: v.string(),
  /** ISO 4217. Default euro. */
  currency: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)), "EUR"),
  switches: v.optional(switchesSchema, {}),
  reading: v.optional(readingSchema, {}),
  look: v.optional(lookSchema, {}),
  consent: v.optional(consentSchema, {}),
  /** The same words in other languages, by BCP 47 tag; what is left out stays as it is. */
  translations: v.optional(v.record(v.string(), v.partial(wordsSchema)), {}),
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
    currency: "EUR",
    menu: [
      { label: "Shop", href: "/shop" },
      { label: "Journal", href: "/journal" },
    ],
    journal: "",
    footerMenu: [],
    switches: { sticky: true, animate: true, jsselect: true, productTabScroll: true },
    reading: { postsAPage: 12, productsAPage: 24 },
    look: {},
    consent: { isAsked: true, days: 180, words: {} },
    translations: {},
  },
} satisfies { key: string; schema: v.GenericSchema<unknown, SiteSettings>; fallback: SiteSettings };

/** The settings in the words of a language, where it has its own. */
export function siteIn(site: SiteSettings, language: string): SiteSettings {
  const own = site.translations[language] ?? {};
  return {
    ...site,
    title: own.title ?? site.title,
    tagline: own.tagline ?? site.tagline,
    journal: own.journal ?? site.journal,
    menu: own.menu ?? site.menu,
    footerMenu: own.footerMenu ?? site.footerMenu,
  };
}
