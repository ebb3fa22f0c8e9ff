import { encodePath } from "../content/pagePath.ts";
import { type MenuEntry, siteSettings } from "../content/siteSettings.ts";
import { LANGUAGES } from "../texts/languages.ts";
import type { Database } from "./Store.ts";
import { readSetting } from "./settings.ts";

/**
 * A regular expression for a link to an address in stored JSON, in a field of its own or in HTML: as a
 * whole, in any language, with or without what follows "?" or "#".
 */
export function linkPattern(path: string): string {
  const languages = LANGUAGES.map(({ tag }) => tag).join("|");
  const spellings = [...new Set([path, encodePath(path)])].map((one) =>
    one.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"),
  );
  return `"(https?://[^/"]+)?(/(${languages}))?(${spellings.join("|")})/?["\\\\?#]`;
}

/** The entries of menus, in any language, that lead to an address. */
export async function menuEntriesTo(db: Database, path: string): Promise<readonly MenuEntry[]> {
  const leadsHere = new RegExp(linkPattern(path));
  const site = await readSetting(db, siteSettings);
  return [site, ...Object.values(site.translations)]
    .flatMap(({ menu, footerMenu }) => entriesOf([...(menu ?? []), ...(footerMenu ?? [])]))
    .filter(({ href }) => leadsHere.test(JSON.stringify(href)));
}

function entriesOf(menu: readonly MenuEntry[]): readonly MenuEntry[] {
  return menu.flatMap((entry) => [entry, ...entriesOf(entry.children ?? [])]);
}
