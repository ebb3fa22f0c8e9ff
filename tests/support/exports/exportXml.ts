/** What an item of a made-up export says; whatever is left out has an ordinary value. */
export type ExportItem = {
  readonly id?: string;
  readonly type?: string;
  readonly status?: string;
  readonly title?: string;
  readonly slug?: string;
  readonly link?: string;
  readonly author?: string;
  readonly date?: string;
  readonly dateGmt?: string;
  readonly parent?: string;
  readonly password?: string;
  readonly content?: string;
  readonly excerpt?: string;
  readonly attachmentUrl?: string;
  readonly order?: string;
  readonly terms?: readonly { domain: string; slug: string; name: string }[];
  readonly meta?: Readonly<Record<string, string>>;
  readonly comments?: number;
};

export type ExportHead = {
  readonly site?: string;
  readonly language?: string;
  readonly authors?: Readonly<Record<string, string>>;
};

/** The address of the site that made-up exports are of. */
export const OLD_SITE = "https://old.example";

/** The text of a WXR file with these items. */
export function exportXml(items: readonly ExportItem[], head: ExportHead = {}): string {
  return `${exportHead(head)}${items.map(itemXml).join("")}${EXPORT_FOOT}`;
}

/** All of an export before its first item. */
export function exportHead({
  site = OLD_SITE,
  language = "en-GB",
  authors = {},
}: ExportHead = {}): string {
  const authorXml = Object.entries(authors).map(
    ([login, name]) =>
      `<wp:author><wp:author_login>${cdata(login)}</wp:author_login><wp:author_display_name>${cdata(name)}</wp:author_display_name></wp:author>`,
  );
  return `<?xml version="1.0" encoding="UTF-8" ?>
<!-- generator="WordPress/6.0.2" -->
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<title>Old site</title><link>${escapeXml(site)}</link><language>${escapeXml(language)}</language>
<wp:wxr_version>1.2</wp:wxr_version><wp:base_site_url>${escapeXml(site)}</wp:base_site_url><wp:base_blog_url>${escapeXml(site)}</wp:base_blog_url>
${authorXml.join("\n")}
`;
}

/** All of an export after its last item. */
export const EXPORT_FOOT = "</channel>\n</rss>\n";

/** One item of an export. */
export function itemXml(item: ExportItem): string {
  const {
    id = "1",
    type = "post",
    status = "publish",
    title = "A title",
    slug = `item-${id}`,
  } = item;
  const {
    date = "2020-02-03 04:05:06",
    dateGmt = date,
    terms = [],
    meta = {},
    comments = 0,
  } = item;
  return `<item>
<title>${cdata(title)}</title><link>${escapeXml(item.link ?? `${OLD_SITE}/${slug}/`)}</link>
<dc:creator>${cdata(item.author ?? "admin")}</dc:creator>
<content:encoded>${cdata(item.content ?? "")}</content:encoded><excerpt:encoded>${cdata(item.excerpt ?? "")}</excerpt:encoded>
<wp:post_id>${escapeXml(id)}</wp:post_id><wp:post_date>${date}</wp:post_date><wp:post_date_gmt>${dateGmt}</wp:post_date_gmt>
<wp:post_name>${cdata(slug)}</wp:post_name><wp:status>${cdata(status)}</wp:status><wp:post_parent>${item.parent ?? "0"}</wp:post_parent>
<wp:menu_order>${item.order ?? "0"}</wp:menu_order><wp:post_type>${cdata(type)}</wp:post_type><wp:post_password>${cdata(item.password ?? "")}</wp:post_password>
${item.attachmentUrl === undefined ? "" : `<wp:attachment_url>${cdata(item.attachmentUrl)}</wp:attachment_url>`}
${terms.map(termXml).join("")}${Object.entries(meta).map(metaXml).join("")}${commentXml.repeat(comments)}</item>
`;
}

const commentXml =
  "<wp:comment><wp:comment_author>Kim</wp:comment_author><wp:comment_content>Well said.</wp:comment_content></wp:comment>";

function termXml({ domain, slug, name }: { domain: string; slug: string; name: string }): string {
  return `<category domain="${escapeXml(domain)}" nicename="${escapeXml(slug)}">${cdata(name)}</category>`;
}

function metaXml([key, value]: [string, string]): string {
  return `<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`;
}

function cdata(text: string): string {
  return `<![CDATA[${text.replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
