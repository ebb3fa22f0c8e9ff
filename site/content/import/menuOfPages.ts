import { MAX_TOP_ENTRIES, type MenuEntry } from "../siteSettings.ts";
import type { MenuItem } from "./MenuItem.ts";
import { type MenuReading, menuEntries } from "./menuEntries.ts";
import type { ExportSurvey } from "./surveyExport.ts";

/** Of more pages only those at the top: the menu is on every page, and they lead on to those below. */
export const MAX_MENU_PAGES = 60;

/**
 * The main menu of a site that had none, as it showed one: its pages, each in the list of the page above
 * it, by their order, else by their titles. There is room left for the posts.
 */
export function menuOfPages(reading: MenuReading): MenuEntry[] {
  const all = pageItems(reading.run.survey);
  const items = all.length > MAX_MENU_PAGES ? all.filter(atTop(all)) : all;
  const entries = menuEntries(items, "its pages", reading).slice(0, MAX_TOP_ENTRIES - 1);
  const held = count(entries);
  if (held > 0) {
    const which = held === all.length ? "its pages" : `${held} of its ${all.length} pages`;
    reading.note("", `the export holds no menu: the main one holds ${which}`);
  }
  return entries;
}

function pageItems({ documents }: ExportSurvey): MenuItem[] {
  return [...documents]
    .filter(([, { kind, isPublished, title }]) => kind === "page" && isPublished && title !== "")
    .map(([id, { title, parentId, order }]) => ({
      ...{ id, parentId, order, label: title },
      ...{ menu: "", type: "post_type", objectId: id, address: "" },
    }))
    .sort((a, b) => a.order - b.order || a.label.localeCompare(b.label));
}

/** Tells those that are below none of the others. */
function atTop(items: readonly MenuItem[]): (item: MenuItem) => boolean {
  const ids = new Set(items.map(({ id }) => id));
  return ({ parentId }) => !ids.has(parentId);
}

function count(entries: readonly MenuEntry[]): number {
  return entries.reduce((sum, { children = [] }) => sum + 1 + count(children), 0);
}
