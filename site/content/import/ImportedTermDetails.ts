import type { ImportedTerm } from "./types.ts";

/** A category or tag with all that is said of it; every text in it is plain text. */
export type ImportedTermDetails = ImportedTerm & {
  /** "" where there is none. */
  readonly description: string;
  /** The slug of the term above, of the same kind; it comes before this one. */
  readonly parent: string | null;
};
