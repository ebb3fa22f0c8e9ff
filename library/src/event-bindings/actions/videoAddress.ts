import { FILM_PLAYERS } from "../../browser/filmAddress.ts";
import { type Bag, bag, isOn, text } from "../../browser/values.ts";
import { webAddress } from "./webAddress.ts";

export type VideoAddress = {
  readonly url: URL;
  /** Whether it is a player's page, for a frame, or a film itself. */
  readonly isFrame: boolean;
};

/** Players by the page builder's names, each at the address that tells them least of the visitor. */
const PLAYERS: Readonly<Record<string, (id: string) => string>> = {
  ...FILM_PLAYERS,
  wistia: (id) => `https://fast.wistia.net/embed/iframe/${id}?doNotTrack=true`,
  bunnynet: (id) => `https://iframe.mediadelivery.net/embed/${id}?preload=false`,
};

const FILES = ["custom", "external"];

/**
 * Where the film of a binding is: `s` names the service and `p` holds its `id`, for films without a
 * player their `url` or, as `id`, the same. Undefined where that leads nowhere on the web.
 */
export function videoAddress(config: Bag, base: string): VideoAddress | undefined {
  const service = text(config.s) || "wistia";
  const settings = bag(config.p) ?? config;
  const id = text(settings.id).trim();
  if (FILES.includes(service)) {
    const url = webAddress(settings.url || id, base);
    return url && { url, isFrame: false };
  }
  const player = Object.hasOwn(PLAYERS, service) ? PLAYERS[service] : undefined;
  if (!player || !/^[\w-]+(?:\/[\w-]+)?$/.test(id)) return undefined;
  const url = new URL(player(id));
  if (isOn(settings.a)) url.searchParams.set("autoplay", "1");
  return { url, isFrame: true };
}
