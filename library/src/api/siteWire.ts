import * as v from "valibot";

/** GET /api/v1/site: what holds for all of the site. */
export const site = v.object({
  title: v.string(),
  tagline: v.string(),
  /** BCP 47: the language of addresses without one. */
  language: v.string(),
  /** Those in which the site speaks. */
  languages: v.array(v.string()),
  /** ISO 4217. */
  currency: v.string(),
  /** How many of its smallest unit make one, such as 100 cents. */
  minor_unit: v.number(),
});
export type Site = v.InferOutput<typeof site>;

/** An entry of a menu, and those in its list. */
export type MenuEntry = {
  readonly label: string;
  /** An address of the site, from its root, or a whole one elsewhere. */
  readonly href: string;
  readonly children: readonly MenuEntry[];
};

const menuEntry: v.GenericSchema<MenuEntry> = v.object({
  label: v.string(),
  href: v.string(),
  children: v.lazy(() => v.array(menuEntry)),
});

/** GET /api/v1/menus */
export const menus = v.object({
  /** At the top of every page. */
  main: v.array(menuEntry),
  /** Below it. */
  footer: v.array(menuEntry),
});
export type Menus = v.InferOutput<typeof menus>;

/** What both may be asked with. */
export type WordsQuery = {
  /** In whose words, BCP 47; where the site has none of its own in it, they are as ever. Default the site's. */
  readonly lang?: string;
};
