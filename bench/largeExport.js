import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { articleExport } from "./articleExport.js";

/** Bytes of a post with what belongs to it, about. */
const POST_BYTES = 21_000;
/** Posts of one month, so that addresses are those of many months. */
const POSTS_A_MONTH = 40;
/** Where its posts' pages above are. */
const PAGES = 200;

/**
 * Writes the export of a large old site: posts of 20 kB with three comments each, categories that
 * stand below each other, pictures that nobody has, and links from post to post.
 * @param {string} file
 * @param {number} bytes about how many it shall have
 * @returns {Promise<number>} how many posts it holds
 */
export async function writeLargeExport(file, bytes) {
  const [head = "", rest = ""] = articleExport().split("<item>");
  const [item = ""] = rest.split("</item>");
  const [before = "", after = ""] = item.split(/<content:encoded>[\s\S]*<\/content:encoded>/);
  const content = item.slice(before.length, item.length - after.length);
  const posts = Math.round(bytes / POST_BYTES);
  const terms = Array.from({ length: 30 }, (_, n) => termXml(n)).join("");
  function* parts() {
    yield head + terms;
    for (let post = 1; post <= posts; post += 1) yield postXml(post, content);
    yield "</channel>\n</rss>\n";
  }
  await pipeline(Readable.from(parts()), createWriteStream(file));
  return posts;
}

/** @param {number} number */
function termXml(number) {
  const parent = number < 5 ? "" : `c${number % 5}`;
  return `<wp:category><wp:term_id>${number + 1}</wp:term_id><wp:category_nicename>c${number}</wp:category_nicename><wp:category_parent>${parent}</wp:category_parent><wp:cat_name>Category ${number}</wp:cat_name></wp:category>\n`;
}

/**
 * @param {number} number
 * @param {string} content the element with its text
 */
function postXml(number, content) {
  const month = Math.floor(number / POSTS_A_MONTH);
  const date = new Date(Date.UTC(2000, month, 1 + (number % 28), 10));
  const at = date.toISOString().slice(0, 19).replace("T", " ");
  const path = `${at.slice(0, 7).replace("-", "/")}/post-${number}`;
  const link = `<a href="https://bench.example/?p=${Math.max(1, number - 1)}">before</a>`;
  return `<item><title>Post ${number}</title><link>https://bench.example/${path}/</link><dc:creator>bench</dc:creator>
${content.replace("<p>", () => `<p>${link} ${number} `)}<excerpt:encoded></excerpt:encoded>
<wp:post_id>${number}</wp:post_id><wp:post_date>${at}</wp:post_date><wp:post_date_gmt>${at}</wp:post_date_gmt><wp:comment_status>open</wp:comment_status>
<wp:post_name>post-${number}</wp:post_name><wp:status>publish</wp:status><wp:post_parent>0</wp:post_parent><wp:post_type>post</wp:post_type><wp:post_password></wp:post_password>
<category domain="category" nicename="c${number % 30}"><![CDATA[Category ${number % 30}]]></category><category domain="post_tag" nicename="t${number % PAGES}"><![CDATA[Tag ${number % PAGES}]]></category>
${[1, 2, 3].map((place) => commentXml(3 * number + place, place === 2 ? 3 * number + 1 : 0)).join("")}</item>
`;
}

/**
 * @param {number} id
 * @param {number} parent
 */
function commentXml(id, parent) {
  return `<wp:comment><wp:comment_id>${id}</wp:comment_id><wp:comment_author>Kim</wp:comment_author><wp:comment_author_email>kim@example.org</wp:comment_author_email><wp:comment_date>2020-01-02 03:04:05</wp:comment_date><wp:comment_date_gmt>2020-01-02 03:04:05</wp:comment_date_gmt><wp:comment_content>Well said, and printed well.</wp:comment_content><wp:comment_approved>1</wp:comment_approved><wp:comment_type>comment</wp:comment_type><wp:comment_parent>${parent}</wp:comment_parent></wp:comment>`;
}
