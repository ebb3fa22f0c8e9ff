import { warn } from "../browser/warn.ts";
import { windowOf } from "../browser/windowOf.ts";
import type { EmbedSettings } from "./EmbedSettings.ts";
import { readEmbedSettings } from "./embedAddress.ts";

/**
 * Reads the builder's markup: `.tve-fb-comments[data-href][data-numposts]`, or an element around
 * `[data-disqus_shortname][data-disqus_url]`. Where no address stands, it is this page's without
 * its query.
 * @returns undefined, with one warning, where it names no forum, or what it names is no page
 */
export function readEmbed(element: HTMLElement): EmbedSettings | undefined {
  const settings = element.matches(".tve-fb-comments")
    ? readComments(element)
    : readThread(element);
  if (!settings) {
    warn(
      "embed: the comments stay away, as they name no page (http or https), or no forum of letters, digits and hyphens. Correct data-href, or data-disqus_shortname and data-disqus_url.",
      element,
    );
  }
  return settings;
}

function readComments(element: HTMLElement): EmbedSettings | undefined {
  const { href, numposts } = element.dataset;
  return readEmbedSettings(
    "facebook",
    new Map([
      ["href", addressOf(element, href)],
      ["count", numposts ?? ""],
      ["locale", localeOf(element.closest<HTMLElement>("[lang]")?.lang ?? "")],
    ]),
  );
}

function readThread(element: HTMLElement): EmbedSettings | undefined {
  const thread = element.querySelector<HTMLElement>("[data-disqus_shortname]");
  if (!thread) return undefined;
  const { disqus_shortname: shortname = "", disqus_url: url } = thread.dataset;
  return readEmbedSettings(
    "disqus",
    new Map([
      ["shortname", shortname],
      ["url", addressOf(element, url)],
    ]),
  );
}

function addressOf(element: HTMLElement, text = ""): string {
  const { origin, pathname } = windowOf(element).location;
  const base = element.ownerDocument.baseURI;
  if (!text.trim()) return origin + pathname;
  return URL.canParse(text, base) ? new URL(text, base).href : text;
}

/** The language with the country in which most people speak it: "de" gives "de_DE". */
function localeOf(language: string): string {
  try {
    const { language: own, region } = new Intl.Locale(language).maximize();
    return `${own}_${region}`;
  } catch {
    return "";
  }
}
