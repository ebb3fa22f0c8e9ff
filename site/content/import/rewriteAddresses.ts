import { isSmallBox } from "../isSmallBox.ts";
import type { AddressBook } from "./createAddressBook.ts";
import type { Pictures } from "./createPictures.ts";
import { escapeHtml } from "./escapeHtml.ts";

export type Rewritten = {
  readonly html: string;
  /** Links to the old site for which there is nothing here. */
  readonly deadLinks: number;
};

// Sanitised: no value holds < or >, and every value is in double quotes.
const TAG = /<(a|img|audio|video|source|track)\b[^<>]*>/g;
const PLAYER = /<(audio|video)\b([^<>]*)>([\s\S]*?)<\/\1>/g;

export type RewriteOptions = { readonly book: AddressBook; readonly pictures: Pictures };

/**
 * Leads what sanitised HTML links to and shows to where it stands now. In place of a picture, film
 * or sound that should have come along and did not, there is a box of its size with its words.
 */
export function rewriteAddresses(html: string, { book, pictures }: RewriteOptions): Rewritten {
  let deadLinks = 0;
  const tag = (written: string, name: string): string => {
    if (name === "a") {
      const link = rewriteLink(written, book);
      deadLinks += link.isDead ? 1 : 0;
      return link.tag;
    }
    return name === "img"
      ? rewriteImage(written, { book, pictures })
      : rewriteSources(written, book);
  };
  const written = html
    .replace(PLAYER, (...[player, name, attributes, inside]) =>
      isLost(attributes + inside, book) ? playerBox(name, attributes, inside) : player,
    )
    .replace(TAG, tag);
  return { html: written, deadLinks };
}

function rewriteLink(tag: string, book: AddressBook): { tag: string; isDead: boolean } {
  const address = attributeOf(tag, "href");
  if (address === undefined) return { tag, isDead: false };
  // A link without an address is text: it says what it said, and leads nowhere.
  if (book.file(address) === "missing") return { tag: without(tag, "href"), isDead: false };
  const found = book.linkTo(address);
  if (found === undefined) {
    const isOld = book.oldSite.read(address) !== undefined;
    return { tag, isDead: isOld && !book.isFileLeft(address) };
  }
  return { tag: withValue(tag, "href", found), isDead: false };
}

function rewriteImage(tag: string, { book, pictures }: RewriteOptions): string {
  const address = attributeOf(tag, "src") ?? "";
  const [, id = ""] =
    /(?:^|\s)wp-image-(\d{1,20})(?:\s|$)/.exec(attributeOf(tag, "class") ?? "") ?? [];
  const file = book.file(address, id);
  if (file === undefined) return tag;
  const picture = pictures.byUrl(address) ?? pictures.byId(id);
  const alt = attributeOf(tag, "alt") || picture?.alt || "";
  if (file === "missing") return pictureBox(tag, alt || nameOf(address));
  const bare = without(without(tag, "srcset"), "sizes");
  const shown = withValue(withValue(bare, "src", file.src), "alt", alt);
  const isMeasured = /\s(?:width|height)="/.test(shown);
  if (isMeasured || !file.width || !file.height) return shown;
  return withValue(withValue(shown, "width", String(file.width)), "height", String(file.height));
}

function rewriteSources(tag: string, book: AddressBook): string {
  let written = tag;
  for (const name of ["src", "poster"]) {
    const address = attributeOf(tag, name);
    const file = address === undefined ? undefined : book.file(address);
    if (file === "missing") written = without(written, name);
    else if (file) written = withValue(written, name, file.src);
  }
  return written;
}

/** Whether all that a player could play should have come along and did not. */
function isLost(markup: string, book: AddressBook): boolean {
  const sources = [...markup.matchAll(/\ssrc="([^"]*)"/g)].map(([, src = ""]) => plain(src));
  return sources.length > 0 && sources.every((address) => book.file(address) === "missing");
}

/** As large as the film would have been; a sound is as flat as what plays it. */
function playerBox(name: string, attributes: string, inside: string): string {
  const [, address = ""] = /\ssrc="([^"]*)"/.exec(attributes + inside) ?? [];
  const size = name === "video" ? boxSize(attributes) : undefined;
  const names = size ? "media-missing" : "media-missing media-flat";
  return `<span class="${names}"${size?.style ?? ""}>${escapeHtml(nameOf(plain(address)))}</span>`;
}

function pictureBox(tag: string, words: string): string {
  const size = boxSize(tag);
  const names = [
    "media-missing",
    ...(size?.isSmall ? ["media-small"] : []),
    ...(attributeOf(tag, "class") ?? "").split(/\s+/).filter(isAlignment),
  ];
  return `<span class="${names.join(" ")}" role="img" aria-label="${escapeHtml(words)}"${size?.style ?? ""}>${escapeHtml(words)}</span>`;
}

/** The room that a picture or film would have had; undefined where its markup does not say. */
function boxSize(tag: string): { readonly style: string; readonly isSmall: boolean } | undefined {
  const [width = "", height = ""] = [attributeOf(tag, "width"), attributeOf(tag, "height")];
  if (!/^[1-9]\d{0,3}$/.test(width) || !/^[1-9]\d{0,3}$/.test(height)) return undefined;
  const style = ` style="width:${width}px;aspect-ratio:${width} / ${height}"`;
  return { style, isSmall: isSmallBox(width, height) };
}

function isAlignment(name: string): boolean {
  return /^align(?:left|right|center|none)$/.test(name);
}

/** What a picture without words is called: its file's name, without what ends it. */
function nameOf(address: string): string {
  const name =
    address
      .replace(/[?#].*$/s, "")
      .split("/")
      .at(-1) ?? "";
  return (
    name
      .replace(/\.\w{2,5}$/, "")
      .replace(/[-_]+/g, " ")
      .trim() || "Picture"
  );
}

function attributeOf(tag: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return found === undefined ? undefined : plain(found);
}

function withValue(tag: string, name: string, value: string): string {
  const written = ` ${name}="${escapeHtml(value)}"`;
  const pattern = new RegExp(`\\s${name}="[^"]*"`);
  if (pattern.test(tag)) return tag.replace(pattern, () => written);
  const end = tag.endsWith(" />") ? -3 : tag.endsWith("/>") ? -2 : -1;
  return tag.slice(0, end) + written + tag.slice(end);
}

function without(tag: string, name: string): string {
  return tag.replace(new RegExp(`\\s${name}="[^"]*"`), "");
}

function plain(value: string): string {
  return value
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}
