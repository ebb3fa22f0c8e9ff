import type { DocumentBody } from "../content/documentBody.ts";

/** A published document as its page needs it. */
export type ShownDocument = {
  readonly kind: string;
  readonly path: string;
  readonly title: string;
  readonly excerpt: string;
  readonly publishedAt: Date | null;
  readonly language: string | null;
  /** Null where it follows from the language, or from the text itself. */
  readonly direction: "ltr" | "rtl" | null;
  readonly author: { readonly slug: string; readonly name: string } | null;
  readonly terms: readonly {
    readonly kind: string;
    readonly slug: string;
    readonly name: string;
  }[];
  readonly body: DocumentBody;
};
