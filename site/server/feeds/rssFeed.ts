import { encodePath } from "../../content/pagePath.ts";
import type { ListedDocument } from "../../content/ShownDocument.ts";
import type { SiteSettings } from "../../content/siteSettings.ts";
import { escapeXml } from "./escapeXml.ts";
import { sharedPicture } from "./sharedPicture.ts";

export const RSS_TYPE = "application/rss+xml; charset=utf-8";

export type RssOptions = {
  /** What the feed is of, such as a category; it stands beside the site's name. Default the site. */
  readonly title?: string;
  /** Default the site's own line. */
  readonly description?: string;
  /** The address of the page that shows the same, such as /journal. */
  readonly page: string;
  /** The feed's own address, such as /journal/feed.xml. */
  readonly feed: string;
  /** Where the site is found, without a slash at the end: in a feed nothing may be relative. */
  readonly origin: string;
};

/**
 * The newest documents as RSS 2.0 (rssboard.org/rss-specification), in the given order. The same
 * documents give the same text, so that it can be cached.
 */
export function rssFeed(
  entries: readonly ListedDocument[],
  site: SiteSettings,
  options: RssOptions,
): string {
  const { page, feed, origin, title, description = site.tagline } = options;
  const newest = Math.max(...entries.map(({ updatedAt }) => updatedAt.getTime()));
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
${element("title", title ? `${title} · ${site.title}` : site.title)}
${element("link", origin + page)}
${element("description", description)}
${element("language", site.language)}
${entries.length > 0 ? element("lastBuildDate", new Date(newest).toUTCString()) : ""}
<atom:link rel="self" type="application/rss+xml" href="${escapeXml(origin + feed)}"/>
${entries.map((entry) => item(entry, origin)).join("\n")}
</channel>
</rss>
`;
}

function item(entry: ListedDocument, origin: string): string {
  const address = origin + encodePath(entry.path);
  return [
    "<item>",
    element("title", entry.title),
    element("link", address),
    element("guid", address),
    entry.publishedAt && element("pubDate", entry.publishedAt.toUTCString()),
    entry.author && element("dc:creator", entry.author.name),
    ...entry.terms.map(({ name }) => element("category", name)),
    element("description", entry.summary),
    mediaOf(entry, origin),
    "</item>",
  ]
    .filter(Boolean)
    .join("\n");
}

function mediaOf({ picture }: ListedDocument, origin: string): string | undefined {
  const shared = picture ? sharedPicture(picture, origin) : undefined;
  return (
    shared &&
    `<media:content medium="image" url="${escapeXml(shared.url)}" width="${shared.width}" height="${shared.height}"/>`
  );
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
