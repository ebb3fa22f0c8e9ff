import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Message } from "../messages.ts";
import { formBuilder as en } from "./en/formBuilder.ts";
import { ADMIN_LANGUAGES } from "./loadCatalogue.ts";
import { type FormBuilderKey, loadFormBuilder } from "./loadFormBuilder.ts";

const KEYS = Object.keys(en) as FormBuilderKey[];
const CATALOGUES = await Promise.all(
  ADMIN_LANGUAGES.map(async (language) => ({ language, texts: await loadFormBuilder(language) })),
);

test.each(CATALOGUES)("$language says all that the form builder says", ({ language, texts }) => {
  expect(Object.keys(texts).sort()).toEqual([...KEYS].sort());
  const same = KEYS.filter((key) => textsOf(texts[key]).join() === textsOf(en[key]).join());
  if (language !== "en") expect(same.filter((key) => !SAME.has(key))).toEqual([]);
});

test.each(CATALOGUES)(
  "$language names the same values, in all its forms",
  ({ language, texts }) => {
    const wanted = [...new Intl.PluralRules(language).resolvedOptions().pluralCategories].sort();
    for (const key of KEYS) {
      expect({ key, names: placeholders(texts[key]) }).toEqual({
        key,
        names: placeholders(en[key]),
      });
      const message = texts[key];
      if (typeof message !== "string") {
        expect({ key, forms: Object.keys(message).sort() }).toEqual({ key, forms: wanted });
      }
    }
  },
);

test.each(CATALOGUES)("$language writes quotes as its printers do", ({ language, texts }) => {
  const foreign = { en: /[„«»]|["'] /, de: /[”«»]|["'] /, ar: /[„“”]|["'] / }[language];
  const all = KEYS.flatMap((key) => textsOf(texts[key]));
  expect(all.filter((text) => foreign?.test(text) || / {2}|\.\.\./.test(text))).toEqual([]);
});

test("Every message of the form builder is said somewhere", () => {
  const folder = join(import.meta.dirname, "../../admin/form-builder");
  const sources = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .join("\n");
  const isSaid = (key: string): boolean => {
    const end = key.split(".").at(-1);
    return (
      sources.includes(`"${key}"`) ||
      /^formBuilder\.(?:kind|kindHelp|message|rule|tab)\./.test(key) ||
      (key.startsWith("formBuilder.field.") &&
        (sources.includes(`"${end}"`) || /(?:mail2?|to|cc|bcc|replyTo|senderName)Help$/.test(key)))
    );
  };
  expect(KEYS.filter((key) => !isSaid(key))).toEqual([]);
});

/** Words that languages share. */
const SAME: ReadonlySet<FormBuilderKey> = new Set(["formBuilder.name"]);

function textsOf(message: Message): readonly string[] {
  return typeof message === "string" ? [message] : Object.values(message);
}

function placeholders(message: Message): readonly string[] {
  const names = textsOf(message).flatMap((text) =>
    [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
  );
  return [...new Set(names)].map(String).sort();
}
