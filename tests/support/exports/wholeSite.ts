import { type ExportItem, exportXml, OLD_SITE } from "./exportXml.ts";

/** Where the old site of `wholeSite` kept its files. */
export const OLD_UPLOADS = `${OLD_SITE}/wp-content/uploads`;

const picture = (id: string, file: string, more: Partial<ExportItem> = {}): ExportItem => ({
  id,
  type: "attachment",
  status: "inherit",
  title: `Picture ${id}`,
  link: `${OLD_SITE}/picture-${id}/`,
  attachmentUrl: `${OLD_UPLOADS}/${file}`,
  meta: {
    _wp_attached_file: file,
    _wp_attachment_metadata: 'a:2:{s:5:"width";i:64;s:6:"height";i:48;}',
    _wp_attachment_image_alt: `What ${id} shows`,
  },
  ...more,
});

/** An entry of a menu; `meta` is what it leads to. */
const entry = (
  id: string,
  { order = "1", meta = {}, ...more }: Partial<ExportItem>,
): ExportItem => ({
  id,
  type: "nav_menu_item",
  title: "",
  order,
  terms: [{ domain: "nav_menu", slug: "main-menu", name: "Main menu" }],
  meta: Object.fromEntries(
    Object.entries(meta).map(([key, value]) => [`_menu_item_${key}`, value]),
  ),
  ...more,
});

/** Every type of item that an export holds: a small site of a press, as its owner would export it. */
export function wholeSiteItems(): ExportItem[] {
  return [
    {
      id: "1",
      type: "page",
      title: "Welcome",
      slug: "welcome",
      link: `${OLD_SITE}/`,
      content: `<p>See <a href="${OLD_SITE}/2019/04/ink/#drying">ink</a>, <a href="/about/">us</a>, <a href="http://www.old.example/?p=12&amp;x=1">again</a>, <a href="${OLD_SITE}/category/craft/press/">presses</a>, <a href="${OLD_SITE}/gone/">gone</a> and <a href="https://far.example/about/">others</a>.</p>`,
    },
    {
      id: "2",
      type: "page",
      title: "About",
      slug: "about",
      link: `${OLD_SITE}/about/`,
      content: `<!-- wp:image {"id":21} --><figure class="wp-block-image"><a href="${OLD_UPLOADS}/2019/04/press.png"><img src="${OLD_UPLOADS}/2019/04/press-300x225.png" alt="" class="wp-image-21" srcset="${OLD_UPLOADS}/2019/04/press-300x225.png 300w" sizes="100vw"/></a></figure><!-- /wp:image -->
<p><img src="${OLD_UPLOADS}/2019/04/lost.png" alt="A lost print" width="320" height="200"/> <a href="${OLD_UPLOADS}/2019/04/lost.png">large</a> <img src="https://far.example/b.png" alt="b" width="2" height="2"/></p>`,
      meta: { _thumbnail_id: "21" },
    },
    {
      id: "12",
      title: "Ink",
      slug: "ink",
      link: `${OLD_SITE}/2019/04/ink/`,
      dateGmt: "2019-04-02 10:00:00",
      commentStatus: "open",
      terms: [
        { domain: "category", slug: "press", name: "Presses" },
        { domain: "post_tag", slug: "wet", name: "Wet" },
      ],
      content:
        '[gallery ids="21,22"]\n\n[caption id="attachment_22" align="alignleft" width="64"]<img src="https://old.example/wp-content/uploads/2019/04/type.png" alt="Type" width="64" height="48" /> Old type[/caption]',
      comments: [
        { id: "71", content: "First" },
        { id: "72", parent: "71", content: "An answer" },
        { id: "73", approved: "0" },
        { id: "74", type: "pingback" },
      ],
    },
    { id: "13", title: "A draft", status: "draft", link: `${OLD_SITE}/?p=13` },
    { id: "14", title: "In the bin", status: "trash" },
    picture("21", "2019/04/press.png"),
    picture("22", "2019/04/type.png", {
      parent: "12",
      meta: {
        _wp_attachment_image_alt: "What 22 shows",
        _wp_attachment_metadata:
          'a:3:{s:5:"width";i:64;s:6:"height";i:48;s:5:"sizes";a:1:{s:6:"medium";a:3:{s:4:"file";s:18:"type-1-32x24.png";s:5:"width";i:32;s:6:"height";i:24;}}}',
      },
    }),
    picture("23", "2019/04/lost.png", { title: "Lost" }),
    { id: "31", type: "product", title: "A poster" },
    { id: "32", type: "wp_block", title: "A block" },
    { id: "33", type: "revision", title: "Before" },
    entry("41", { title: "Home", meta: { type: "custom", url: `${OLD_SITE}/` } }),
    entry("42", { order: "2", meta: { type: "post_type", object: "page", object_id: "2" } }),
    entry("43", {
      order: "3",
      meta: { type: "taxonomy", object: "category", object_id: "52", menu_item_parent: "42" },
    }),
    entry("44", {
      order: "4",
      title: "Far",
      meta: { type: "custom", url: "https://far.example/", menu_item_parent: "43" },
    }),
    entry("45", { order: "5", title: "Run", meta: { type: "custom", url: "javascript:alert(1)" } }),
    entry("46", {
      order: "6",
      title: "Nowhere",
      meta: { type: "post_type", object: "page", object_id: "99" },
    }),
    entry("47", {
      title: "Write",
      meta: { type: "custom", url: "mailto:kim@example.org" },
      terms: [{ domain: "nav_menu", slug: "footer", name: "Footer links" }],
    }),
    entry("48", {
      title: "Other",
      meta: { type: "custom", url: "/about/" },
      terms: [{ domain: "nav_menu", slug: "other", name: "Other" }],
    }),
  ];
}

/** The text of an export with these items; by default all of wholeSiteItems. */
export function wholeSite(items = wholeSiteItems()): string {
  return exportXml(items, {
    title: "The press",
    tagline: "Set by hand",
    language: "de-DE",
    authors: { admin: "Ada" },
    terms: [
      { id: "51", slug: "craft", name: "Craft", description: "What we do" },
      { id: "52", slug: "press", name: "Presses", parent: "craft" },
      { id: "53", taxonomy: "post_tag", slug: "wet", name: "Wet" },
      { id: "61", taxonomy: "nav_menu", slug: "main-menu", name: "Main menu" },
      { id: "62", taxonomy: "nav_menu", slug: "footer", name: "Footer links" },
      { id: "63", taxonomy: "nav_menu", slug: "other", name: "Other" },
    ],
  });
}
