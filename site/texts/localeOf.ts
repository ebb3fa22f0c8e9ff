import type { SiteSettings } from "../content/siteSettings.ts";
import { createLocale, type Locale } from "./createLocale.ts";
import { fillPlaces } from "./fillMessage.ts";
import type { MessageKey } from "./messages.ts";

type Speaking = Pick<SiteSettings, "language" | "currency" | "consent">;
type Words = NonNullable<SiteSettings["consent"]["words"][string]>;

/** How the pages of a site speak in one of its languages: in the owner's own words where they have written some. */
export function localeOf(
  { language: siteLanguage, currency, consent }: Speaking,
  language: string,
): Locale {
  const locale = createLocale({ language, siteLanguage, currency });
  const words = consent.words[locale.language];
  return words ? withWords(locale, words) : locale;
}

/** Where visitors are asked before another service learns of them. */
const ASKING: { readonly [Key in MessageKey]?: keyof Words } = {
  "embed.explain": "explain",
  "embed.show": "show",
  "lightbox.explain": "explain",
  "lightbox.show": "show",
  "player.explain": "explain",
};

function withWords(locale: Locale, words: Words): Locale {
  return {
    ...locale,
    say(key, values = {}) {
      const asking = ASKING[key];
      const own = asking && words[asking];
      return own === undefined ? locale.say(key, values) : fillPlaces(own, values, locale.number);
    },
  };
}
