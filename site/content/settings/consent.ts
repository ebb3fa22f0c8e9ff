import * as v from "valibot";
import { LANGUAGES } from "../../texts/languages.ts";
import { asField } from "../fields/asField.ts";
import { siteSettings } from "../siteSettings.ts";
import { defineSettings } from "./SettingsGroup.ts";

/** The longest that an answer may hold, in days: 13 months, beyond which authorities ask for a new one. */
export const MAX_CONSENT_DAYS = 395;

const words = v.object({
  explain: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(500),
      v.regex(/\{name\}/, "Say who is asked: write {name} where the service’s name is to stand."),
      asField({ kind: "long" }),
      v.title("What visitors are told"),
      v.description("{name} stands for the service. Empty for the usual words."),
    ),
  ),
  show: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(80),
      v.title("Button that shows it"),
      v.description("{name} stands for the service. Empty for the usual words."),
    ),
  ),
});

type Words = v.InferOutput<typeof words>;

const schema = v.object({
  isAsked: v.optional(
    v.pipe(
      v.boolean(),
      v.title("Visitors are asked first"),
      v.description(
        "Before comments, films and maps that other services keep are fetched, which tells these who reads what. " +
          "Otherwise they come at once, until a visitor refuses; many countries’ laws ask you to ask. Films on a page always wait for a press.",
      ),
    ),
    siteSettings.fallback.consent.isAsked,
  ),
  days: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1),
      v.maxValue(MAX_CONSENT_DAYS),
      v.title("Days that an answer holds"),
      v.description(
        "Then the visitor is asked again. A change holds for answers given before, too.",
      ),
    ),
    siteSettings.fallback.consent.days,
  ),
  ...Object.fromEntries(
    LANGUAGES.map(({ tag, name }) => [tag, v.optional(v.pipe(words, v.title(name)))]),
  ),
});

/** Whether visitors are asked before other services learn of them, in which words, and how long an answer holds. */
export const consent = defineSettings({
  key: "consent",
  label: "Consent",
  help: "How visitors are asked before other services learn of them. A site that shows nothing of others need not ask.",
  schema,
  stored: siteSettings,
  read: ({ consent: { isAsked, days, words } }) => ({ isAsked, days, ...words }),
  write: (site, { isAsked, days, ...words }) => ({
    ...site,
    consent: { isAsked, days, words: withoutEmpty(words) },
  }),
});

/** The languages in which something is said. */
function withoutEmpty(words: Readonly<Record<string, Words | undefined>>): Record<string, Words> {
  return Object.fromEntries(
    Object.entries(words).flatMap(([tag, own]) =>
      own && (own.explain ?? own.show) !== undefined ? [[tag, own]] : [],
    ),
  );
}
