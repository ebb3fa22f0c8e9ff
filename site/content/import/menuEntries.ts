import { MENU_DEPTH, type MenuEntry } from "../siteSettings.ts";
import type { AddressBook } from "./createAddressBook.ts";
import type { ImportRun } from "./ImportRun.ts";
import type { MenuItem } from "./MenuItem.ts";
import type { ExportSurvey } from "./surveyExport.ts";

type Reading = {
  readonly run: ImportRun;
  /** Told why an entry stays behind, or stands elsewhere. */
  readonly note: (title: string, reason: string, id?: string) => void;
};

type Entry = { readonly label: string; readonly href: string; readonly children: Entry[] };

/** The entries of a menu; what stands deeper than the header shows moves up, in its order. */
export function menuEntries(slug: string, { run, note }: Reading): MenuEntry[] {
  const { survey, book } = run;
  const items = survey.menuItems
    .filter(({ menu }) => menu === slug)
    .sort((a, b) => a.order - b.order);
  const ways = waysTo(items);
  const name = survey.terms.menus.get(slug) ?? slug;
  const tops: Entry[] = [];
  const entries = new Map<string, Entry>();
  for (const item of items) {
    const found = entryOf(item, survey, book);
    if (typeof found === "string") {
      note(name, `its entry "${item.label || item.id}" ${found}`, item.id);
      continue;
    }
    const around = (ways.get(item.id) ?? []).flatMap((id) => entries.get(id) ?? []);
    const above = around.at(Math.min(around.length, MENU_DEPTH - 1) - 1);
    if (around.length >= MENU_DEPTH) {
      note(name, `its entry "${found.label}" ${movedBy(around.length + 1 - MENU_DEPTH)}`, item.id);
    }
    const entry = { ...found, children: [] };
    entries.set(item.id, entry);
    (above?.children ?? tops).push(entry);
  }
  return tops.map(tidy);
}

/** Without lists of nothing. */
function tidy({ children, ...entry }: Entry): MenuEntry {
  return children.length > 0 ? { ...entry, children: children.map(tidy) } : entry;
}

function movedBy(levels: number): string {
  return `stands ${levels === 1 ? "one level" : `${levels} levels`} higher: menus have ${MENU_DEPTH} here`;
}

/** For each entry those around it, the outermost first; a circle ends where it closes. */
function waysTo(items: readonly MenuItem[]): ReadonlyMap<string, readonly string[]> {
  const parents = new Map(items.map(({ id, parentId }) => [id, parentId]));
  return new Map(
    items.map(({ id }) => {
      const way = new Set([id]);
      let next = parents.get(id);
      while (next !== undefined && parents.has(next) && !way.has(next)) {
        way.add(next);
        next = parents.get(next);
      }
      return [id, [...way].slice(1).reverse()];
    }),
  );
}

/** @returns in words, why it stays behind */
function entryOf(item: MenuItem, survey: ExportSurvey, book: AddressBook): MenuEntry | string {
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
