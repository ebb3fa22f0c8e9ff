import type { SitemapEntry } from "../../content/PageSource.ts";
import { encodePath } from "../../content/pagePath.ts";
import { SITEMAP_PART_SIZE } from "../../store/addresses.ts";
import { escapeXml } from "./escapeXml.ts";

export const SITEMAP_TYPE = "application/xml; charset=utf-8";

const HEAD = '<?xml version="1.0" encoding="utf-8"?>';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** How many parts it takes to name all addresses; an empty site has one, which is empty. */
export function countSitemapParts(addresses: number): number {
  return Math.max(1, Math.ceil(addresses / SITEMAP_PART_SIZE));
}

/**
 * Where the parts are: /sitemap-0.xml and so on (sitemaps.org/protocol.html#index).
 * @param addresses how many there are on the whole site
 */
export function sitemapIndex(addresses: number, origin: string): string {
  const parts = Array.from(
    { length: countSitemapParts(addresses) },
    (_, part) => `<sitemap><loc>${escapeXml(origin)}/sitemap-${part}.xml</loc></sitemap>`,
  );
  return `${HEAD}\n<sitemapindex ${SCHEMA}>\n${parts.join("\n")}\n</sitemapindex>\n`;
}

/** One part: at most SITEMAP_PART_SIZE addresses, each with the day of its last change. */
export function sitemapPart(entries: readonly SitemapEntry[], origin: string): string {
  const addresses = entries.map(
    ({ path, updatedAt }) =>
      `<url><loc>${escapeXml(origin + encodePath(path))}</loc>${updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : ""}</url>`,
  );
  return `${HEAD}\n<urlset ${SCHEMA}>\n${addresses.join("\n")}\n</urlset>\n`;
}
