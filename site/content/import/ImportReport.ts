import type { DocumentKind, ImportOutcome } from "./types.ts";

/** Something that an owner should know about one item of the export. */
export type ImportNote = {
  /** The item's id in the export; "" where it has none. */
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly reason: string;
};

/** The first MAX_LISTED_NOTES notes, and how many more there were. */
export type ImportNotes = { readonly listed: readonly ImportNote[]; readonly more: number };

/** What is counted by what became of it. */
export type CountedKind = DocumentKind | "term" | "comment" | "form" | "file" | "redirect";

/** What an import did, and what did not come along. Plain JSON. */
export type ImportReport = {
  /** The address of the site that the export is of. */
  readonly site: string;
  readonly outcomes: Readonly<Record<CountedKind, Readonly<Record<ImportOutcome, number>>>>;
  /** Pages, posts and contact forms that did not come. */
  readonly leftOut: ImportNotes;
  /** Pages, posts, forms, terms and comments that came, but not with all they had. */
  readonly incomplete: ImportNotes;
  /** Pictures that a page or post asks for and that the export does not hold. */
  readonly missingPictures: ImportNotes;
  /** Files that texts or the library ask for and that were not to be had. */
  readonly missingFiles: ImportNotes;
  /** What became of the site's name and menus, where it is other than in the export. */
  readonly settings: ImportNotes;
  /** How many items of other types stayed behind, by type. */
  readonly otherTypes: Readonly<Record<string, number>>;
  /** Shortcodes that no one here understands, left as text: how many documents hold each. */
  readonly unknownShortcodes: Readonly<Record<string, number>>;
  /** How many pictures still come from another host, by host. */
  readonly picturesElsewhere: Readonly<Record<string, number>>;
  /** Links to the old site for which nothing came along, left as they are: how many documents hold some. */
  readonly deadLinks: ImportNotes;
  /** Comments by what a moderator had decided of them. */
  readonly commentStatuses: Readonly<Record<string, number>>;
  /** Comments that stayed behind, by reason. */
  readonly commentsLeftOut: Readonly<Record<string, number>>;
  /** Files that were not looked for, because nothing was to be fetched: they are shown from where they were. */
  readonly filesNotFetched: number;
  /** Characters that XML does not allow, taken out of the file. */
  readonly controlCharacters: number;
};
