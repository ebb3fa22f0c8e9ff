import { pagePath } from "../pagePath.ts";

export type PathQuestion = {
  /** The address that the item had, as the export gives it. */
  readonly link: string;
  /** The address of the exported site's first page. */
  readonly site: string;
  /** The slugs of the pages above, outermost first, then the item's own; some may be empty. */
  readonly slugs: readonly string[];
  /** What the path is made of where nothing else is known, such as "post-12". */
  readonly fallback: string;
};

/**
 * The path at which an imported document shall stand, as `pagePath` writes it: that of its link, where the
 * link leads to a page of the exported site; else its slugs.
 */
export function documentPath({ link, site, slugs, fallback }: PathQuestion): string {
  const linked = pathOnSite(link, site);
  if (linked !== undefined) return linked;
  const path = tidy(slugs.filter(Boolean).join("/"));
  return path === undefined || path === "/" || !slugs.at(-1) ? `/${fallback}` : path;
}

function pathOnSite(link: string, site: string): string | undefined {
  if (!URL.canParse(link) || !URL.canParse(site)) return undefined;
  const [to, base] = [new URL(link), new URL(site)];
  // A draft's link is a question, such as /?p=12, and says nothing of its path.
  if (to.search !== "" || hostOf(to) !== hostOf(base)) return undefined;
  const folder = base.pathname.replace(/\/*$/, "/");
  if (!`${to.pathname}/`.startsWith(folder)) return undefined;
  return tidy(to.pathname.slice(folder.length));
}

/** The same site with and without TLS, with and without www. */
function hostOf(url: URL): string {
  return url.host.replace(/^www\./, "");
}

/** As `pagePath`; a stray % that encodes nothing is taken as it stands. */
function tidy(path: string): string | undefined {
  const encoded = path.replace(/%(?![\da-f]{2})/gi, "%25");
  const found = pagePath(encoded.replace(DIRECTION, ""));
  return found?.normalize("NFC").replace(DIRECTION, "");
}

const DIRECTION = /[\u202a-\u202e\u2066-\u2069\u2028\u2029\ufeff]/g;
