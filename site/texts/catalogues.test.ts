import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { catalogueOf } from "./catalogueOf.ts";
import { en } from "./en.ts";
import { LANGUAGES } from "./languages.ts";
import type { Message, MessageKey } from "./messages.ts";

const KEYS = Object.keys(en) as MessageKey[];

const SPOKEN = LANGUAGES.map((language) => ({
  ...language,
  catalogue: catalogueOf(language.tag),
}));

test.each(SPOKEN)("$name says every message, and none twice in English", ({ tag, catalogue }) => {
  expect(Object.keys(catalogue).sort()).toEqual([...KEYS].sort());
  if (tag === "en") return;
  const untranslated = KEYS.filter(
    (key) => textsOf(catalogue[key]).join() === textsOf(en[key]).join() && !SAME.has(key),
  );
  expect(untranslated).toEqual([]);
});

test.each(SPOKEN)("$name names the same values in a message as English", ({ catalogue }) => {
  for (const key of KEYS) {
    expect({ key, names: placeholders(catalogue[key]) }).toEqual({
      key,
      names: placeholders(en[key]),
    });
  }
});

test.each(SPOKEN)("$name has each plural form that it needs, and no other", (language) => {
  const { tag, catalogue } = language;
  const wanted = [...new Intl.PluralRules(tag).resolvedOptions().pluralCategories].sort();
  for (const key of KEYS) {
    const message = catalogue[key];
    if (typeof message === "string") continue;
    expect({ key, forms: Object.keys(message).sort() }).toEqual({ key, forms: wanted });
  }
});

test.each(SPOKEN)("$name writes quotes and apostrophes as its printers do", ({ catalogue }) => {
  for (const key of KEYS) expect(textsOf(catalogue[key]).join()).not.toMatch(/["'] | {2}|\.\.\./);
});

test("Every message is said somewhere", () => {
  const sources = readdirSync(join(import.meta.dirname, ".."), { recursive: true })
    .map(String)
    .filter((file) => /\.tsx?$/.test(file) && !/^(?:dist|node_modules|texts)\//.test(file))
    .map((file) => readFileSync(join(import.meta.dirname, "..", file), "utf8"))
    .join("\n");
  const isSaid = (key: string): boolean => sources.includes(`"${key}"`) || SAID_BY_KIND.test(key);
  expect(KEYS.filter((key) => !isSaid(key))).toEqual([]);
});

/** Messages whose last part is a kind of thing, put in where they are said. */
const SAID_BY_KIND = /^(?:journal\.(?:category|tag)|search\.kind\.\w+|shop\.order\.[\w-]+)$/;

/** Words that both languages share. */
const SAME: ReadonlySet<string> = new Set([
  "accounts.name",
  "comments.name",
  "journal.title",
  "shop.filters",
  "shop.order.name",
  "search.kind.post",
  "shop.lowStock",
]);

function textsOf(message: Message): readonly string[] {
  return typeof message === "string" ? [message] : Object.values(message);
}

/** A form may leave the number to its words, as "two posts" does in Arabic. */
function placeholders(message: Message): readonly string[] {
  const names = textsOf(message).flatMap((text) =>
    [...text.matchAll(/\{(\w+)\}/g)].map(([, n]) => n),
  );
  return [...new Set(names)].map(String).sort();
}
