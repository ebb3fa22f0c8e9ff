import { MAX_TOP_ENTRIES, type MenuEntry } from "../siteSettings.ts";
import type { ImportRun } from "./ImportRun.ts";
import type { MenuItem } from "./MenuItem.ts";
import { menuEntries } from "./menuEntries.ts";
import type { ExportSurvey } from "./surveyExport.ts";

/** Of more pages only those at the top: the menu is on every page, and they lead on to those below. */
export const MAX_MENU_PAGES = 60;

export type MenuOfPages = {
  readonly entries: readonly MenuEntry[];
  /** What the report says of it; undefined where there are no pages. */
  readonly note?: string;
};

/**
 * The main menu of a site that had none, as it showed one: its pages, each in the list of the page above
 * it, by their order, else by their titles. There is room left for the posts.
 */
export function menuOfPages(run: ImportRun): MenuOfPages {
  const items = pageItems(run.survey);
  // One sentence says how many of them it holds, whatever becomes of each.
  const whole = menuEntries(items, "", { run, note: () => {} });
  const top = whole.slice(0, MAX_TOP_ENTRIES - 1);
  const entries = count(top) > MAX_MENU_PAGES ? top.map(withoutList) : top;
  const held = count(entries);
  if (held === 0) return { entries };
  const which = held === items.length ? "its pages" : `${held} of its ${items.length} pages`;
  return { entries, note: `the export holds no menu for the top: the main one holds ${which}` };
}

/** What visitors could read there. */
function pageItems({ documents }: ExportSurvey): MenuItem[] {
  const { compare } = new Intl.Collator("en", { numeric: true });
  return [...documents]
    .filter(([, { kind, isPublished, isPlanned }]) => kind === "page" && isPublished && !isPlanned)
    .filter(([, { title }]) => title !== "")
    .map(([id, { title, parentId, order }]) => ({
      ...{ id, parentId, order, label: title },
      ...{ menu: "", type: "post_type", objectId: id, address: "" },
    }))
    .sort((a, b) => a.order - b.order || compare(a.label, b.label));
}

function withoutList({ label, href }: MenuEntry): MenuEntry {
  return { label, href };
}

function count(entries: readonly MenuEntry[]): number {
  return entries.reduce((sum, { children = [] }) => sum + 1 + count(children), 0);
}
