import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Message } from "../messages.ts";
import { en } from "./en.ts";
import { ADMIN_LANGUAGES, loadCatalogue } from "./loadCatalogue.ts";
import type { AdminMessageKey } from "./messages.ts";

const CATALOGUES = await Promise.all(ADMIN_LANGUAGES.map(loadCatalogue));
const KEYS = Object.keys(en) as AdminMessageKey[];

test("The owner’s screens speak the languages of the site", () => {
  expect(CATALOGUES.map(({ language }) => language)).toEqual(["en", "de", "ar"]);
});

test.each(CATALOGUES)(
  "$language says every message, and none twice in English",
  ({ language, catalogue }) => {
    expect(Object.keys(catalogue).sort()).toEqual([...KEYS].sort());
    if (language === "en") return;
    const untranslated = KEYS.filter(
      (key) => textsOf(catalogue[key]).join() === textsOf(en[key]).join(),
    );
    expect(untranslated.filter((key) => !SAME.has(key))).toEqual([]);
  },
);

test.each(CATALOGUES)(
  "$language names the same values in a message as English",
  ({ catalogue }) => {
    for (const key of KEYS) {
      expect({ key, names: placeholders(catalogue[key]) }).toEqual({
        key,
        names: placeholders(en[key]),
      });
    }
  },
);

test.each(CATALOGUES)(
  "$language has each plural form that it needs, and no other",
  ({ language, catalogue }) => {
    const wanted = [...new Intl.PluralRules(language).resolvedOptions().pluralCategories].sort();
    for (const key of KEYS) {
      const message = catalogue[key];
      if (typeof message === "string") continue;
      expect({ key, forms: Object.keys(message).sort() }).toEqual({ key, forms: wanted });
    }
  },
);

test.each(CATALOGUES)(
  "$language writes quotes and apostrophes as its printers do",
  ({ language, catalogue }) => {
    const foreign = FOREIGN_QUOTES[language];
    for (const key of KEYS) {
      const text = textsOf(catalogue[key]).join("\n");
      expect({ key, text }).not.toMatchObject({ text: expect.stringMatching(/["'] | {2}|\.\.\./) });
      if (foreign)
        expect({ key, text }).not.toMatchObject({ text: expect.stringMatching(foreign) });
    }
  },
);

test("Every message is said somewhere", () => {
  const sources = ["admin", "editor", "server/admin"]
    .flatMap((folder) => filesOf(join(import.meta.dirname, "../..", folder)))
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  const isSaid = (key: string): boolean =>
    sources.includes(`"${key}"`) || SAID_BY_KIND.some((pattern) => pattern.test(key));
  expect(KEYS.filter((key) => !isSaid(key))).toEqual([]);
});

/** Messages whose last part is a kind of thing, put in where they are said. */
const SAID_BY_KIND: readonly RegExp[] = [
  /^activity\.(?:since\.\d+|kind\.[\w-]+|[a-z]+\.[a-z-]+)$/,
  /^blocks\.(?:slot\.\w+|said\.(?:depth|inside))$/,
  /^comments\.(?:state|make|done|key|unsent)\.\w+$/,
  /^documents\.(?:(?:page|post|product|project|overlay|header|footer)s?|(?:new|state|use|done)\.\w+)$/,
  /^editor\.(?:draft|status|statusHelp|direction)\.\w+$/,
  /^forms\.(?:(?:begin|done)\.\w+|restore)$/,
  /^inbox\.(?:box|mail|make|done|key|chartSpan)\.\w+$/,
  /^jobs\.(?:queue|state|done)\.\w+$/,
  /^media\.(?:(?:kind|upload)\.\w+|trashed|restored)$/,
  /^notices\.(?:name|address|mail|backup|database)(?:Help)?$/,
  /^people\.(?:role|may|make|made)\.\w+$/,
  /^preview\.(?:phone|tablet|desktop)$/,
  /^product\.(?:members|upsells|cross_sells)(?:Help)?$/,
  /^revisions\.(?:with|block|heard|detail)\.\w+$/,
  /^richText\.(?:strong|em|code|codeBlock|heading\d|bullets|numbers|quote|rule|clear)$/,
  /^settings\.mailProblem\.[a-z-]+$/,
  /^shell\.(?:group|waiting|theme)\.\w+$/,
  /^terms\.(?:new\.)?(?:product-)?(?:category|tag)$/,
];

/** Words, and bare forms, that languages share. */
const SAME: ReadonlySet<AdminMessageKey> = new Set([
  "account.name",
  "blocks.named",
  "commands.keys",
  "comments.make.spam",
  "comments.state.spam",
  "documents.column.terms",
  "editor.status",
  "form.item",
  "inbox.box.spam",
  "inbox.make.spam",
  "inbox.re",
  "media.column.name",
  "menus.label",
  "people.column.name",
  "people.linkAddress",
  "people.name",
  "product.name",
  "revisions.heard.end",
  "richText.code",
  "richText.link",
  "shell.home",
  "shell.title",
  "terms.column.name",
  "terms.name",
]);

/** Quotes that a language leaves to others. */
const FOREIGN_QUOTES: Readonly<Record<string, RegExp>> = {
  en: /[„«»]/,
  de: /[”«»]/,
  ar: /[„“”]/,
};

/** The sources of a folder, without those that only tests read. */
function filesOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^testing\//.test(file))
    .map((file) => join(folder, file));
}

function textsOf(message: Message): readonly string[] {
  return typeof message === "string" ? [message] : Object.values(message);
}

/** A form may leave the number to its words, as "two posts" does in Arabic. */
function placeholders(message: Message): readonly string[] {
  const names = textsOf(message).flatMap((text) =>
    [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
  );
  return [...new Set(names)].map(String).sort();
}
