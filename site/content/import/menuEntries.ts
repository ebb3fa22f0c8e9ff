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

/** Where an entry stands. */
type Place = {
  /** Those around it that may hold it here, the outermost first. */
  readonly around: readonly Entry[];
  /** How many were around it in the old menu, of those that came. */
  readonly depth: number;
};

/**
 * The entries of a menu; what stands deeper than the header shows moves up, in its order.
 * @param items those of one menu, in their order
 * @param name what the report calls it
 */
export function menuEntries(
  items: readonly MenuItem[],
  name: string,
  { run: { survey, book }, note }: Reading,
): MenuEntry[] {
  const entries = new Map<string, Entry>();
  for (const item of items) {
    const found = entryOf(item, survey, book);
    if (typeof found !== "string") entries.set(item.id, { ...found, children: [] });
    else note(name, `its entry "${item.label || item.id}" ${found}`, item.id);
  }
  const places = placesOf(items, entries);
  const tops: Entry[] = [];
  for (const [id, entry] of entries) {
    const { around, depth } = places.get(id) ?? TOP;
    if (depth >= MENU_DEPTH) {
      note(name, `its entry "${entry.label}" ${movedBy(depth + 1 - MENU_DEPTH)}`, id);
    }
    (around.at(-1)?.children ?? tops).push(entry);
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

const TOP: Place = { around: [], depth: 0 };

/** Each item's place, from that of the one above it; a circle ends where it closes. */
function placesOf(
  items: readonly MenuItem[],
  entries: ReadonlyMap<string, Entry>,
): ReadonlyMap<string, Place> {
  const parents = new Map(items.map(({ id, parentId }) => [id, parentId]));
  const places = new Map<string, Place>();
  for (const { id } of items) {
    const way = new Set<string>();
    let next: string | undefined = id;
    while (next !== undefined && parents.has(next) && !places.has(next) && !way.has(next)) {
      way.add(next);
      next = parents.get(next);
    }
    for (const one of [...way].reverse()) {
      const above = parents.get(one) ?? "";
      const place = places.get(above);
      places.set(one, place ? placeBelow(place, entries.get(above)) : TOP);
    }
  }
  return places;
}

/** Below what stands in a place; what stays behind leaves it to those below. */
function placeBelow(place: Place, above: Entry | undefined): Place {
  if (!above) return place;
  const { around, depth } = place;
  const isFull = around.length === MENU_DEPTH - 1;
  return { around: isFull ? around : [...around, above], depth: depth + 1 };
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
