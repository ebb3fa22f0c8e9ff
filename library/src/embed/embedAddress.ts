import { numberWithin } from "../browser/values.ts";
import { DEFAULT_COUNT, type EmbedSettings } from "./EmbedSettings.ts";

/** Below this address the server has a page for each service, which goes into a frame. */
export const EMBED_PATH = "/embeds/";

/** The address of the frame's page, of which the server is told all by the query. */
export function embedAddress({ service, ...settings }: EmbedSettings, origin: string): string {
  const query = new URLSearchParams(
    Object.entries(settings).map(([name, value]) => [name, String(value)]),
  );
  return `${origin}${EMBED_PATH}${service}?${query}`;
}

/** @returns undefined where a part is missing, or is not what it should be */
export function readEmbedSettings(
  service: string,
  query: { readonly get: (name: string) => string | null | undefined },
): EmbedSettings | undefined {
  if (service === "facebook") {
    const href = httpAddress(query.get("href"));
    const locale = query.get("locale") ?? "";
    const count = numberWithin(query.get("count"), { min: 1, max: 100, fallback: DEFAULT_COUNT });
    if (!href) return undefined;
    return { service, href, count, locale: LOCALE.test(locale) ? locale : "en_US" };
  }
  if (service !== "disqus") return undefined;
  const shortname = query.get("shortname")?.toLowerCase() ?? "";
  const url = httpAddress(query.get("url"));
  return url && SHORTNAME.test(shortname) ? { service, shortname, url } : undefined;
}

const LOCALE = /^[a-z]{2,3}_[A-Z]{2}$/;

/** It becomes a part of a host's name. */
const SHORTNAME = /^[a-z\d](?:[a-z\d-]{0,60}[a-z\d])?$/;

function httpAddress(text: string | null | undefined): string | undefined {
  if (!text || text.length > 2000 || !URL.canParse(text)) return undefined;
  const { protocol, href } = new URL(text);
  return /^https?:$/.test(protocol) ? href : undefined;
}
