import * as v from "valibot";
import { LANGUAGES } from "../../texts/languages.ts";
import { linkAddressField } from "../fields/linkAddressField.ts";
import { MENU_DEPTH, type MenuEntry, type SiteSettings, siteSettings } from "../siteSettings.ts";
import { defineSettings } from "./SettingsGroup.ts";

/** The longest label of an entry, in characters, and how many entries a menu may have, all levels together. */
export const MAX_MENU_LABEL = 100;
export const MAX_MENU_ENTRIES = 200;

const link = {
  label: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty("Give every entry a name."),
    v.maxLength(MAX_MENU_LABEL, `Use at most ${MAX_MENU_LABEL} characters.`),
  ),
  href: linkAddressField,
};

const entry: v.GenericSchema<MenuEntry> = v.object({
  ...link,
  children: v.optional(v.array(v.lazy(() => entry))),
});

const menu = v.pipe(
  v.array(entry),
  v.check((entries) => depthOf(entries) <= MENU_DEPTH, `A menu has ${MENU_DEPTH} levels at most.`),
  v.check(
    (entries) => countOf(entries) <= MAX_MENU_ENTRIES,
    `A menu has ${MAX_MENU_ENTRIES} entries at most.`,
  ),
);

const footer = v.pipe(v.array(v.object(link)), v.maxLength(MAX_MENU_ENTRIES));

/** The menus of a language. */
export const menusOfLanguage = v.object({ main: menu, footer });
export type MenusOfLanguage = v.InferOutput<typeof menusOfLanguage>;

const schema = v.object({
  own: menusOfLanguage,
  /** By language; null where it has those of the site's own. */
  others: v.pipe(
    v.record(v.string(), v.nullable(menusOfLanguage)),
    v.check(
      (others) => Object.keys(others).every((tag) => LANGUAGES.some((one) => one.tag === tag)),
      "The site does not speak this language.",
    ),
  ),
});
export type Menus = v.InferOutput<typeof schema>;

/** What the header and the footer lead to. */
export const menus = defineSettings({
  key: "menus",
  label: "Menus",
  help: "Where the header and the footer lead, in each language.",
  role: "editor",
  schema,
  stored: siteSettings,
  isDrawn: false,
  read: (site) => ({
    own: { main: [...site.menu], footer: site.footerMenu },
    others: Object.fromEntries(
      LANGUAGES.filter(({ tag }) => tag !== site.language).map(({ tag }) => [
        tag,
        menusOf(site, tag),
      ]),
    ),
  }),
  write: (site, { own, others }) => ({
    ...site,
    menu: own.main,
    footerMenu: own.footer,
    translations: withMenus(site.translations, others),
  }),
});

function menusOf(site: SiteSettings, tag: string): MenusOfLanguage | null {
  const { menu, footerMenu } = site.translations[tag] ?? {};
  if (!menu && !footerMenu) return null;
  return { main: [...(menu ?? site.menu)], footer: footerMenu ?? site.footerMenu };
}

function withMenus(
  before: SiteSettings["translations"],
  others: Menus["others"],
): SiteSettings["translations"] {
  const after = { ...before };
  for (const [tag, menus] of Object.entries(others)) {
    const { menu: _menu, footerMenu: _footer, ...words } = before[tag] ?? {};
    if (menus) after[tag] = { ...words, menu: menus.main, footerMenu: menus.footer };
    else if (before[tag]) after[tag] = words;
  }
  return after;
}

function depthOf(entries: readonly MenuEntry[]): number {
  if (entries.length === 0) return 0;
  return 1 + Math.max(...entries.map(({ children = [] }) => depthOf(children)));
}

function countOf(entries: readonly MenuEntry[]): number {
  return entries.reduce((sum, { children = [] }) => sum + 1 + countOf(children), 0);
}
