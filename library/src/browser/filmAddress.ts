/** Services that play a film in a frame of theirs. */
export type FilmService = "youtube" | "vimeo";

/** A film that another service plays. */
export type Film = {
  readonly service: FilmService;
  /** As the service calls it: letters, digits, hyphens and underscores. */
  readonly id: string;
  /** Vimeo's key to a film that is not listed. */
  readonly key?: string;
  /** Seconds from which it plays, whole; 0 is its beginning. */
  readonly start: number;
};

/** What people call the services. */
export const FILM_NAMES: Readonly<Record<FilmService, string>> = {
  youtube: "YouTube",
  vimeo: "Vimeo",
};

/** The services' players, each at the address that tells them least of the visitor. */
export const FILM_PLAYERS: Readonly<Record<FilmService, (id: string) => string>> = {
  youtube: (id) => `https://www.youtube-nocookie.com/embed/${id}?rel=0`,
  vimeo: (id) => `https://player.vimeo.com/video/${id}?dnt=1`,
};

/**
 * The film that an address leads to, as people copy it from the services: watch pages, short and
 * embedded addresses, with the time to begin at. Undefined for every other address.
 */
export function readFilm(address: string, base?: string): Film | undefined {
  if (!URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  return /^https?:$/.test(url.protocol) ? (readYouTube(url) ?? readVimeo(url)) : undefined;
}

/** Where the service plays the film in a frame, at once: a visitor has just asked for it. */
export function filmAddress({ service, id, key, start }: Film): string {
  const url = new URL(FILM_PLAYERS[service](id));
  url.searchParams.set("autoplay", "1");
  if (service === "youtube") {
    // Without it, the frame does not hear that it shall pause.
    url.searchParams.set("enablejsapi", "1");
    if (start) url.searchParams.set("start", String(start));
  } else {
    if (key) url.searchParams.set("h", key);
    if (start) url.hash = `t=${start}s`;
  }
  return url.href;
}

function readYouTube({ hostname, pathname, searchParams }: URL): Film | undefined {
  const [, first = "", second] = pathname.split("/");
  const isLong = /^(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com$/.test(hostname);
  const inPath = /^(?:embed|live|shorts|v)$/.test(first) ? second : undefined;
  const id = hostname === "youtu.be" ? first : isLong ? (searchParams.get("v") ?? inPath) : "";
  const time = searchParams.get("t") ?? searchParams.get("start") ?? "";
  return id && /^[\w-]{6,20}$/.test(id)
    ? { service: "youtube", id, start: readSeconds(time) }
    : undefined;
}

function readVimeo({ hostname, pathname, searchParams, hash }: URL): Film | undefined {
  if (!/^(?:www\.|player\.)?vimeo\.com$/.test(hostname)) return undefined;
  const [, id, inPath] = /\/(\d{4,12})(?:\/([\da-f]{6,20}))?\/?$/.exec(pathname) ?? [];
  const key = searchParams.get("h") ?? inPath ?? "";
  return id
    ? {
        service: "vimeo",
        id,
        ...(/^[\da-f]{6,20}$/.test(key) && { key }),
        start: readSeconds(hash.replace("#t=", "")),
      }
    : undefined;
}

/** "90", "90s", "1m30s", "1h2m3s"; all else is 0. */
function readSeconds(text: string): number {
  const [, hours, minutes, seconds] =
    /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/.exec(text) ?? [];
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
}
