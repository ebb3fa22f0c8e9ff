import { LANGUAGES, languageOf } from "./languages.ts";

/**
 * The language of an address, and the address without it: "/de/shop" is "/shop" in German. Without
 * a prefix it is in the site's own language, which needs none.
 */
export function splitLanguage(
  path: string,
  siteLanguage: string,
): { readonly language: string; readonly path: string; readonly isPrefixed: boolean } {
  const [, first = "", ...rest] = path.split("/");
  const found = LANGUAGES.find(({ tag }) => tag === first);
  if (found) return { language: found.tag, path: `/${rest.join("/")}`, isPrefixed: true };
  return { language: languageOf(siteLanguage).tag, path, isPrefixed: false };
}
