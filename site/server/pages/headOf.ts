import { encodePath } from "../../content/pagePath.ts";
import type { SiteSettings } from "../../content/siteSettings.ts";
import { LANGUAGES } from "../../texts/languages.ts";
import { localeOf } from "../../texts/localeOf.ts";
import type { PageHead, PageLink } from "../render/renderPage.tsx";
import type { PageRequest } from "./PageRoute.ts";

type Asked = Pick<PageRequest, "locale" | "site" | "origin">;

/** The part of a head that follows from the address of a page that exists in every language. */
export function headOfEveryLanguage(
  title: string,
  path: string,
  asked: Asked,
): Pick<PageHead, "title" | "canonical" | "links"> {
  return {
    title: pageTitle(title, asked),
    canonical: absolute(asked.locale.link(path), asked.origin),
    links: linksToLanguages(addressesOf(path, asked.site), asked.origin),
  };
}

/** What a browser's tab says: the page, then the site. */
export function pageTitle(title: string, { site, locale }: Pick<Asked, "site" | "locale">): string {
  return `${title || locale.say("site.untitled")} · ${site.title}`;
}

/** An address that holds outside this site; undefined where nobody said what the site is called. */
export function absolute(address: string, origin: string | undefined): string | undefined {
  if (origin === undefined) return undefined;
  const [path = "", ...query] = address.split("?");
  return [origin + encodePath(decodedOnce(path)), ...query].join("?");
}

/** An address may hold steps that are encoded already, such as a term's name. */
function decodedOnce(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The address of a page in each language of the site, by the language's tag. */
export function addressesOf(path: string, site: SiteSettings): ReadonlyMap<string, string> {
  return new Map(LANGUAGES.map(({ tag }) => [tag, localeOf(site, tag).link(path)]));
}

/** Tells search engines that these addresses are one page in several languages; one is not told. */
export function linksToLanguages(
  addresses: ReadonlyMap<string, string>,
  origin: string | undefined,
): readonly PageLink[] {
  if (origin === undefined || new Set(addresses.values()).size < 2) return [];
  return [...addresses].map(([hrefLang, address]) => ({
    rel: "alternate" as const,
    hrefLang,
    href: absolute(address, origin) ?? address,
  }));
}
