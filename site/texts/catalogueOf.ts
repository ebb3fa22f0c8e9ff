import { ar } from "./ar.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { type LanguageTag, languageOf } from "./languages.ts";
import type { Catalogue } from "./messages.ts";

const CATALOGUES: Readonly<Record<LanguageTag, Catalogue>> = { en, de, ar };

/**
 * The words of the visitors' pages in the language of a BCP 47 tag; English where the site does not speak it. Apart
 * from the list of languages, which the owner's screens need at first: they have words of their own.
 */
export function catalogueOf(tag: string): Catalogue {
  return CATALOGUES[languageOf(tag).tag];
}
