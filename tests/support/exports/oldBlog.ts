import { type ExportItem, exportXml } from "./exportXml.ts";

/** A picture of the demo, so that pages show one without a media folder. */
const PICTURE = "/media/demo/about-studio.svg";
const TEXT = "The press stands by the window, where the light is, and has not moved since. ".repeat(
  4,
);
const ARABIC = "تقف المطبعة قرب النافذة حيث الضوء ولم تتحرك منذ ذلك الحين. ".repeat(4);
const image = `<img src="${PICTURE}" alt="The studio" width="1600" height="1200"/>`;

/** What the block editor writes wider than its text, in both widths. */
const wide = (text: string): string =>
  ["alignwide", "alignfull"]
    .map(
      (width) => `<p>${text}</p>
<figure class="wp-block-image ${width}">${image}<figcaption>A caption</figcaption></figure>
<div class="wp-block-cover ${width}">${image.replace("<img", '<img class="wp-block-cover__image-background"')}<div class="wp-block-cover__inner-container"><p>Over a picture</p></div></div>
<div class="wp-block-columns ${width}"><div class="wp-block-column"><p>${text}</p></div><div class="wp-block-column"><p>${text}</p></div></div>
<div class="wp-block-media-text has-media-on-the-right ${width}" style="grid-template-columns:auto 30%"><div class="wp-block-media-text__content"><p>${text}</p></div><figure class="wp-block-media-text__media">${image}</figure></div>
<div class="wp-block-group ${width} has-background" style="background-color:#f4e8d0"><h2>A group</h2><p>${text}</p></div>
<figure class="wp-block-table ${width}"><table><tr>${"<td>Nine to noon</td>".repeat(8)}</tr></table></figure>
<pre class="wp-block-code ${width}"><code>${"press.print(sheet); ".repeat(20)}</code></pre>`,
    )
    .join("\n");

const written = (content: string): string => `<!-- wp:group -->\n${content}\n<!-- /wp:group -->`;

const link = (id: string, title: string, parent: string): ExportItem => ({
  id,
  title,
  type: "nav_menu_item",
  order: id,
  terms: [{ domain: "nav_menu", slug: "main", name: "Main" }],
  meta: {
    _menu_item_type: "custom",
    _menu_item_url: `https://far.example/${id}`,
    _menu_item_menu_item_parent: parent,
  },
});

const STEPS = [
  "One",
  "Two",
  "A third step whose name has more words than a telephone is wide",
  "Four",
];

/** Pages below one another, each at an address below that of the one above. */
const steps: readonly ExportItem[] = STEPS.map((title, at) => ({
  id: String(50 + at),
  type: "page",
  title,
  slug: `step-${at}`,
  parent: at === 0 ? "0" : String(49 + at),
  link: `https://old.example/${STEPS.slice(0, at + 1)
    .map((_, step) => `step-${step}`)
    .join("/")}/`,
}));

const missing = `<p>Gone <img src="https://old.example/wp-content/uploads/smile.png" alt=":-)" width="16" height="16"/> with its words.</p>
<p><audio controls src="https://old.example/wp-content/uploads/song.mp3"></audio></p>
<p><video controls src="https://old.example/wp-content/uploads/film.mp4" width="640" height="360"></video></p>
<p><img src="https://old.example/wp-content/uploads/sea.png" alt="The sea" width="640" height="360"/></p>`;

/** An old blog that sells nothing: a deep menu, wide pictures, pages below pages, a long talk. */
export const oldBlog: string = exportXml(
  [
    { id: "1", slug: "wide-post", title: "Wide", content: written(wide(TEXT)) },
    { id: "2", slug: "wide-page", title: "Wide page", type: "page", content: written(wide(TEXT)) },
    { id: "3", slug: "arabic", title: "عريض", content: written(wide(ARABIC)) },
    { id: "4", slug: "missing", title: "Missing", content: written(missing) },
    {
      id: "5",
      slug: "talk",
      title: "A talk",
      commentStatus: "open",
      comments: Array.from({ length: 6 }, (_, at) => ({
        id: String(100 + at),
        parent: at === 0 ? "0" : String(99 + at),
        author: `Person ${at}`,
        date: `2020-03-0${at + 1} 10:00:00`,
        content: `${"Wordwithoutanyblank".repeat(9)} at level ${at}`,
      })),
    },
    ...steps,
    link("80", "Books", "0"),
    link("81", "Old books", "80"),
    link("82", "Very old books", "81"),
    link("83", "Oldest books", "82"),
    link("84", "New books", "80"),
    link("85", "Letters", "0"),
  ],
  { title: "The old press" },
);
