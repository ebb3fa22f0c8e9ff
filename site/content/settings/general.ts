import * as v from "valibot";
import { LANGUAGES } from "../../texts/languages.ts";
import { asField } from "../fields/asField.ts";
import { type SiteSettings, siteSettings } from "../siteSettings.ts";
import { inLanguage } from "./inLanguage.ts";
import { defineSettings } from "./SettingsGroup.ts";

const name = v.pipe(v.string(), v.trim(), v.nonEmpty("Every page needs a name."), v.maxLength(80));
const line = v.pipe(v.string(), v.trim(), v.maxLength(200));
const paragraph = v.pipe(v.string(), v.trim(), v.maxLength(1000), asField({ kind: "long" }));

/** What visitors read in another language than the site's own. */
const words = v.object({
  title: v.optional(v.pipe(name, v.title("Name"))),
  tagline: v.optional(v.pipe(line, v.title("Tagline"))),
  journal: v.optional(v.pipe(paragraph, v.title("About the journal"))),
});
type Words = v.InferOutput<typeof words>;

const TAGS: readonly string[] = LANGUAGES.map(({ tag }) => tag);

/** A field for each language, shown where it is not the site's own. */
const translations = Object.fromEntries(
  LANGUAGES.map(({ tag, name }) => [
    tag,
    v.optional(
      v.pipe(
        words,
        v.title(name),
        v.description("What is left out is said in the site’s own language."),
        asField({ when: { field: "language", is: TAGS.filter((other) => other !== tag) } }),
      ),
    ),
  ]),
);

const schema = v.object({
  title: v.pipe(
    name,
    v.title("Name of the site"),
    v.description("In the header, and in the title of every window."),
  ),
  tagline: v.pipe(
    line,
    v.title("Tagline"),
    v.description("What the site is about, in a few words. Search engines show it, too."),
  ),
  journal: v.pipe(
    paragraph,
    v.title("About the journal"),
    v.description("Stands above the list of posts. Empty for nothing."),
  ),
  language: v.pipe(
    v.picklist(TAGS),
    asField({ options: Object.fromEntries(LANGUAGES.map(({ tag, name }) => [tag, name])) }),
    v.title("Language"),
    v.description(
      "Of addresses that do not begin with another, such as /de. Its words and menus then become the site’s own.",
    ),
  ),
  currency: v.pipe(
    // Those that browsers can write.
    v.picklist(Intl.supportedValuesOf("currency")),
    asField({ isCurrency: true }),
    v.title("Currency"),
    v.description("Prices keep their numbers when it is changed: check them then."),
  ),
  ...translations,
});

/** What the site is called, and in which words. */
export const general = defineSettings({
  key: "general",
  label: "General",
  help: "The site’s name, its words, its language and its money.",
  schema,
  stored: siteSettings,
  read: (site) => {
    const { title, tagline, journal, language, currency } = site;
    return { title, tagline, journal, language, currency, ...wordsOf(site) };
  },
  write(site, { title, tagline, journal, language, currency, ...others }) {
    const translations = withWords(site.translations, others as Readonly<Record<string, Words>>);
    return inLanguage({ ...site, title, tagline, journal, currency, translations }, language);
  },
});

/** The words of each other language that has any. */
function wordsOf({ language, translations }: SiteSettings): Readonly<Record<string, Words>> {
  return Object.fromEntries(
    TAGS.filter((tag) => tag !== language).flatMap((tag) => {
      const { title, tagline, journal } = translations[tag] ?? {};
      const words = withoutNothing({ title, tagline, journal });
      return Object.keys(words).length > 0 ? [[tag, words]] : [];
    }),
  );
}

/** The words anew beside the menus, which are settings of their own, and beside languages that we do not speak. */
function withWords(
  before: SiteSettings["translations"],
  words: Readonly<Record<string, Words>>,
): SiteSettings["translations"] {
  const tags = new Set([...Object.keys(before), ...Object.keys(words)]);
  return Object.fromEntries(
    [...tags].flatMap((tag) => {
      const { menu, footerMenu } = before[tag] ?? {};
      const anew = TAGS.includes(tag) ? words[tag] : before[tag];
      const whole = withoutNothing({ ...anew, menu, footerMenu });
      return Object.keys(whole).length > 0 ? [[tag, whole]] : [];
    }),
  );
}

function withoutNothing<Value extends object>(value: Value): Partial<Value> {
  const there = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(there) as Partial<Value>;
}
