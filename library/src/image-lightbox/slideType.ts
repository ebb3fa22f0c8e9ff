import { isImageAddress } from "./isImageAddress.ts";

/**
 * What a link opens as: a picture; a film or map in a frame; a film file; content of another page;
 * a part of this page.
 */
export type SlideType = "image" | "frame" | "film" | "ajax" | "inline";

/** What a link says of itself. */
export type LinkFacts = {
  /** As written. */
  readonly address: string;
  /** The same, absolute. */
  readonly href: string;
  readonly classes: readonly string[];
  /** `data-rel`, or else `rel`. */
  readonly mark: string;
};

/** Whose pages are shown in a frame; frameAddress() knows how. */
const FRAMED_HOST =
  /^https?:\/\/(?:(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com|youtu\.be|(?:www\.|player\.)?vimeo\.com|(?:www\.)?google\.[a-z.]{2,6}\/maps|maps\.google\.[a-z.]{2,6})(?:[/?]|$)/i;

const FILM = /\.(?:mp4|m4v|webm|ogv|mov)$/i;

/** Which classes and words ask for a type; all but the first stand for themselves. */
const ASKED: readonly (readonly [SlideType, readonly string[]])[] = [
  ["ajax", ["mfp-ajax", "ajax-popup-link", "lightbox-ajax"]],
  ["inline", ["mfp-inline", "lightbox-inline"]],
  ["image", ["mfp-image", "lightbox-image"]],
];

const FRAMED = ["pvideolight", "ktvideolight", "mfp-iframe", "lightbox-iframe"];

/** How a link opens: as its author says, else as its address does. */
export function slideType({ address, href, classes, mark }: LinkFacts): SlideType {
  const words = [...classes, mark];
  const asks = (names: readonly string[]): boolean => names.some((name) => words.includes(name));
  const asked = ASKED.find(([, names]) => asks(names));
  if (asked) return asked[0];
  if (FILM.test(href.replace(/[?#].*/s, ""))) return "film";
  if (asks(FRAMED)) return "frame";
  if (isImageAddress(address)) return "image";
  if (address.startsWith("#")) return "inline";
  return FRAMED_HOST.test(href) ? "frame" : "image";
}
