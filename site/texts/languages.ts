/** BCP 47; also the first step of its addresses, such as /de/shop. */
export type LanguageTag = "en" | "de" | "ar";

export type Language = {
  readonly tag: LanguageTag;
  /** What its speakers call it. */
  readonly name: string;
  readonly direction: "ltr" | "rtl";
};

const english: Language = { tag: "en", name: "English", direction: "ltr" };

/** The languages that the site speaks; to add one, name it here and write its catalogue. */
export const LANGUAGES: readonly Language[] = [
  english,
  { tag: "de", name: "Deutsch", direction: "ltr" },
  { tag: "ar", name: "العربية", direction: "rtl" },
];

/** The language of a BCP 47 tag such as "de-AT"; English where the site does not speak it. */
export function languageOf(tag: string): Language {
  const [primary = ""] = tag.toLowerCase().split("-");
  return LANGUAGES.find((language) => language.tag === primary) ?? english;
}

const RIGHT_TO_LEFT = /^(?:ar|dv|fa|he|ks|ku-arab|ps|sd|ug|ur|yi)\b/i;

/** The writing direction of any language, also of one that the site does not speak. */
export function directionOf(tag: string): "ltr" | "rtl" {
  return RIGHT_TO_LEFT.test(tag) ? "rtl" : "ltr";
}
