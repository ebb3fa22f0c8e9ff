/** What the head of an export says of its site: text by element name. */
type SiteRecord = { readonly type: "site"; readonly fields: ReadonlyMap<string, string> };

type AuthorRecord = {
  readonly type: "author";
  readonly fields: ReadonlyMap<string, string>;
};

/** A category, a tag or another term; `element` is "wp:category", "wp:tag" or "wp:term". */
export type TermRecord = {
  readonly type: "term";
  readonly element: string;
  readonly fields: ReadonlyMap<string, string>;
};

/** A comment: it comes before its item, and only where the reader was asked for some of its fields. */
export type CommentRecord = {
  readonly type: "comment";
  /** The id of its item; "" where the export tells it only later. */
  readonly itemId: string;
  readonly fields: ReadonlyMap<string, string>;
};

/** A `category` element: `domain` says which kind of term it is. */
export type ItemTerm = { readonly domain: string; readonly slug: string; readonly name: string };

/** One item as it stands in the file. */
export type ItemRecord = {
  readonly type: "item";
  /** Text by element name, such as "content:encoded". */
  readonly fields: ReadonlyMap<string, string>;
  readonly terms: readonly ItemTerm[];
  /** The custom fields that the import reads, by key. */
  readonly meta: ReadonlyMap<string, string>;
};

export type ExportRecord = SiteRecord | AuthorRecord | TermRecord | CommentRecord | ItemRecord;
