import type { ImportOutcome } from "../import/types.ts";
import type { RowType } from "./ProductRow.ts";

/** Something that an owner should know about one row of the table. */
export type ProductNote = {
  /** Where the row begins in the file. */
  readonly line: number;
  readonly title: string;
  readonly reason: string;
};

/** The first MAX_LISTED_NOTES notes, and how many more there were. */
export type ProductNotes = { readonly listed: readonly ProductNote[]; readonly more: number };

/** The types that are products of their own. */
export type ProductType = Exclude<RowType, "variation">;

/** What an import of products did, and what did not come along. Plain JSON. */
export type ProductReport = {
  /** How many rows the table has below its header. */
  readonly rows: number;
  readonly products: Readonly<Record<ProductType, Readonly<Record<ImportOutcome, number>>>>;
  /** Choices that came with variable products. */
  readonly choices: number;
  readonly pictures: number;
  /** Rows that did not come. */
  readonly leftOut: ProductNotes;
  /** Products that came, but not with all they had. */
  readonly incomplete: ProductNotes;
  readonly missingPictures: ProductNotes;
  /** Columns that stand for nothing here, and how many rows fill each. */
  readonly unusedColumns: Readonly<Record<string, number>>;
  readonly unknownColumns: Readonly<Record<string, number>>;
  /** How many pictures in descriptions still come from another host, by host. */
  readonly picturesElsewhere: Readonly<Record<string, number>>;
  /** Whether all this was only tried out. */
  readonly isTrial: boolean;
};
