import type { Picture } from "../../content/picture.ts";
import type { SiteSettings } from "../../content/siteSettings.ts";
import type { PageProperty } from "../render/renderPage.tsx";
import { sharedPicture } from "./sharedPicture.ts";

export type OpenGraphOptions = {
  readonly type: "website" | "article" | "product";
  readonly title: string;
  readonly description: string;
  readonly site: SiteSettings;
  /** BCP 47: the language of the page. */
  readonly locale: string;
  /** The page's own address, absolute; undefined where nobody said what the site is called. */
  readonly address: string | undefined;
  readonly origin: string | undefined;
  readonly picture: Picture | null;
};

/** What a page is to those who share it (ogp.me); what is not known is left out. */
export function openGraph(options: OpenGraphOptions): readonly PageProperty[] {
  const { type, title, description, site, locale, address, origin, picture } = options;
  const shared = picture ? sharedPicture(picture, origin) : undefined;
  return properties({
    "og:title": title || site.title,
    "og:type": type,
    "og:url": address,
    "og:description": description,
    "og:site_name": site.title,
    "og:locale": territoryOf(locale),
    "og:image": shared?.url,
    "og:image:width": shared?.width,
    "og:image:height": shared?.height,
    "og:image:alt": shared?.alt,
    "twitter:card": shared ? "summary_large_image" : "summary",
  });
}

function properties(
  values: Readonly<Record<string, string | number | undefined>>,
): readonly PageProperty[] {
  return Object.entries(values).flatMap(([property, value]) =>
    value === undefined || value === "" ? [] : [{ property, content: String(value) }],
  );
}

/** By language; asking takes longer than most of what else is said of a page. */
const territories = new Map<string, string | undefined>();

/** Open Graph wants a country too: of "de", that in which most who speak it live. */
function territoryOf(locale: string): string | undefined {
  if (!territories.has(locale)) territories.set(locale, askTerritory(locale));
  return territories.get(locale);
}

function askTerritory(locale: string): string | undefined {
  try {
    const { language, region } = new Intl.Locale(locale).maximize();
    return region && `${language}_${region}`;
  } catch {
    return undefined;
  }
}
