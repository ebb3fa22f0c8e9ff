import { encodePath } from "../content/pagePath.ts";
import { catalogueOf } from "./catalogueOf.ts";
import { fillMessage, type Values } from "./fillMessage.ts";
import { directionOf, type Language, languageOf } from "./languages.ts";
import type { MessageKey } from "./messages.ts";
import { minorUnitOf } from "./minorUnitOf.ts";
import { moneyFormat } from "./moneyFormat.ts";

/** How a page speaks: its words, dates, money and links in one language. */
export type Locale = {
  /** BCP 47. */
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  /** BCP 47: of the site's addresses without a prefix, and of content that names none. */
  readonly siteLanguage: string;
  /** The first step of this language's addresses, such as "/de"; "" for the site's own language. */
  readonly prefix: string;
  readonly say: (key: MessageKey, values?: Values) => string;
  readonly number: (value: number) => string;
  /** In the site's currency, from its smallest unit. */
  readonly money: (minor: number) => string;
  /** How many of the currency's smallest unit make one, such as 100 cents. */
  readonly minorUnit: number;
  /** A day in UTC, written out. */
  readonly date: (date: Date) => string;
  /** A month (1 to 12), written out with its year. */
  readonly month: (year: number, month: number) => string;
  /** An address of this site in this language; others stay as they are. */
  readonly link: (href: string) => string;
  /** The address of the page that is stored at `path`, whatever characters are in it. */
  readonly page: (path: string) => string;
};

export type LocaleOptions = {
  /** Of the page. */
  readonly language: string;
  /** Of the site: its addresses have no prefix. */
  readonly siteLanguage: string;
  /** ISO 4217. */
  readonly currency: string;
};

/** Addresses that are the same in every language. */
const WITHOUT_LANGUAGE =
  /^\/(?:api|assets|media|vitrine)\/|^\/(?:admin|preview)(?:\/|$)|\.[a-z0-9]{2,5}$/;

const made = new Map<string, Locale>();

/** The locale of a language; made once, since formats are costly to make. */
export function createLocale({ language, siteLanguage, currency }: LocaleOptions): Locale {
  const key = `${language} ${siteLanguage} ${currency}`;
  const known = made.get(key);
  if (known) return known;
  const spoken = languageOf(language);
  const prefix = spoken.tag === languageOf(siteLanguage).tag ? "" : `/${spoken.tag}`;
  const link = linkWith(prefix);
  const page = (path: string): string => link(encodePath(path));
  const locale = { ...formats(spoken, currency), siteLanguage, prefix, link, page };
  made.set(key, locale);
  return locale;
}

function formats(
  language: Language,
  currency: string,
): Omit<Locale, "siteLanguage" | "prefix" | "link" | "page"> {
  const { tag } = language;
  const catalogue = catalogueOf(tag);
  // The people who wrote the dates of this site count as Europe does.
  const region = tag === "en" ? "en-GB" : tag;
  const plural = new Intl.PluralRules(tag);
  const numbers = new Intl.NumberFormat(region);
  const amounts = moneyFormat(region, currency);
  const days = new Intl.DateTimeFormat(region, { dateStyle: "long", timeZone: "UTC" });
  const months = new Intl.DateTimeFormat(region, {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  const minorUnit = minorUnitOf(currency);
  return {
    language: tag,
    direction: directionOf(tag),
    number: (value) => numbers.format(value),
    money: (minor) => amounts.format(minor / minorUnit),
    minorUnit,
    date: (date) => days.format(date),
    month: (year, month) => months.format(new Date(Date.UTC(year, month - 1))),
    say: (key, values = {}) => fillMessage(catalogue[key], { values, plural, numbers }),
  };
}

function linkWith(prefix: string): Locale["link"] {
  if (prefix === "") return (href) => href;
  return (href) => {
    const isOurs = href.startsWith("/") && !href.startsWith("//");
    const [path = ""] = href.split(/[?#]/);
    if (!isOurs || WITHOUT_LANGUAGE.test(path) || isBelow(path, prefix)) return href;
    return path === "/" ? prefix + href.slice(1) : prefix + href;
  };
}

function isBelow(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}
