import { FILM_NAMES, filmAddress, readFilm } from "../browser/filmAddress.ts";

/** What stands in a frame, and who keeps it. */
export type FrameAddress = { readonly address: string; readonly name: string };

/**
 * The frame of a link to a film or a map, at the host that remembers least of a visitor. The frame
 * is made once the visitor has asked for it, so the film plays at once.
 * @returns undefined where the link leads to neither
 */
export function frameAddress(link: string): FrameAddress | undefined {
  const film = readFilm(link);
  if (film) return { address: filmAddress(film), name: FILM_NAMES[film.service] };
  return URL.canParse(link) ? mapFrame(new URL(link)) : undefined;
}

/** The frame of a link that an author marked as a film, wherever that is. */
export function anyFrame(link: string): FrameAddress | undefined {
  const known = frameAddress(link);
  if (known || !URL.canParse(link)) return known;
  const { protocol, href, hostname } = new URL(link);
  return /^https?:$/.test(protocol) ? { address: href, name: hostname } : undefined;
}

function mapFrame({ href, pathname, searchParams }: URL): FrameAddress | undefined {
  if (
    !/^https?:\/\/(?:maps\.google\.[a-z.]{2,6}\/|(?:www\.)?google\.[a-z.]{2,6}\/maps\b)/.test(href)
  )
    return undefined;
  const [, place] = /\/place\/([^/]+)/.exec(pathname) ?? [];
  const query = searchParams.get("q") ?? searchParams.get("query") ?? decoded(place);
  if (!query) return undefined;
  const asked = new URLSearchParams({ q: query, output: "embed" });
  return { address: `https://maps.google.com/maps?${asked}`, name: "Google Maps" };
}

function decoded(place: string | undefined): string | undefined {
  try {
    return place && decodeURIComponent(place.replaceAll("+", " "));
  } catch {
    return place;
  }
}
