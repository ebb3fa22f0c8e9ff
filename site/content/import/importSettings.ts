import { LANGUAGES, languageOf } from "../../texts/languages.ts";
import { MAX_TOP_ENTRIES, type SiteSettings } from "../siteSettings.ts";
import type { AddressBook } from "./createAddressBook.ts";
import type { ImportRun } from "./ImportRun.ts";
import type { MenuItem } from "./MenuItem.ts";
import { plainText } from "./plainText.ts";
import type { ExportSurvey } from "./surveyExport.ts";

export type MenuChoice = {
  /** The menu at the top: its name or slug. Default the one that is called so, else the largest that fits. */
  readonly menu?: string | undefined;
  /** The one below every page. Default the one that is called so; none where none is. */
  readonly footerMenu?: string | undefined;
};

/** Menus are called so that stand at the top, or at the bottom, of most sites. */
const MAIN = [/^(?:main|primary|haupt)/i, /(?:main|primary|header|top|navigation|haupt)/i];
const FOOTER = [/(?:foot|fuss|fuß|bottom|legal)/i];

type Entry = { readonly label: string; readonly href: string };
type TopEntry = Entry & { readonly children?: readonly Entry[] };

/** Gives the site the old one's name, words and menus, unless an owner has given it their own. */
export async function importSettings(run: ImportRun, choice: MenuChoice): Promise<void> {
  const { survey, sink, writer } = run;
  const note = (title: string, reason: string, id = ""): void =>
    writer.note("settings", { id, type: "menu", title, reason });
  const { main, footer, others } = chooseMenus(survey, choice, note);
  const menu = main === undefined ? undefined : entriesOf(main, { run, note });
  const footerMenu = footer === undefined ? undefined : entriesOf(footer, { run, note });
  const outcome = await sink.importSettings((site) => ({
    ...site,
    title: survey.title || site.title,
    tagline: survey.tagline,
    journal: "",
    language: spokenLanguage(survey.language) ?? site.language,
    menu: menu ? menu.map(mutable) : [journalEntry(survey.language ?? site.language)],
    footerMenu: footerMenu ? footerMenu.flatMap(withChildren) : [],
    translations: {},
  }));
  for (const slug of others) {
    note(
      survey.terms.menus.get(slug) ?? slug,
      "it stays behind: there is room for one above and one below",
    );
  }
  if (outcome === "kept") {
    note(
      survey.title,
      "the name, words and menus that this site has were given to it here, and stay",
    );
  }
}

/** The old site's language, where this one speaks it. */
function spokenLanguage(tag: string | null): string | undefined {
  const [primary] = tag?.toLowerCase().split("-") ?? [];
  return LANGUAGES.find((language) => language.tag === primary)?.tag;
}

function journalEntry(tag: string): Entry {
  return { label: String(languageOf(tag).catalogue["journal.title"]), href: "/journal" };
}

function mutable({ label, href, children }: TopEntry): SiteSettings["menu"][number] {
  return { label, href, ...(children && { children: [...children] }) };
}

function withChildren({ label, href, children = [] }: TopEntry): Entry[] {
  return [{ label, href }, ...children];
}

type Note = (title: string, reason: string, id?: string) => void;

function chooseMenus({ terms, menuItems }: ExportSurvey, choice: MenuChoice, note: Note) {
  const sizes = new Map<string, number>();
  for (const { menu } of menuItems) sizes.set(menu, (sizes.get(menu) ?? 0) + 1);
  const width = (slug: string): number =>
    menuItems.filter(({ menu, parentId }) => menu === slug && parentId === "0").length;
  const slugs = [...sizes.keys()].sort((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0));
  const nameOf = (slug: string): string => terms.menus.get(slug) ?? slug;
  const called = (pattern: RegExp) => slugs.find((slug) => pattern.test(nameOf(slug)));
  const asked = (name: string | undefined): string | undefined => {
    if (name === undefined) return undefined;
    const wanted = name.toLowerCase();
    const found = slugs.find(
      (slug) => slug.toLowerCase() === wanted || nameOf(slug).toLowerCase() === wanted,
    );
    if (!found)
      note(
        plainText(name, 120),
        `there is no such menu; there are: ${slugs.map(nameOf).join(", ") || "none"}`,
      );
    return found;
  };
  const footer = asked(choice.footerMenu) ?? FOOTER.map(called).find(Boolean);
  const free = slugs.filter((slug) => slug !== footer);
  const main =
    asked(choice.menu) ??
    MAIN.map(called).find((slug) => slug !== undefined && slug !== footer) ??
    free.find((slug) => width(slug) <= MAX_TOP_ENTRIES) ??
    free[0];
  if (main !== undefined && width(main) > MAX_TOP_ENTRIES) {
    note(
      nameOf(main),
      `it has ${width(main)} entries side by side and fills the top of every page: choose another with --menu, or shorten it`,
    );
  }
  return { main, footer, others: free.filter((slug) => slug !== main) };
}

type Reading = { readonly run: ImportRun; readonly note: Note };

/** The entries of a menu: deeper ones stand beside those above, in their order. */
function entriesOf(slug: string, { run, note }: Reading): TopEntry[] {
  const { survey, book } = run;
  const items = survey.menuItems
    .filter(({ menu }) => menu === slug)
    .sort((a, b) => a.order - b.order);
  const tops = topOf(items);
  const entries = new Map<string, { label: string; href: string; children: Entry[] }>();
  const name = survey.terms.menus.get(slug) ?? slug;
  for (const item of items) {
    const entry = entryOf(item, survey, book);
    if (typeof entry === "string") {
      note(name, `its entry "${item.label || item.id}" ${entry}`, item.id);
      continue;
    }
    const { top, depth } = tops.get(item.id) ?? { top: item.id, depth: 0 };
    const above = entries.get(top);
    if (depth > 1 && above)
      note(name, `its entry "${entry.label}" stands one level higher`, item.id);
    if (depth > 0 && above) above.children.push(entry);
    else entries.set(item.id, { ...entry, children: [] });
  }
  return [...entries.values()].map(({ children, ...entry }) =>
    children.length > 0 ? { ...entry, children } : entry,
  );
}

/** For each entry the one at the top that it stands below, and how deep; a circle ends where it closes. */
function topOf(items: readonly MenuItem[]): ReadonlyMap<string, { top: string; depth: number }> {
  const parents = new Map(items.map(({ id, parentId }) => [id, parentId]));
  const tops = new Map<string, { top: string; depth: number }>();
  for (const { id } of items) {
    const way = new Set([id]);
    let top = id;
    for (let next = parents.get(id); next !== undefined && parents.has(next) && !way.has(next); ) {
      way.add(next);
      top = next;
      next = parents.get(next);
    }
    tops.set(id, { top, depth: way.size - 1 });
  }
  return tops;
}

/** @returns in words, why it stays behind */
function entryOf(item: MenuItem, survey: ExportSurvey, book: AddressBook): Entry | string {
  if (item.type === "custom") {
    const href = safeAddress(item.address, book);
    if (href === undefined) return "has an address that leads nowhere, or runs something";
    return item.label === "" ? "says nothing" : { label: item.label, href };
  }
  if (item.type === "post_type") {
    const href = book.linkToItem(item.objectId);
    const label = item.label || (survey.documents.get(item.objectId)?.title ?? "");
    return href === undefined || label === ""
      ? "leads to what did not come along"
      : { label, href };
  }
  if (item.type === "taxonomy") {
    const href = book.linkToTerm(item.objectId);
    const label = item.label || (survey.terms.byId(item.objectId)?.name ?? "");
    return href === undefined || label === ""
      ? "leads to a list that did not come along"
      : { label, href };
  }
  return "is of a kind that only the old site knew";
}

/** Of the web, or a letter or a telephone; the old site's leads to where it stands now. */
function safeAddress(address: string, book: AddressBook): string | undefined {
  const here = book.linkTo(address);
  if (here !== undefined) return here;
  if (/^(?:https?:\/\/|mailto:|tel:)/i.test(address)) {
    return URL.canParse(address) ? new URL(address).href : undefined;
  }
  return /^(?:#[\w-]*|\/(?![/\\])[^\s\\]*)$/.test(address) ? address : undefined;
}
