import { type MarkSpec, type NodeSpec, Schema } from "prosemirror-model";
import { bulletList, listItem, orderedList } from "prosemirror-schema-list";
import { safeLink, safePicture } from "./safeAddress.ts";

/** Marks that older texts have and that stay; no button sets them, clearing the format takes them off. */
const KEPT_MARKS = ["s", "u", "sub", "sup", "small", "mark", "kbd"] as const;

/** What an attribute says, null where it is not there. */
const said = (element: HTMLElement, name: string) => element.getAttribute(name);

/** Attributes without those that say nothing. */
const written = (attributes: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(attributes)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [name, String(value)]),
  );

const heading: NodeSpec = {
  attrs: { level: { default: 2, validate: "number" }, id: { default: null } },
  content: "inline*",
  group: "block",
  defining: true,
  // The sanitiser makes the first heading the second, since a page has its own.
  parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({
    tag: `h${level}`,
    getAttrs: (element) => ({ level: Math.max(level, 2), id: said(element, "id") }),
  })),
  toDOM: ({ attrs: { level, id } }) => [`h${level}`, written({ id }), 0],
};

/** What a picture within a line says, whatever its address. */
export function imageAttributes(element: HTMLElement) {
  return {
    src: said(element, "src")?.trim() ?? "",
    alt: said(element, "alt") ?? "",
    title: said(element, "title"),
    width: said(element, "width"),
    height: said(element, "height"),
  };
}

const image: NodeSpec = {
  inline: true,
  group: "inline",
  draggable: true,
  attrs: {
    src: { validate: "string" },
    alt: { default: "", validate: "string" },
    title: { default: null },
    width: { default: null },
    height: { default: null },
  },
  parseDOM: [
    {
      tag: "img[src]",
      getAttrs: (element) => {
        const said = imageAttributes(element);
        return safePicture(said.src) === undefined ? false : said;
      },
    },
    // One that may not stay is no reason to keep an empty place.
    { tag: "img", ignore: true },
  ],
  toDOM: ({ attrs }) => ["img", written(attrs)],
};

/** A picture on lines of its own, as one piece; what it says is edited beside the text. */
const figure: NodeSpec = {
  group: "block",
  draggable: true,
  attrs: {
    src: { validate: "string" },
    alt: { default: "", validate: "string" },
    width: { default: null },
    height: { default: null },
    caption: { default: "", validate: "string" },
  },
  parseDOM: [
    {
      tag: "figure",
      getAttrs: (element) => {
        const [picture, caption, ...others] = element.children as HTMLCollectionOf<HTMLElement>;
        if (picture?.localName !== "img" || others.length > 0) return false;
        if (caption && caption.localName !== "figcaption") return false;
        const src = safePicture(said(picture, "src") ?? "");
        if (src === undefined) return false;
        const [width, height] = ["width", "height"].map((name) => said(picture, name));
        const words = (caption?.textContent ?? "").replace(/\s+/g, " ").trim();
        return { src, alt: said(picture, "alt") ?? "", width, height, caption: words };
      },
    },
  ],
  toDOM: ({ attrs: { caption, ...picture } }) => {
    const image = ["img", written(picture)] as const;
    return caption === "" ? ["figure", image] : ["figure", image, ["figcaption", caption]];
  },
};

const link: MarkSpec = {
  attrs: {
    href: { validate: "string" },
    title: { default: null },
    target: { default: null },
    rel: { default: null },
  },
  inclusive: false,
  parseDOM: [
    {
      tag: "a[href]",
      getAttrs: (element) => {
        const href = safeLink(said(element, "href") ?? "");
        if (href === undefined) return false;
        const [title, target, rel] = ["title", "target", "rel"].map((name) => said(element, name));
        return { href, title, target: target === "_blank" ? target : null, rel };
      },
    },
  ],
  toDOM: ({ attrs }) => ["a", written(attrs), 0],
};

/** What can be written in a rich text: no more than the sanitiser keeps, and what editors need of it. */
export const richTextSchema = new Schema({
  nodes: {
    doc: { content: "block+" },
    paragraph: {
      content: "inline*",
      group: "block",
      parseDOM: [{ tag: "p" }],
      toDOM: () => ["p", 0],
    },
    heading,
    blockquote: {
      content: "block+",
      group: "block",
      defining: true,
      parseDOM: [{ tag: "blockquote" }],
      toDOM: () => ["blockquote", 0],
    },
    bullet_list: { ...bulletList, content: "list_item+", group: "block" },
    ordered_list: { ...orderedList, content: "list_item+", group: "block" },
    list_item: { ...listItem, content: "paragraph block*" },
    code_block: {
      content: "text*",
      marks: "",
      group: "block",
      code: true,
      defining: true,
      parseDOM: [{ tag: "pre", preserveWhitespace: "full" }],
      toDOM: () => ["pre", ["code", 0]],
    },
    horizontal_rule: { group: "block", parseDOM: [{ tag: "hr" }], toDOM: () => ["hr"] },
    image,
    figure,
    hard_break: {
      inline: true,
      group: "inline",
      selectable: false,
      parseDOM: [{ tag: "br" }],
      toDOM: () => ["br"],
    },
    text: { group: "inline" },
  },
  marks: {
    link,
    strong: {
      parseDOM: [
        { tag: "strong" },
        // Pasted documents wrap all in a bold element that says it is not.
        { tag: "b", getAttrs: (element) => element.style.fontWeight !== "normal" && null },
        { style: "font-weight=400", clearMark: ({ type }) => type.name === "strong" },
        {
          style: "font-weight",
          getAttrs: (value) => /^(?:bold(?:er)?|[6-9]\d\d)$/.test(value) && null,
        },
      ],
      toDOM: () => ["strong", 0],
    },
    em: {
      parseDOM: [
        { tag: "em" },
        { tag: "i", getAttrs: (element) => element.style.fontStyle !== "normal" && null },
        { style: "font-style=italic" },
        { style: "font-style=normal", clearMark: ({ type }) => type.name === "em" },
      ],
      toDOM: () => ["em", 0],
    },
    ...Object.fromEntries(
      KEPT_MARKS.map((tag): [string, MarkSpec] => [
        tag,
        { parseDOM: [{ tag }], toDOM: () => [tag, 0] },
      ]),
    ),
    code: { code: true, parseDOM: [{ tag: "code" }], toDOM: () => ["code", 0] },
  },
});
