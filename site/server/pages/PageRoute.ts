import type { Logger } from "pino";
import type { PageSource } from "../../content/PageSource.ts";
import type { SiteSettings } from "../../content/siteSettings.ts";
import type { Locale } from "../../texts/createLocale.ts";
import type { Page } from "../render/renderPage.tsx";

/** What a page is asked for, and what it is made of. */
export type PageRequest = {
  /** Its address without the language, decoded. */
  readonly path: string;
  /** The steps that its pattern names, such as `slug`. */
  readonly params: Readonly<Record<string, string>>;
  /** Only what the route's `query` let through. */
  readonly query: URLSearchParams;
  readonly locale: Locale;
  readonly site: SiteSettings;
  readonly source: PageSource;
  /** The public address of the site, without a slash at the end; undefined where nobody set it. */
  readonly origin: string | undefined;
  readonly log: Logger;
};

export type PageRoute = {
  /** Steps that start with ":" stand for any one step, such as "/journal/tag/:slug". */
  readonly pattern: string;
  /** What is there, for docs/addresses.md. */
  readonly summary: string;
  /** The part of the query that the page depends on, always written the same way. Default none. */
  readonly query?: (asked: URLSearchParams) => URLSearchParams;
  /** Whether the page may be kept. Default true; false where visitors write the address. */
  readonly isCached?: boolean;
  /** @returns undefined where there is no such page */
  readonly make: (request: PageRequest) => Promise<Page | undefined>;
};
