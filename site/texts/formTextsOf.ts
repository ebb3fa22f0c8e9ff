import { formTexts as ar } from "./ar/formTexts.ts";
import { formTexts as de } from "./de/formTexts.ts";
import { formTexts as en } from "./en/formTexts.ts";
import type { FormTexts } from "./FormTexts.ts";
import { type LanguageTag, languageOf } from "./languages.ts";

const TEXTS: Readonly<Record<LanguageTag, FormTexts>> = { en, de, ar };

/** What contact forms say in the language of a BCP 47 tag; English where the site does not speak it. */
export function formTextsOf(tag: string): FormTexts {
  return TEXTS[languageOf(tag).tag];
}
