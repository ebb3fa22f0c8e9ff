/** What stands in a frame, and who keeps it. */
export type FrameAddress = { readonly src: string; readonly name: string };

/** Where frames of films and maps come from; a page's policy must let them in. */
export const FRAME_HOSTS = [
  "https://www.youtube-nocookie.com",
  "https://player.vimeo.com",
  "https://maps.google.com",
] as const;

/**
 * The frame of a link to a film or a map, at the host that remembers least of a visitor. The frame
 * is made once the visitor has asked for it, so the film plays at once.
 * @returns undefined where the link leads to neither
 */
export function frameAddress(link: string): FrameAddress | undefined {
  if (!URL.canParse(link)) return undefined;
  const url = new URL(link);
  if (!/^https?:$/.test(url.protocol)) return undefined;
  const host = url.hostname.replace(/^(?:www|m)\./, "");
  return youtube(host, url) ?? vimeo(host, url) ?? map(host, url);
}

/** The frame of a link that an author marked as a film, wherever that is. */
export function anyFrame(link: string): FrameAddress | undefined {
  const known = frameAddress(link);
  if (known || !URL.canParse(link)) return known;
  const { protocol, href, hostname } = new URL(link);
  return /^https?:$/.test(protocol) ? { src: href, name: hostname } : undefined;
}

function youtube(host: string, { pathname, searchParams }: URL): FrameAddress | undefined {
  if (!["youtube.com", "youtu.be", "youtube-nocookie.com", "music.youtube.com"].includes(host))
    return undefined;
  const [, path = ""] = /^\/(?:embed\/|shorts\/|live\/|v\/)?([\w-]+)\/?$/.exec(pathname) ?? [];
  const id = searchParams.get("v") ?? path;
  if (!/^[\w-]{11}$/.test(id)) return undefined;
  const start = secondsOf(searchParams.get("start") ?? searchParams.get("t") ?? "");
  const from = start > 0 ? `&start=${start}` : "";
  return { src: `${FRAME_HOSTS[0]}/embed/${id}?autoplay=1&rel=0${from}`, name: "YouTube" };
}

/** "90", "90s", "1m30s" or "1h2m3s". */
function secondsOf(time: string): number {
  const [, hours, minutes, seconds] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time) ?? [];
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
}

function vimeo(host: string, { pathname, searchParams }: URL): FrameAddress | undefined {
  if (!["vimeo.com", "player.vimeo.com"].includes(host)) return undefined;
  const [, id, secret = searchParams.get("h")] =
    /\/(\d+)(?:\/([\da-f]+))?\/?$/.exec(pathname) ?? [];
  if (!id) return undefined;
  const key = /^[\da-f]+$/.test(secret ?? "") ? `&h=${secret}` : "";
  return { src: `${FRAME_HOSTS[1]}/video/${id}?autoplay=1&dnt=1${key}`, name: "Vimeo" };
}

function map(host: string, { pathname, searchParams }: URL): FrameAddress | undefined {
  const isMap =
    /^maps\.google\.[a-z.]+$/.test(host) ||
    (/^google\.[a-z.]+$/.test(host) && /^\/maps\b/.test(pathname));
  if (!isMap) return undefined;
  const [, place] = /\/place\/([^/]+)/.exec(pathname) ?? [];
  const query = searchParams.get("q") ?? searchParams.get("query") ?? decoded(place);
  if (!query) return undefined;
  const asked = new URLSearchParams({ q: query, output: "embed" });
  return { src: `${FRAME_HOSTS[2]}/maps?${asked}`, name: "Google Maps" };
}

function decoded(place: string | undefined): string | undefined {
  try {
    return place && decodeURIComponent(place.replaceAll("+", " "));
  } catch {
    return place;
  }
}
