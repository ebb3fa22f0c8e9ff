import type { Block } from "../../content/documentBody.ts";

const words =
  '<p>A text with <strong>weight</strong>, <em>slant</em> and <a href="/style">a link</a>. The rest of the line is there to show how long a line may get before the eye has to search for the next.</p>';

/** Each kind of block in each of its forms. */
export const sampleBlocks: readonly Block[] = [
  block("jump-links", {
    title: "On this page",
    links: [
      { label: "A heading", anchor: "sample-heading" },
      { label: "A small heading", anchor: "sample-small-heading" },
    ],
  }),
  block(
    "header",
    { sticky: false },
    {
      first: [block("button", { label: "A header before scrolling", href: "/style" })],
      scrolled: [block("button", { label: "A header after", href: "/style", look: "quiet" })],
    },
  ),
  block("heading", { text: "A heading of the second level", level: 2, anchor: "sample-heading" }),
  block("heading", {
    text: "A heading of the third level",
    level: 3,
    anchor: "sample-small-heading",
  }),
  block("text", {
    html: `${words}<blockquote><p>A quotation stands a little in.</p></blockquote><ul><li>A list</li><li>with two entries</li></ul><table><caption>A table</caption><tr><th>Paper</th><th>Weight</th></tr><tr><td>Cream</td><td>200 g</td></tr></table><pre><code>a line of code</code></pre>`,
  }),
  block("image", {
    src: "/icon.svg",
    alt: "The mark of this site.",
    width: 64,
    height: 64,
    caption: "A picture with its caption",
  }),
  block("gallery", {
    pictures: [
      { src: "/icon.svg", alt: "The mark of this site.", width: 64, height: 64, caption: "One" },
    ],
  }),
  ...(["equal", "wide-first", "wide-last"] as const).map((layout) =>
    block(
      "columns",
      { layout },
      {
        first: [block("text", { html: words })],
        second: [block("text", { html: words })],
      },
    ),
  ),
  block("button", { label: "A button", href: "/style" }),
  block("button", { label: "A quiet button", href: "/style", look: "quiet" }),
  block(
    "lightbox",
    { label: "Open a lightbox", title: "A lightbox", animation: "zoom_in" },
    { content: [block("text", { html: words })] },
  ),
  block("link-gallery", {
    items: [
      { title: "A link with a text", href: "/style", text: "What one finds behind it." },
      { title: "A link alone", href: "/style?sample=link" },
    ],
  }),
  block("video", {
    src: "/media/demo/films/registration.webm",
    other: "/media/demo/films/registration.mp4",
    title: "A film of our own",
    width: 1600,
    height: 1000,
    poster: "/media/demo/journal-film-registration.svg",
    tracks: [{ src: "/media/demo/films/registration.en.vtt", language: "en" }],
  }),
  block("video", {
    src: "https://vimeo.com/1084537",
    title: "A film that another service has",
    poster: "/media/demo/journal-film-registration.svg",
  }),
  block("embed", { service: "disqus", shortname: "vitrine-sample" }),
  block("foreign-html", { html: "<p>HTML that another system wrote.</p>" }),
];

function block(
  type: string,
  fields: Block["fields"],
  slots?: Readonly<Record<string, readonly Block[]>>,
): Block {
  return {
    id: `sample-${type}-${JSON.stringify(fields).length}`,
    type,
    fields,
    ...(slots && { slots }),
  };
}
