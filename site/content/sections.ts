import type { MenuEntry, SiteSettings } from "./siteSettings.ts";

/** The lists of all that a site has of a kind: its products, its posts, its work. */
export const SECTIONS = ["/shop", "/journal", "/portfolio"] as const;
export type Section = (typeof SECTIONS)[number];

/**
 * The settings without the entries of menus that lead to a list with nothing in it. One that has others
 * below it goes with the last of them, unless it leads somewhere itself.
 */
export function withoutEmptySections(site: SiteSettings, held: readonly Section[]): SiteSettings {
  const leads = ({ href }: { readonly href: string }): boolean =>
    held.some((section) => section === href) || !SECTIONS.some((section) => section === href);
  const menuOf = (menu: readonly MenuEntry[]): MenuEntry[] =>
    menu.flatMap(({ children, ...entry }) => {
      const below = menuOf(children ?? []);
      if (below.length > 0) return [{ ...entry, children: below }];
      const hasLost = (children ?? []).length > 0 && entry.href === "#";
      return leads(entry) && !hasLost ? [entry] : [];
    });
  return {
    ...site,
    menu: menuOf(site.menu),
    footerMenu: site.footerMenu.filter(leads),
    translations: Object.fromEntries(
      Object.entries(site.translations).map(([language, { menu, footerMenu, ...words }]) => [
        language,
        {
          ...words,
          ...(menu && { menu: menuOf(menu) }),
          ...(footerMenu && { footerMenu: footerMenu.filter(leads) }),
        },
      ]),
    ),
  };
}
