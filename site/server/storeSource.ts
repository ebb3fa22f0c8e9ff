import type { SiteSettings } from "../content/siteSettings.ts";
import { siteSettings } from "../content/siteSettings.ts";
import { findPublishedByPath, listPublished } from "../store/documents.ts";
import { formatPageCursor, parsePageCursor } from "../store/pageCursor.ts";
import type { Database } from "../store/Store.ts";
import { readSetting } from "../store/settings.ts";
import type { PageSource } from "./PageSource.ts";

/** How many posts a page of the journal shows. */
export const JOURNAL_PAGE_SIZE = 20;

/** Pages from the store. The site's settings are kept until `forget` is called. */
export type StoreSource = PageSource & {
  /** The content has changed: settings are read again. */
  readonly forget: () => void;
};

export function storeSource(db: Database): StoreSource {
  let site: Promise<SiteSettings> | undefined;
  return {
    forget() {
      site = undefined;
    },
    readSite() {
      const reading = site ?? readSetting(db, siteSettings);
      site = reading;
      reading.catch(() => {
        if (site === reading) site = undefined;
      });
      return reading;
    },
    findDocument: (path) => findPublishedByPath(db, path),
    isJournalPart: (after) => after !== undefined && parsePageCursor(after) !== undefined,
    async listJournal(after) {
      const before = after === undefined ? undefined : parsePageCursor(after);
      const { items, next } = await listPublished(db, {
        kind: "post",
        limit: JOURNAL_PAGE_SIZE,
        before,
      });
      return { entries: items, next: next && formatPageCursor(next) };
    },
  };
}
