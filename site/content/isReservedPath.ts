import { LANGUAGES } from "../texts/languages.ts";

/** Single addresses that the site itself answers. */
const PAGES =
  "account|comments|favicon\\.ico|healthz|journal|portfolio|readyz|register|robots\\.txt|search|" +
  "set-up|shop|sign-in|sign-out|sitemap(?:-\\d+)?\\.xml|speculation-rules\\.json|style";

/** Whole folders of addresses that are the site's own. */
const FOLDERS = "admin|admin-assets|api|assets|embeds|media|preview|vitrine|wp-admin";

const RESERVED = new RegExp(
  `^/(?:${PAGES})$|^/(?:${FOLDERS})(?:/|$)|` +
    "^/shop/category(?:/|$)|^/journal/(?:category|tag|author|month)(?:/|$)|^/journal/feed\\.xml$",
);

const LANGUAGE_STEP = new RegExp(`^/(?:${LANGUAGES.map(({ tag }) => tag).join("|")})(?=/)`);

/**
 * Whether the site itself answers an address, in whatever language, so that a document stored there
 * would never be seen; docs/addresses.md lists them.
 */
export function isReservedPath(path: string): boolean {
  return RESERVED.test(path.replace(LANGUAGE_STEP, ""));
}
