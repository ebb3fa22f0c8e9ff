import { LANGUAGES, languageOf } from "./languages.ts";

/**
 * The language of an address, and the address without it: "/de/shop" is "/shop" in German.
 * The site's own language has no prefix.
 */
export function splitLanguage(
  path: string,
  siteLanguage: string,
): { readonly language: string; readonly path: string } {
  const own = languageOf(siteLanguage).tag;
  const [, first = "", ...rest] = path.split("/");
  const found = LANGUAGES.find(({ tag }) => tag === first && tag !== own);
  return found ? { language: found.tag, path: `/${rest.join("/")}` } : { language: own, path };
}
