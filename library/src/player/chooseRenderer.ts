import { type Film, readFilm } from "../browser/filmAddress.ts";
import { NO_RENDERER } from "./playerLabels.ts";

/** A source as the markup names it. */
export type Source = {
  /** Absolute. */
  readonly address: string;
  /** MIME type, "" where none is said. */
  readonly type: string;
};

/** What this browser can do. */
export type Abilities = {
  readonly canPlay: (type: string) => boolean;
  /** Whether it lets a script hand it a stream piece by piece. */
  readonly canStream: boolean;
};

/** What plays a film: the browser, the browser by way of a script, a service's frame; or nothing. */
export type Renderer =
  | { readonly kind: "native" }
  | { readonly kind: "stream"; readonly address: string }
  | { readonly kind: "frame"; readonly address: string; readonly film: Film }
  | { readonly kind: "none"; readonly error: typeof NO_RENDERER };

/**
 * What plays the first source that can be played, what the browser plays by itself before all
 * else. Streams are HLS; there is nothing here for DASH and FLV.
 */
export function chooseRenderer(sources: readonly Source[], abilities: Abilities): Renderer {
  const typed = sources.map((source) => ({ ...source, type: typeOf(source) }));
  const isPlayed = ({ address, type }: Source): boolean =>
    !(SERVICE.test(type) || readFilm(address)) && abilities.canPlay(type);
  if (typed.some(isPlayed)) return { kind: "native" };
  for (const { address, type } of typed) {
    const film = readFilm(address);
    if (film) return { kind: "frame", address, film };
    if (abilities.canStream && HLS.test(type)) return { kind: "stream", address };
  }
  return { kind: "none", error: NO_RENDERER };
}

const SERVICE = /^video\/(?:x-)?(?:youtube|vimeo)\b/i;
const HLS = /^(?:application|audio)\/(?:vnd\.apple\.mpegurl|(?:x-)?mpegurl)\b/i;

/** Types of files that a browser would try in vain, or stop at, where none is said. */
const BY_ENDING: ReadonlyMap<string, string> = new Map([
  ["m3u8", "application/vnd.apple.mpegurl"],
  ["mpd", "application/dash+xml"],
  ["flv", "video/x-flv"],
]);

function typeOf({ address, type }: Source): string {
  const [path = ""] = address.split(/[?#]/);
  const ending = path.split(".").at(-1) ?? "";
  return type || (BY_ENDING.get(ending.toLowerCase()) ?? "");
}
