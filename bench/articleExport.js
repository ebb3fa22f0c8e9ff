/** Where the article stands on the site that it is imported into. */
export const ARTICLE_PATH = "/a-long-article";

const SITE = "https://bench.example";
const WORDS =
  "a press knows two states of ink and paper while every grey between them is a bargain that the eye makes from arm length so a dot has size where a pixel has colour".split(
    " ",
  );
const PARAGRAPHS = 19;
const WORDS_IN_PARAGRAPH = 80;

/**
 * An export of another system with one post of about 20 kB as a page: paragraphs with links and
 * emphasis, headings and a list, as people write them. Always the same.
 * @returns {string} WXR
 */
export function articleExport() {
  const blocks = Array.from({ length: PARAGRAPHS }, (_, index) => blockAt(index));
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<title>Bench</title><link>${SITE}</link><language>en</language>
<wp:wxr_version>1.2</wp:wxr_version><wp:base_site_url>${SITE}</wp:base_site_url><wp:base_blog_url>${SITE}</wp:base_blog_url>
<item>
<title>A long article</title><link>${SITE}${ARTICLE_PATH}/</link><dc:creator>bench</dc:creator>
<content:encoded><![CDATA[${blocks.join("\n")}]]></content:encoded><excerpt:encoded></excerpt:encoded>
<wp:post_id>1</wp:post_id><wp:post_date>2024-05-01 10:00:00</wp:post_date><wp:post_date_gmt>2024-05-01 10:00:00</wp:post_date_gmt>
<wp:post_name>a-long-article</wp:post_name><wp:status>publish</wp:status><wp:post_parent>0</wp:post_parent><wp:post_type>post</wp:post_type><wp:post_password></wp:post_password>
</item>
</channel>
</rss>
`;
}

/** @param {number} index */
function blockAt(index) {
  if (index % 9 === 4) {
    return `<!-- wp:heading --><h2 class="wp-block-heading">${words(index, 6)}</h2><!-- /wp:heading -->`;
  }
  if (index % 9 === 8) {
    const items = [1, 2, 3].map((item) => `<li>${words(index + item, 12)}</li>`).join("");
    return `<!-- wp:list --><ul class="wp-block-list">${items}</ul><!-- /wp:list -->`;
  }
  const [before, after] = [
    words(index, WORDS_IN_PARAGRAPH),
    words(index * 3 + 1, WORDS_IN_PARAGRAPH),
  ];
  const link = `<a href="${SITE}/page-${index}/">${words(index + 5, 3)}</a>`;
  return `<!-- wp:paragraph --><p>${before} ${link} <em>${words(index, 2)}</em> ${after}.</p><!-- /wp:paragraph -->`;
}

/**
 * @param {number} from
 * @param {number} count
 */
function words(from, count) {
  return Array.from(
    { length: count },
    (_, step) => WORDS[(from * 7 + step * 5) % WORDS.length],
  ).join(" ");
}
