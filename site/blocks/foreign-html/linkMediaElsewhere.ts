import { frameAddress, isImageAddress } from "vitrine/image-lightbox";
import { isElsewhere } from "../../content/isElsewhere.ts";
import { isSmallBox } from "../../content/isSmallBox.ts";
import type { Locale } from "../../texts/createLocale.ts";
import type { MessageKey } from "../../texts/messages.ts";
import { opensFrame } from "./opensFrame.ts";

/** What may stand in sanitised HTML and fetch from another host, with the links around it. */
const PIECES =
  /<a\b[^>]*>|<\/a>|<(?:img|input)\b[^>]*>|<(audio|video)\b[^>]*>[\s\S]*?<\/\1>|<(?:audio|video|source|track)\b[^>]*>/g;

/**
 * Shows pictures, sounds and films on other hosts as links to them, in the size they would have
 * had: fetching them would tell those hosts who is reading, which only the visitor may decide.
 * @param html as sanitiseHtml() writes it: attributes in double quotes, no `>` in them
 * @param say in the language of the page
 */
export function linkMediaElsewhere(html: string, say: Locale["say"]): string {
  let inLink = false;
  return html.replace(PIECES, (piece, player?: string) => {
    if (piece.startsWith("</a")) inLink = false;
    else if (/^<a[ >]/.test(piece)) {
      inLink = true;
      return plainLink(piece);
    } else if (player) return showPlayer(piece, { inLink, say });
    else return showElement(piece, { inLink, say });
    return piece;
  });
}

/** Where a piece of HTML stands. */
type Place = { readonly inLink: boolean; readonly say: Locale["say"] };

/**
 * Pictures elsewhere cannot open over the page, which may show none of others, nor can films but
 * those of the services that we know: their links lead there.
 */
function plainLink(link: string): string {
  const address = value(link, "href");
  const isShut = isImageAddress(address) || (opensFrame(link) && !frameAddress(plain(address)));
  if (!isShut || !isElsewhereInHtml(address)) return link;
  return link.includes(' class="')
    ? link.replace(' class="', ` class="${NO_LIGHTBOX} `)
    : link.replace("<a", `<a class="${NO_LIGHTBOX}"`);
}

/** The theme's class for links that lead on by themselves. */
const NO_LIGHTBOX = "kt-no-lightbox";

function showElement(piece: string, place: Place): string {
  const address = firstElsewhere(sources(piece, "src"));
  if (address === undefined) return withoutOtherSizes(piece);
  return piece.startsWith("<img") ? placeholder(piece, address, place) : withoutSource(piece);
}

/** A sound or film with a source of ours stays, with that; else a link takes its place. */
function showPlayer(player: string, place: Place): string {
  const [, opening = "", inside = ""] = /^(<[^>]*>)([\s\S]*)$/.exec(player) ?? [];
  const own = sources(opening, "src");
  const others = [...inside.matchAll(/<source\b[^>]*>/g)].flatMap(([tag]) => sources(tag, "src"));
  const all = [...own, ...others];
  const address = firstElsewhere(all);
  if (address !== undefined && all.every(isElsewhereInHtml)) {
    return placeholder(opening, address, place);
  }
  const start = own.some(isElsewhereInHtml) ? withoutSource(opening) : opening;
  return withoutOtherSizes(start) + linkMediaElsewhere(inside, place.say);
}

function firstElsewhere(addresses: readonly string[]): string | undefined {
  return addresses.find(isElsewhereInHtml);
}

/** Addresses in HTML have their ampersands written out; nothing else is escaped in these. */
function isElsewhereInHtml(address: string): boolean {
  return isElsewhere(plain(address));
}

function plain(address: string): string {
  return address.replaceAll("&amp;", "&");
}

/** Other sizes and stills that would come from elsewhere go; the picture or film itself stays. */
function withoutOtherSizes(piece: string): string {
  return piece.replace(/\s(?:srcset|poster)="([^"]*)"/g, (whole, list: string) =>
    list.split(",").some((candidate) => isElsewhereInHtml(candidate.trim().replace(/\s+\S+$/, "")))
      ? ""
      : whole,
  );
}

function withoutSource(piece: string): string {
  return withoutOtherSizes(piece.replace(/\ssrc="[^"]*"/g, ""));
}

const NAMES: Readonly<Record<string, MessageKey>> = {
  img: "media.picture",
  audio: "media.sound",
  video: "media.film",
};

function placeholder(tag: string, address: string, { inLink, say }: Place): string {
  const message = NAMES[/^<(\w+)/.exec(tag)?.[1] ?? ""] ?? "media.file";
  const name = value(tag, "alt") || fileName(address);
  const host = hostOf(address);
  const where = host === undefined ? say("media.elsewhere") : say("media.on", { host });
  const text = `<span>${say(message, { name })}</span> <small>${where}</small>`;
  const room = size(tag);
  const isSmall = room !== "" && isSmallBox(value(tag, "width"), value(tag, "height"));
  const names = ["media-elsewhere", ...(isSmall ? ["media-small"] : []), value(tag, "class")];
  const box = `class="${names.join(" ")}"${room}`;
  // A link in a link is none: the one around it leads on.
  return inLink
    ? `<span ${box}>${text}</span>`
    : `<a ${box.replace('class="', `class="${NO_LIGHTBOX} `)} href="${address}" rel="noopener noreferrer nofollow">${text}</a>`;
}

/** The name of the host, which has no character that HTML would read. */
function hostOf(address: string): string | undefined {
  const base = "http://here.invalid";
  return URL.canParse(address, base) ? new URL(address, base).hostname : undefined;
}

/** The room it would have taken, never wider than the column. */
function size(tag: string): string {
  const [width, height] = [value(tag, "width"), value(tag, "height")];
  if (!/^\d{1,5}$/.test(width) || !/^\d{1,5}$/.test(height)) return "";
  return ` style="width:${width}px;aspect-ratio:${width} / ${height}"`;
}

function sources(tag: string, name: string): string[] {
  return [...tag.matchAll(new RegExp(`\\s${name}="([^"]*)"`, "g"))].map(([, found = ""]) => found);
}

function value(tag: string, name: string): string {
  return sources(tag, name)[0] ?? "";
}

function fileName(address: string): string {
  return (
    address
      .replace(/[?#].*$/, "")
      .split("/")
      .at(-1) ?? ""
  );
}
