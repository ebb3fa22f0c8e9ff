import type { Block, DocumentBody } from "../documentBody.ts";

/** A document of the site that a first start begins with. */
export type DemoDocument = {
  readonly kind: "page" | "post";
  readonly path: string;
  readonly title: string;
  readonly excerpt: string;
  readonly body: DocumentBody;
};

/** Blocks made so far: their ids are counted, so that the same demo is made every time. */
let count = 0;

/** A first site: a home page that says what this is, a page with every block, and one post. */
export const demoDocuments: readonly DemoDocument[] = [
  {
    kind: "page",
    path: "/",
    title: "Home",
    excerpt: "A website that is fast, calm and yours.",
    body: body(
      block(
        "columns",
        { layout: "wide-first" },
        {
          first: [
            block("heading", { text: "Pages that arrive before you look for them", level: 1 }),
            block("text", {
              html: "<p>This is your new site. It runs on this machine, keeps what you write in its own database, and sends visitors a few kilobytes of script instead of a megabyte. Nothing on it asks anyone else for anything.</p>",
            }),
            block("button", { label: "Read the journal", href: "/journal" }),
          ],
          second: [
            block("image", {
              src: "/demo/halftone.svg",
              alt: "A sun of ink dots over a hill of finer ones, in the manner of a halftone print.",
              width: 640,
              height: 640,
              first: true,
            }),
          ],
        },
      ),
      block("heading", { text: "What is here", level: 2 }),
      block("link-gallery", {
        items: [
          {
            title: "Every block on one page",
            href: "/blocks",
            text: "Headings, text, pictures, columns, buttons and links: what a page can be made of.",
          },
          {
            title: "Bring your old site along",
            href: "/moving-in",
            text: "One command reads the export of another system, and says what did not come along.",
          },
          {
            title: "The journal",
            href: "/journal",
            text: "Posts, newest first. This one starts with a single page about dots.",
          },
        ],
      }),
    ),
  },
  {
    kind: "page",
    path: "/blocks",
    title: "Every block on one page",
    excerpt: "What a page can be made of.",
    body: body(
      block("text", {
        html: '<p>Text holds <strong>strong words</strong>, <em>quiet ones</em>, <a href="/journal">links</a>, <code>code</code> and lists:</p><ul><li>one thing</li><li>another, with<ol><li>a first part</li><li>and a second</li></ol></li></ul><blockquote><p>A quotation stands a little aside.</p></blockquote>',
      }),
      block("heading", { text: "Pictures keep their place", level: 2, anchor: "pictures" }),
      block("image", {
        src: "/demo/moire.svg",
        alt: "Two fans of thin lines laid over each other, making a third pattern between them.",
        width: 960,
        height: 480,
        caption: "Width and height are known before the picture comes, so nothing below it moves.",
      }),
      block("heading", { text: "Columns", level: 2 }),
      block(
        "columns",
        { layout: "equal" },
        {
          first: [
            block("text", { html: "<p>Columns stand side by side where there is room.</p>" }),
          ],
          second: [block("text", { html: "<p>On a phone they follow one another.</p>" })],
          third: [block("text", { html: "<p>Any block may stand in them.</p>" })],
        },
      ),
      block("heading", { text: "Buttons", level: 2 }),
      block("button", { label: "A button leads somewhere", href: "/" }),
      block("button", { label: "A quiet one does too", href: "/journal", look: "quiet" }),
      block("heading", { text: "HTML from elsewhere", level: 2 }),
      block("foreign-html", {
        html: '<table><caption>Paper weights</caption><thead><tr><th scope="col">Use</th><th scope="col">g/m²</th></tr></thead><tbody><tr><td>Letter</td><td>90</td></tr><tr><td>Card</td><td>350</td></tr></tbody></table><pre><code>what = "another system wrote"</code></pre>',
      }),
    ),
  },
  {
    kind: "page",
    path: "/moving-in",
    title: "Bring your old site along",
    excerpt: "One command reads the export of another system.",
    body: body(
      block("text", {
        html: "<p>Export your posts and pages from your old system as one file, then run:</p><pre><code>npm run import -- my-site.xml</code></pre><p>Their titles, addresses, dates, authors, categories and texts stand on this site afterwards, while it runs. What could run code or reach others is taken out of the texts. A report says what did not come along, and why. Running the same file again changes only what changed.</p>",
      }),
    ),
  },
  {
    kind: "post",
    path: "/journal/a-dot-is-not-a-pixel",
    title: "A dot is not a pixel",
    excerpt: "Why a print made of black ink alone can show a hundred greys.",
    body: body(
      block("text", {
        html: "<p>A press knows two states: ink, or no ink. A photograph knows thousands. The halftone is the bargain between them: every grey becomes a dot, and the darker the grey, the larger the dot. From arm’s length the eye mixes what the press could not.</p><p>A pixel has a colour and no size. A halftone dot has a size and no colour. That is why a halftone can be enlarged to a wall and gains by it, while an enlarged photograph only loses.</p>",
      }),
      block("heading", { text: "Angles", level: 2 }),
      block("text", {
        html: "<p>Two grids of dots laid over each other make a third pattern that nobody drew. Printers turn each ink’s grid by its own angle, 15, 45, 75 and 90 degrees, so that the unwanted pattern becomes a rosette too small to see.</p>",
      }),
    ),
  },
];

function body(...blocks: readonly Block[]): DocumentBody {
  return { version: 1, blocks };
}

function block(
  type: string,
  fields: Block["fields"],
  slots?: Readonly<Record<string, readonly Block[]>>,
): Block {
  count += 1;
  return { id: `demo-${count}`, type, fields, ...(slots && { slots }) };
}
