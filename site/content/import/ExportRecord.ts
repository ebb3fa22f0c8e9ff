/** What the head of an export says of its site: text by element name. */
type SiteRecord = { readonly type: "site"; readonly fields: ReadonlyMap<string, string> };

type AuthorRecord = {
  readonly type: "author";
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
  readonly comments: number;
};

export type ExportRecord = SiteRecord | AuthorRecord | ItemRecord;
