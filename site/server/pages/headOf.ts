import { createLocale } from "../../texts/createLocale.ts";
import { LANGUAGES } from "../../texts/languages.ts";
import { encodePath } from "../pagePath.ts";
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
    links: translations(path, asked),
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

function translations(path: string, { site, origin }: Asked): readonly PageLink[] {
  if (origin === undefined) return [];
  const { language: siteLanguage, currency } = site;
  return LANGUAGES.map(({ tag }) => ({
    rel: "alternate" as const,
    hrefLang: tag,
    href:
      absolute(createLocale({ language: tag, siteLanguage, currency }).link(path), origin) ?? path,
  }));
}
