import { fillMessage, type Values } from "../fillMessage.ts";
import { directionOf } from "../languages.ts";
import type { Message } from "../messages.ts";
import { minorUnitOf } from "../minorUnitOf.ts";
import { moneyFormat } from "../moneyFormat.ts";
import { createFindTold } from "./createFindTold.ts";
import type { AdminCatalogue, AdminMessageKey, FieldTexts, ToldTexts } from "./messages.ts";

/** How the owner's screens speak. */
export type AdminLocale = {
  /** BCP 47. */
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  readonly say: (key: AdminMessageKey, values?: Values) => string;
  /** The same of a message that is in no catalogue: of a screen whose words are fetched with it. */
  readonly fill: (message: Message, values?: Values) => string;
  /**
   * What a schema says in English, such as the label of a field or what is wrong with it; what is no such
   * text, or translated by nobody, as it is.
   */
  readonly fieldText: (english: string) => string;
  /** What the server tells in English, such as why it refuses something; English where nobody translated it. */
  readonly told: (english: string) => string;
  /** What a currency is called, by its code of ISO 4217, such as "EUR – Euro"; the code where it has no name. */
  readonly currencyName: (code: string) => string;
  readonly number: (value: number) => string;
  /** Several things in a row, such as "Ann, Bo and Cy". */
  readonly list: (parts: readonly string[]) => string;
  /** In the site's currency, from its smallest unit. */
  readonly money: (minor: number) => string;
  /** How many of the currency's smallest unit make one, such as 100 cents. */
  readonly minorUnit: number;
  /** A day where the reader is, such as "3 May 2026". */
  readonly date: (date: Date) => string;
  /** The same with the time of day. */
  readonly dateTime: (date: Date) => string;
  /** The time of day where the reader is, such as "12:03". */
  readonly time: (date: Date) => string;
  /** How long ago or ahead it is, in the largest unit that fits, such as "2 hours ago". */
  readonly ago: (date: Date, now?: Date) => string;
};

export type AdminLocaleOptions = {
  readonly language: string;
  readonly catalogue: AdminCatalogue;
  /** The words of schemas, by the English ones. Default those. */
  readonly fieldTexts?: FieldTexts;
  /** What the server tells, by the English of it. Default that. */
  readonly toldTexts?: ToldTexts;
  /** ISO 4217. */
  readonly currency: string;
  /** From when `ago` counts. Default this browser's clock. */
  readonly now?: () => Date;
};

/** Makes the locale of a language; formats are costly to make, so keep it. */
export function createAdminLocale({
  language,
  catalogue,
  fieldTexts = {},
  toldTexts = {},
  currency,
  now: clock = () => new Date(),
}: AdminLocaleOptions): AdminLocale {
  const region = language === "en" ? "en-GB" : language;
  const plural = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(region);
  const lists = new Intl.ListFormat(region);
  const direction = directionOf(language);
  const minorUnit = minorUnitOf(currency);
  const amounts = moneyFormat(region, currency);
  const days = new Intl.DateTimeFormat(region, { dateStyle: "medium" });
  const times = new Intl.DateTimeFormat(region, { dateStyle: "medium", timeStyle: "short" });
  const currencies = new Intl.DisplayNames(region, { type: "currency", fallback: "none" });
  const hours = new Intl.DateTimeFormat(region, { timeStyle: "short" });
  const spans = new Intl.RelativeTimeFormat(region, { numeric: "auto" });
  const findTold = createFindTold(toldTexts);
  // A map: somebody's word may be the name of what every object has.
  const fields = new Map(Object.entries(fieldTexts));
  const fieldText = (english: string): string =>
    fields.get(english) ??
    (direction === "rtl" && !BEGINS_RIGHT.test(english) ? fromLeftToRight(english) : english);
  function fill(message: Message, given: Values = {}): string {
    const values = direction === "rtl" ? isolateAddresses(given) : given;
    return fillMessage(message, { values, plural, numbers });
  }
  return {
    language,
    direction,
    say: (key, given) => fill(catalogue[key], given),
    fill,
    fieldText,
    told(english) {
      const found = findTold(english);
      if (!found) return fieldText(english);
      const values = direction === "rtl" ? isolateTexts(found.values) : found.values;
      return fillMessage(found.message, { values, plural, numbers });
    },
    currencyName(code) {
      const name = currencies.of(code);
      return name === undefined ? code : `${code} – ${name}`;
    },
    number: (value) => numbers.format(value),
    list: (parts) => lists.format(parts),
    money: (minor) => amounts.format(minor / minorUnit),
    minorUnit,
    date: (date) => days.format(date),
    dateTime: (date) => times.format(date),
    time: (date) => hours.format(date),
    ago(date, now = clock()) {
      const seconds = (date.getTime() - now.getTime()) / 1000;
      const [unit, length] = SPANS.find(([, length]) => Math.abs(seconds) >= length) ?? SECOND;
      return spans.format(Math.round(seconds / length), unit);
    },
  };
}

/** An address keeps its own direction: from right to left, "/about" would else be shown as "about/". */
function isolateAddresses(values: Values): Values {
  const isolated = Object.entries(values).map(([name, value]) => {
    const isAddress = typeof value === "string" && value.startsWith("/");
    return [name, isAddress ? fromLeftToRight(value) : value] as const;
  });
  return Object.fromEntries(isolated);
}

/** What the server put into a sentence may be of any language, and must not turn the words around it. */
function isolateTexts(values: Values): Values {
  const isolated = Object.entries(values).map(
    ([name, value]) => [name, typeof value === "string" ? asItBegins(value) : value] as const,
  );
  return Object.fromEntries(isolated);
}

/** What goes in the direction of its first letter. */
function asItBegins(text: string): string {
  return `\u2068${text}\u2069`;
}

/** What keeps its own direction among words from right to left, so that no sign of it strays. */
function fromLeftToRight(text: string): string {
  return `\u2066${text}\u2069`;
}

/** Begins with a letter that is written from right to left. */
const BEGINS_RIGHT = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u;

const SECOND = ["second", 1] as const;

/** Units from the longest, in seconds. */
const SPANS = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  SECOND,
] as const;
