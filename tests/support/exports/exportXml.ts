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
  readonly isSticky?: boolean;
  readonly content?: string;
  readonly excerpt?: string;
  readonly attachmentUrl?: string;
  readonly order?: string;
  readonly terms?: readonly { domain: string; slug: string; name: string }[];
  readonly meta?: Readonly<Record<string, string>>;
  readonly comments?: readonly ExportComment[];
  readonly commentStatus?: string;
};

/** A comment of a made-up item; whatever is left out has an ordinary value. */
export type ExportComment = {
  readonly id: string;
  readonly parent?: string;
  readonly type?: string;
  readonly author?: string;
  readonly email?: string;
  readonly date?: string;
  readonly content?: string;
  readonly approved?: string;
};

/** A category, a tag or a menu of a made-up export. */
export type ExportTerm = {
  /** Default "category". */
  readonly taxonomy?: string;
  readonly id?: string;
  readonly slug: string;
  readonly name?: string;
  readonly parent?: string;
  readonly description?: string;
};

export type ExportHead = {
  readonly site?: string;
  readonly language?: string;
  readonly authors?: Readonly<Record<string, string>>;
  readonly terms?: readonly ExportTerm[];
  readonly title?: string;
  readonly tagline?: string;
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
  terms = [],
  title = "Old site",
  tagline = "",
}: ExportHead = {}): string {
  const authorXml = Object.entries(authors).map(
    ([login, name]) =>
      `<wp:author><wp:author_login>${cdata(login)}</wp:author_login><wp:author_display_name>${cdata(name)}</wp:author_display_name></wp:author>`,
  );
  return `<?xml version="1.0" encoding="UTF-8" ?>
<!-- generator="WordPress/6.0.2" -->
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<title>${escapeXml(title)}</title><link>${escapeXml(site)}</link><description>${escapeXml(tagline)}</description><language>${escapeXml(language)}</language>
<wp:wxr_version>1.2</wp:wxr_version><wp:base_site_url>${escapeXml(site)}</wp:base_site_url><wp:base_blog_url>${escapeXml(site)}</wp:base_blog_url>
${authorXml.join("\n")}
${terms.map(headTermXml).join("\n")}
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
    comments = [],
    commentStatus = "closed",
  } = item;
  return `<item>
<title>${cdata(title)}</title><link>${escapeXml(item.link ?? `${OLD_SITE}/${slug}/`)}</link>
<dc:creator>${cdata(item.author ?? "admin")}</dc:creator>
<content:encoded>${cdata(item.content ?? "")}</content:encoded><excerpt:encoded>${cdata(item.excerpt ?? "")}</excerpt:encoded>
<wp:post_id>${escapeXml(id)}</wp:post_id><wp:post_date>${date}</wp:post_date><wp:post_date_gmt>${dateGmt}</wp:post_date_gmt>
<wp:comment_status>${cdata(commentStatus)}</wp:comment_status><wp:post_name>${cdata(slug)}</wp:post_name><wp:status>${cdata(status)}</wp:status><wp:post_parent>${item.parent ?? "0"}</wp:post_parent>
<wp:menu_order>${item.order ?? "0"}</wp:menu_order><wp:post_type>${cdata(type)}</wp:post_type><wp:post_password>${cdata(item.password ?? "")}</wp:post_password><wp:is_sticky>${item.isSticky ? 1 : 0}</wp:is_sticky>
${item.attachmentUrl === undefined ? "" : `<wp:attachment_url>${cdata(item.attachmentUrl)}</wp:attachment_url>`}
${terms.map(termXml).join("")}${Object.entries(meta).map(metaXml).join("")}${comments.map(commentXml).join("")}</item>
`;
}

/** One comment as it stands in its item. */
export function commentXml(comment: ExportComment): string {
  const { id, parent = "0", type = "comment", author = "Kim", email = "kim@example.org" } = comment;
  const { date = "2020-03-04 05:06:07", content = "Well said.", approved = "1" } = comment;
  return `<wp:comment><wp:comment_id>${escapeXml(id)}</wp:comment_id><wp:comment_author>${cdata(author)}</wp:comment_author>
<wp:comment_author_email>${cdata(email)}</wp:comment_author_email><wp:comment_author_url>http://kim.example</wp:comment_author_url><wp:comment_author_IP>192.0.2.7</wp:comment_author_IP>
<wp:comment_date>${date}</wp:comment_date><wp:comment_date_gmt>${date}</wp:comment_date_gmt><wp:comment_content>${cdata(content)}</wp:comment_content>
<wp:comment_approved>${cdata(approved)}</wp:comment_approved><wp:comment_type>${cdata(type)}</wp:comment_type><wp:comment_parent>${escapeXml(parent)}</wp:comment_parent><wp:comment_user_id>0</wp:comment_user_id>
<wp:commentmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>5</wp:meta_value></wp:commentmeta></wp:comment>
`;
}

function headTermXml(term: ExportTerm): string {
  const {
    taxonomy = "category",
    slug,
    name = slug,
    parent = "",
    description = "",
    id = "1",
  } = term;
  if (taxonomy === "category") {
    return `<wp:category><wp:term_id>${id}</wp:term_id><wp:category_nicename>${cdata(slug)}</wp:category_nicename><wp:category_parent>${cdata(parent)}</wp:category_parent><wp:cat_name>${cdata(name)}</wp:cat_name><wp:category_description>${cdata(description)}</wp:category_description></wp:category>`;
  }
  if (taxonomy === "post_tag") {
    return `<wp:tag><wp:term_id>${id}</wp:term_id><wp:tag_slug>${cdata(slug)}</wp:tag_slug><wp:tag_name>${cdata(name)}</wp:tag_name><wp:tag_description>${cdata(description)}</wp:tag_description></wp:tag>`;
  }
  return `<wp:term><wp:term_id>${id}</wp:term_id><wp:term_taxonomy>${cdata(taxonomy)}</wp:term_taxonomy><wp:term_slug>${cdata(slug)}</wp:term_slug><wp:term_parent>${cdata(parent)}</wp:term_parent><wp:term_name>${cdata(name)}</wp:term_name></wp:term>`;
}

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
