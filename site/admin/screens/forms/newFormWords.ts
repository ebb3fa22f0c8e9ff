import type { FormMake } from "../../../content/admin/formWire.ts";
import type { LanguageTag } from "../../../texts/languages.ts";

/** What a new form can begin with. */
export const BEGINNINGS = ["plain", "copy", "template"] as const;
export type Beginning = (typeof BEGINNINGS)[number];

/** What is said of a new form before it is made. */
export type NewFormWords = {
  readonly title: string;
  /** Undefined for the site's own. */
  readonly language?: LanguageTag | undefined;
  readonly begin: Beginning;
  /** The number of the form to copy. */
  readonly copyOf?: number | undefined;
  readonly template: string;
};

/** What is asked for: of the ways to begin, the chosen one. */
export function toFormMake({ title, language, begin, copyOf, template }: NewFormWords): FormMake {
  return {
    title,
    language: language ?? null,
    ...(begin === "copy" && { copy_of: copyOf }),
    ...(begin === "template" && { template }),
  };
}
