import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { blockKinds } from "../../blocks/blockKinds.ts";
import { blocks } from "../../blocks/blocks.ts";
import type { FieldDescription, FieldKind } from "../../content/admin/fieldWire.ts";
import { messagesOf } from "../../content/fields/testing/messagesOf.ts";
import { settingsGroups } from "../../content/settings/settingsGroups.ts";
import { fixedSettings } from "../../server/admin/fixedSettings.ts";
import { createMailSource } from "../../server/mail/createMailSource.ts";
import { LANGUAGES } from "../languages.ts";
import { ADMIN_LANGUAGES, loadCatalogue } from "./loadCatalogue.ts";
import type { FieldTexts } from "./messages.ts";

/** All that a field says in English, and what is inside it. */
function textsOf(field: FieldDescription): readonly string[] {
  const { label, help = "" } = field;
  return [label, help, ...textsIn(field)];
}

function textsIn(kind: FieldKind): readonly string[] {
  const message = "pattern" in kind ? (kind.pattern?.message ?? "") : "";
  switch (kind.kind) {
    case "choice":
      return kind.isCurrency ? [] : kind.options.map(({ label }) => label);
    case "choices":
      return kind.options.map(({ label }) => label);
    case "group":
      return kind.fields.flatMap(textsOf);
    case "list":
      return [kind.itemLabel, ...textsIn(kind.item)];
    default:
      return [message];
  }
}

const ofBlocks = blockKinds.flatMap(({ label, fields }) => [label, ...fields.flatMap(textsOf)]);
const ofSettings = settingsGroups.flatMap(({ label, help, fields }) => [
  ...[label, help],
  ...fields.flatMap(textsOf),
]);
const given = {
  server: { host: "mail.example", port: 25, tls: "none", account: undefined },
  from: { name: "", address: "shop@example.com" },
} as const;
const ofFixed = settingsGroups.map(
  (group) => fixedSettings(group, createMailSource(given, ""))?.reason ?? "",
);
const ofRules = blocks.flatMap(({ fields }) => messagesOf(fields));
const names = new Set(LANGUAGES.map(({ name }) => name));

/** What schemas say; numbers and the names that languages give themselves are the same everywhere. */
const SAID = new Set([...ofBlocks, ...ofSettings, ...ofFixed, ...ofRules]);
const TEXTS = [...SAID].filter((text) => /\p{L}/u.test(text) && !names.has(text));

const TRANSLATED = await Promise.all(
  ADMIN_LANGUAGES.filter((language) => language !== "en").map(loadCatalogue),
);

test.each(TRANSLATED)("$language says all that blocks and settings say", ({ fieldTexts = {} }) => {
  expect(TEXTS.length).toBeGreaterThan(200);
  expect(TEXTS.filter((text) => !fieldTexts[text])).toEqual([]);
});

test.each(TRANSLATED)("$language says nothing that nobody asks for", ({ fieldTexts = {} }) => {
  const sources = ["content", "blocks", "server/admin"].map(sourcesOf).join("\n");
  const isSaid = (text: string): boolean =>
    SAID.has(text) || sources.includes(JSON.stringify(text));
  expect(Object.keys(fieldTexts).filter((text) => !isSaid(text))).toEqual([]);
});

test.each(TRANSLATED)("$language says each text once, in words of its own", async (loaded) => {
  const { language, fieldTexts = {} } = loaded;
  const folder = join(import.meta.dirname, language, "fields");
  const parts = readdirSync(folder).map(async (file) => {
    const words: Readonly<Record<string, FieldTexts>> = await import(join(folder, file));
    return Object.values(words).flatMap(Object.keys);
  });
  const keys = (await Promise.all(parts)).flat();
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  expect(Object.keys(fieldTexts).sort()).toEqual(keys.sort());
  const same = Object.entries(fieldTexts).filter(([english, text]) => english === text);
  expect(same.map(([text]) => text).filter((text) => !SAME.has(text))).toEqual([]);
});

test.each(TRANSLATED)("$language writes quotes as its printers do", ({ language, fieldTexts }) => {
  const foreign = language === "ar" ? /["'„“”]/ : /["'”«»]/;
  const wrong = Object.values(fieldTexts ?? {}).filter((text) => foreign.test(text));
  expect(wrong).toEqual([]);
});

/** Words that languages share, and names. */
const SAME = new Set([
  ...["Text", "Link", "Links", "Name", "Film", "HTML", "Port", "Forum"],
  ...["Facebook", "Disqus", "Lightbox", "Tablets"],
]);

/** The sources of a folder of the site, without tests. */
function sourcesOf(folder: string): string {
  const place = join(import.meta.dirname, "../..", folder);
  return readdirSync(place, { recursive: true })
    .map(String)
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(place, file), "utf8"))
    .join("\n");
}
