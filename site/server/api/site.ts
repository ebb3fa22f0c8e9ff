import * as v from "valibot";
import type { Menus, MenuEntry as ShownEntry, Site } from "vitrine/api";
import { type MenuEntry, siteIn } from "../../content/siteSettings.ts";
import { LANGUAGES } from "../../texts/languages.ts";
import { minorUnitOf } from "../../texts/minorUnitOf.ts";
import type { ApiAddress, ApiOptions } from "./ApiOptions.ts";
import { lang, readParameters } from "./readParameters.ts";

/** What holds for all of the site: nothing that only its owner knows. */
export const siteAnswer: ApiAddress = (asked, options) => {
  const { query, text } = readWords(asked);
  return {
    text,
    async make() {
      const { title, tagline, language, currency } = await wordsIn(query.lang, options);
      const json: Site = {
        title,
        tagline,
        language,
        languages: [...new Set([language, ...LANGUAGES.map(({ tag }) => tag)])],
        currency,
        minor_unit: minorUnitOf(currency),
      };
      return { json, isKept: true };
    },
  };
};

export const menusAnswer: ApiAddress = (asked, options) => {
  const { query, text } = readWords(asked);
  return {
    text,
    async make() {
      const { menu, footerMenu } = await wordsIn(query.lang, options);
      const json: Menus = { main: menu.map(toEntry), footer: footerMenu.map(toEntry) };
      return { json, isKept: true };
    },
  };
};

const readWords = (asked: URLSearchParams) => readParameters(asked, { lang: v.optional(lang) });

async function wordsIn(language: string | undefined, { source }: ApiOptions) {
  const site = await source.readSite();
  return siteIn(site, language ?? site.language);
}

function toEntry({ label, href, children = [] }: MenuEntry): ShownEntry {
  return { label, href, children: children.map(toEntry) };
}
