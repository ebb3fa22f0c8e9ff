import {
  button,
  columns,
  figure,
  foreignHtml,
  gallery,
  heading,
  linkGallery,
  list,
  postList,
  productList,
  prose,
  quietButton,
  quotation,
  steps,
} from "../demoBlocks.ts";
import { demoPicture } from "../demoPicture.ts";
import type { DemoPage } from "../types.ts";

/** What a page can be made of. */
export const everyBlock: DemoPage = {
  path: "/blocks",
  title: "Every block on one page",
  excerpt: "What a page can be made of.",
  body: [
    prose(
      'Text holds <strong>strong words</strong>, <em>quiet ones</em>, <a href="/journal">links</a>, <code>code</code> and lists:',
    ),
    list(
      "one thing",
      "another, with a few more words, so that it runs on to a second line somewhere",
    ),
    steps("a first step", "and a second"),
    quotation("A quotation stands a little aside."),
    heading("Pictures keep their place", "pictures"),
    figure(
      demoPicture("journal-5-moire"),
      "Width and height are known before the picture comes, so nothing below it moves.",
    ),
    gallery(
      3,
      { ...demoPicture("lighthouse-flat"), caption: "A gallery opens over the page," },
      { ...demoPicture("fern-flat"), caption: "goes from one picture to the next," },
      { ...demoPicture("pear-flat"), caption: "and closes with Back." },
    ),
    heading("Columns"),
    columns(
      [prose("Columns stand side by side where there is room.")],
      [prose("On a phone they follow one another.")],
      [prose("Any block may stand in them.")],
    ),
    heading("Buttons"),
    button("A button leads somewhere", "/"),
    quietButton("A quiet one does too", "/journal"),
    heading("Cards that lead somewhere"),
    linkGallery(
      {
        title: "With a picture",
        href: "/shop/category/maps",
        text: "The whole face of a card leads there; its title is the link’s name.",
        picture: demoPicture("seven-islands-flat"),
      },
      { title: "Without one", href: "/portfolio", text: "A card may also be words alone." },
    ),
    productList({ heading: "Products", category: "postcards", order: "name", limit: 4 }),
    postList({ heading: "Posts", category: "paper", limit: 2 }),
    heading("HTML from elsewhere"),
    foreignHtml(
      '<table><caption>Paper weights</caption><thead><tr><th scope="col">Use</th><th scope="col">g/m²</th></tr></thead><tbody><tr><td>Letter</td><td>90</td></tr><tr><td>Card</td><td>350</td></tr></tbody></table><pre><code>what = "another system wrote"</code></pre>',
    ),
  ],
};
