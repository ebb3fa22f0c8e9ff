import type { SiteSettings } from "../content/siteSettings.ts";
import type { JournalEntry } from "../pages/JournalPage.tsx";
import type { ShownDocument } from "../pages/ShownDocument.ts";

export type JournalPart = {
  readonly entries: readonly JournalEntry[];
  /** Where the next part begins; undefined at the end. */
  readonly next: string | undefined;
};

/** What pages are made of. The store gives it; tests may too. */
export type PageSource = {
  readonly readSite: () => Promise<SiteSettings>;
  readonly findDocument: (path: string) => Promise<ShownDocument | undefined>;
  /** Whether a text is the beginning of a part, as `next` gives it. */
  readonly isJournalPart: (after: string | undefined) => boolean;
  readonly listJournal: (after: string | undefined) => Promise<JournalPart>;
};
