import type { Picture } from "../picture.ts";
import type { DemoBlock } from "./types.ts";

/** Paragraphs of text; each may hold inline HTML. */
export function prose(...paragraphs: readonly string[]): DemoBlock {
  return html(paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join(""));
}

/** A list with bullets; its items may hold inline HTML. */
export function list(...items: readonly string[]): DemoBlock {
  return html(`<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`);
}

/** A list with numbers; its items may hold inline HTML. */
export function steps(...items: readonly string[]): DemoBlock {
  return html(`<ol>${items.map((item) => `<li>${item}</li>`).join("")}</ol>`);
}

/** A sentence that stands aside, without quotation marks. */
export function quotation(sentence: string): DemoBlock {
  return html(`<blockquote><p>${sentence}</p></blockquote>`);
}

/** A table with a caption and a row of headings. */
export function table(caption: string, ...rows: readonly (readonly string[])[]): DemoBlock {
  const [headings = [], ...body] = rows;
  const head = headings.map((cell) => `<th scope="col">${cell}</th>`).join("");
  const lines = body.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`);
  return html(
    `<table><caption>${caption}</caption><thead><tr>${head}</tr></thead><tbody>${lines.join("")}</tbody></table>`,
  );
}

/** A heading within a part of a page. */
export function smallHeading(text: string): DemoBlock {
  return { type: "heading", fields: { text, level: 3 } };
}

/** A heading within a page. */
export function heading(text: string, anchor?: string): DemoBlock {
  return { type: "heading", fields: { text, level: 2, ...(anchor && { anchor }) } };
}

/** The heading that is a page's title, for pages that do not show theirs. */
export function titleHeading(text: string): DemoBlock {
  return { type: "heading", fields: { text, level: 1 } };
}

/** A picture with what is said below it. */
export function figure(picture: Picture, caption?: string): DemoBlock {
  return { type: "image", fields: { ...picture, ...(caption && { caption }) } };
}

/** Pictures side by side, each with what is said of it. */
export function gallery(
  columns: number,
  ...pictures: readonly (Picture & { readonly caption: string })[]
): DemoBlock {
  return { type: "gallery", fields: { columns, pictures } };
}

/** The picture at the top of a page, fetched before all others. */
export function firstFigure(picture: Picture): DemoBlock {
  return { type: "image", fields: { ...picture, first: true } };
}

export function button(label: string, href: string): DemoBlock {
  return { type: "button", fields: { label, href } };
}

export function quietButton(label: string, href: string): DemoBlock {
  return { type: "button", fields: { label, href, look: "quiet" } };
}

/** Two or three columns of the same width. */
export function columns(...inside: readonly (readonly DemoBlock[])[]): DemoBlock {
  return columnsOf("equal", inside);
}

/** Two columns, the first of which is wider. */
export function wideFirst(...inside: readonly (readonly DemoBlock[])[]): DemoBlock {
  return columnsOf("wide-first", inside);
}

/** Two or three columns that come in one after the other when they are scrolled to. */
export function columnsThatEnter(...inside: readonly (readonly DemoBlock[])[]): DemoBlock {
  const { fields, ...rest } = columns(...inside);
  return { ...rest, fields: { ...fields, enters: true } };
}

/** A few words as large as they have room, and where they lead. */
export function callToAction(
  fields: {
    readonly title: string;
    readonly label: string;
    readonly href: string;
    readonly above?: string;
    readonly subtitle?: string;
  },
  behind?: Picture,
): DemoBlock {
  return {
    type: "call-to-action",
    fields: { ...fields, ...(behind && { picture: behind }) },
  };
}

function columnsOf(layout: string, inside: readonly (readonly DemoBlock[])[]): DemoBlock {
  const [first = [], second = [], third = []] = inside;
  return { type: "columns", fields: { layout }, slots: { first, second, third } };
}

function html(markup: string): DemoBlock {
  return { type: "text", fields: { html: markup } };
}

/** Newest products, of a category or of all. */
export function productList(fields: {
  readonly heading: string;
  readonly limit: number;
  readonly category?: string;
  readonly order?: "newest" | "price" | "price-desc" | "name" | "rating";
}): DemoBlock {
  return { type: "product-list", fields };
}

/** The newest posts of the journal. */
export function postList(fields: {
  readonly heading: string;
  readonly limit: number;
  readonly category?: string;
}): DemoBlock {
  return { type: "post-list", fields };
}

/** Cards that each lead somewhere. */
export function linkGallery(
  ...items: readonly {
    readonly title: string;
    readonly href: string;
    readonly text: string;
    readonly picture?: Picture;
  }[]
): DemoBlock {
  const fields = items.map(({ picture, ...item }) => ({ ...item, ...(picture && face(picture)) }));
  return { type: "link-gallery", fields: { items: fields } };
}

/** A card's title says what it shows: its picture needs no text of its own. */
function face({ src: image, alt: _alt, ...rest }: Picture): Omit<Picture, "src" | "alt"> & {
  readonly image: string;
} {
  return { image, ...rest };
}

/** What someone types into a terminal. */
export function code(line: string): DemoBlock {
  return html(`<pre><code>${line}</code></pre>`);
}

/** A film of this site: its file by name, without the ending, in both formats and three languages. */
export function film(
  name: string,
  {
    poster,
    ...fields
  }: { readonly title: string; readonly caption: string; readonly poster: Picture },
): DemoBlock {
  const file = `/media/demo/films/${name}`;
  const tracks = [
    { src: `${file}.en.vtt`, language: "en", kind: "captions" },
    { src: `${file}.de.vtt`, language: "de", kind: "subtitles" },
    { src: `${file}.ar.vtt`, language: "ar", kind: "subtitles" },
  ];
  const { src, width, height } = poster;
  const formats = { src: `${file}.webm`, other: `${file}.mp4`, poster: src };
  return { type: "video", fields: { ...fields, ...formats, width, height, tracks } };
}

/** HTML as another system may have written it. */
export function foreignHtml(markup: string): DemoBlock {
  return { type: "foreign-html", fields: { html: markup } };
}

/** The form of this key, and what stands beside it; a product that is asked about stands in one of its fields. */
export function contactForm(
  form: string,
  productField: string,
  ...beside: readonly DemoBlock[]
): DemoBlock {
  return { type: "contact-form", fields: { form, productField }, slots: { beside } };
}

/** What stays in view beside what is read, until its column ends; on phones it does not. */
export function sticky(distance: number, ...content: readonly DemoBlock[]): DemoBlock {
  return { type: "sticky", fields: { distance, off: ["mobile"] }, slots: { content } };
}

/** What moves on its way through the window, by each of these effects. */
export function parallax(
  fields: {
    readonly effects: readonly Readonly<Record<string, string | number>>[];
    readonly off?: readonly string[];
  },
  ...content: readonly DemoBlock[]
): DemoBlock {
  return { type: "parallax", fields, slots: { content } };
}

/** A line whose end is written, erased and written anew. */
export function typing(before: string, words: readonly string[]): DemoBlock {
  return { type: "typing", fields: { before, words, hold: 1600 } };
}

/** Content that opens over the page by a button. */
export function lightbox(
  fields: { readonly label: string; readonly title: string; readonly animation: string },
  ...content: readonly DemoBlock[]
): DemoBlock {
  return { type: "lightbox", fields: { look: "quiet", ...fields }, slots: { content } };
}

/** Links to headings of the same page, by their anchors. */
export function jumpLinks(title: string, links: Readonly<Record<string, string>>): DemoBlock {
  const list = Object.entries(links).map(([anchor, label]) => ({ anchor, label }));
  return { type: "jump-links", fields: { title, links: list } };
}

/** What is at the top of the page, and what takes its place and stays once one has scrolled on. */
export function switchingHeader(
  first: readonly DemoBlock[],
  scrolled: readonly DemoBlock[],
): DemoBlock {
  return { type: "header", fields: { desktop: 160 }, slots: { first, scrolled } };
}

/** What others say elsewhere, once a visitor wants to see it. */
export function embed(shortname: string): DemoBlock {
  return { type: "embed", fields: { service: "disqus", shortname } };
}
