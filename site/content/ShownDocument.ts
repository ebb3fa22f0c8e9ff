import type { DocumentBody } from "./documentBody.ts";
import type { Picture } from "./picture.ts";

/** A category or tag as it stands beside a document. */
export type ShownTerm = {
  readonly kind: string;
  readonly slug: string;
  readonly name: string;
};

/** What a list shows of a document. */
export type ListedDocument = {
  readonly kind: string;
  readonly path: string;
  readonly title: string;
  /** Its excerpt or, where it has none, its first words; empty where it has no words. */
  readonly summary: string;
  readonly publishedAt: Date | null;
  readonly updatedAt: Date;
  /** Null means the site's own language. */
  readonly language: string | null;
  /** Null where it follows from the language, or from the text itself. */
  readonly direction: "ltr" | "rtl" | null;
  readonly author: { readonly slug: string; readonly name: string } | null;
  readonly terms: readonly ShownTerm[];
  readonly picture: Picture | null;
};

/** A published document as its page needs it. */
export type ShownDocument = ListedDocument & {
  readonly id: string;
  /** What its author put before its text; empty where nothing is. */
  readonly excerpt: string;
  readonly body: DocumentBody;
  readonly takesComments: boolean;
};
