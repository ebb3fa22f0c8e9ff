import { catalogueOf } from "../../texts/catalogueOf.ts";
import { LANGUAGES } from "../../texts/languages.ts";
import { MAX_TOP_ENTRIES, type MenuEntry } from "../siteSettings.ts";
import type { ImportRun } from "./ImportRun.ts";
import { menuEntries } from "./menuEntries.ts";
import { menuOfPages } from "./menuOfPages.ts";
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

/** Gives the site the old one's name, words and menus, unless an owner has given it their own. */
export async function importSettings(run: ImportRun, choice: MenuChoice): Promise<void> {
  const { survey, sink, writer } = run;
  const note = (title: string, reason: string, id = ""): void =>
    writer.note("settings", { id, type: "menu", title, reason });
  const { main, footer, others } = chooseMenus(survey, choice, note);
  const menu = main === undefined ? undefined : entriesOf(main, run, note);
  const pages = main === undefined ? menuOfPages(run) : undefined;
  const footerMenu = footer === undefined ? undefined : entriesOf(footer, run, note);
  if (footer !== undefined && footerMenu?.some(({ children }) => children)) {
    const name = survey.terms.menus.get(footer) ?? footer;
    note(name, "its entries stand in one row: the menu below every page has one level");
  }
  const outcome = await sink.importSettings((site) => ({
    ...site,
    title: survey.title || site.title,
    tagline: survey.tagline,
    journal: "",
    language: spokenLanguage(survey.language) ?? site.language,
    menu: menu ?? [...(pages?.entries ?? []), journalEntry(survey.language ?? site.language)],
    footerMenu: footerMenu ? footerMenu.flatMap(inOneRow) : [],
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
  } else if (pages?.note) note(survey.title, pages.note);
}

/** The old site's language, where this one speaks it. */
function spokenLanguage(tag: string | null): string | undefined {
  const [primary] = tag?.toLowerCase().split("-") ?? [];
  return LANGUAGES.find((language) => language.tag === primary)?.tag;
}

function entriesOf(slug: string, run: ImportRun, note: Note): MenuEntry[] {
  const { menuItems, terms } = run.survey;
  const items = menuItems.filter(({ menu }) => menu === slug).sort((a, b) => a.order - b.order);
  return menuEntries(items, terms.menus.get(slug) ?? slug, { run, note });
}

function journalEntry(tag: string): MenuEntry {
  return { label: String(catalogueOf(tag)["journal.title"]), href: "/journal" };
}

function inOneRow({ label, href, children = [] }: MenuEntry): MenuEntry[] {
  return [{ label, href }, ...children.flatMap(inOneRow)];
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
