import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { expect, test } from "vitest";
import { blockKinds } from "../../blocks/blockKinds.ts";
import { readFormTemplate } from "../../content/contact-forms/template/readFormTemplate.ts";
import { plainMessage } from "../../content/fields/plainMessage.ts";
import { settingsGroups } from "../../content/settings/settingsGroups.ts";
import { ConflictError } from "../../store/ConflictError.ts";
import type { Message } from "../messages.ts";
import { createAdminLocale } from "./createAdminLocale.ts";
import { ADMIN_LANGUAGES, loadCatalogue } from "./loadCatalogue.ts";
import type { ToldTexts } from "./messages.ts";
import { sentencesIn } from "./testing/sentencesIn.ts";

const SITE = join(import.meta.dirname, "../..");

/** Files and folders whose sentences the owner's screens show. */
const SPEAKING = [
  "blocks",
  "content/admin",
  "content/contact-forms/formFieldIssues.ts",
  "content/contact-forms/formHandlingIssues.ts",
  "content/contact-forms/formIssues.ts",
  "content/contact-forms/formRuleIssues.ts",
  "content/contact-forms/mail",
  "content/documentBody.ts",
  "content/fields",
  "content/mediaWire.ts",
  "content/picture.ts",
  "content/settings",
  "server/accounts/requireEditor.ts",
  "server/admin",
  "server/handleError.tsx",
  "server/jobs/mailJob.ts",
  "server/jobs/readJobData.ts",
  "server/mail/sendMail.ts",
  "server/media",
  "server/routes/mediaApi.ts",
  "server/routes/takeFetched.ts",
  "server/unexpected.ts",
  "server/media/found.ts",
  "server/media/sentenceOf.ts",
  "store/ConflictError.ts",
  "store/checkReferences.ts",
  "store/documentContent.ts",
  "store/jobs/keepJob.ts",
  "store/productParts.ts",
  "store/storable.ts",
];

/** Files among them that speak to others. */
const ELSEWHERE = [
  // To whoever writes a schema, while the site is started.
  "content/fields/describeFields.ts",
  "content/fields/readLimits.ts",
  // On a page of the site itself.
  "server/admin/findEditor.ts",
  // To whoever starts the site.
  "server/media/createPictureMaker.ts",
  "server/media/findImageWorker.ts",
];

/** What is written into a mail. */
const MAILED = [
  "This is the test mail you asked for in the settings of {}. The site can send mail.",
];

/** What forms say of their fields is another test's: see fieldTexts.test.ts. */
const DESCRIBED = new Set([
  ...blockKinds.flatMap(({ fields }) => stringsIn(fields)),
  ...settingsGroups.flatMap(({ help, fields }) => [help, ...stringsIn(fields)]),
]);

/** Why something of a template did not come along: without a full stop, since line and column stand before it. */
const REASON = /^(?:\p{Ll}|"|\{\}|\[)[^\n]*\p{L} \p{L}+ \p{L}[^\n]*[^.]$/u;

const SENTENCES = new Set([
  ...SPEAKING.flatMap(sourcesAt)
    .filter((file) => !ELSEWHERE.includes(file))
    .flatMap((file) =>
      sentencesIn(readFileSync(join(SITE, file), "utf8"), file.endsWith("x") ? "tsx" : "ts"),
    )
    .filter((sentence) => !MAILED.includes(sentence) && !DESCRIBED.has(sentence)),
  ...sourcesAt("content/contact-forms/template").flatMap(reasonsIn),
]);

const LOADED = await Promise.all(ADMIN_LANGUAGES.map(loadCatalogue));
const TRANSLATED = LOADED.filter(({ language }) => language !== "en");

test.each(TRANSLATED)("$language says all that the server tells", (loaded) => {
  const { toldTexts = {}, fieldTexts = {} } = loaded;
  const known = new Set([...Object.keys(toldTexts).map(withoutNames), ...Object.keys(fieldTexts)]);
  expect(SENTENCES.size).toBeGreaterThan(150);
  expect([...SENTENCES].filter((sentence) => !known.has(sentence))).toEqual([]);
});

test.each(LOADED)("$language says nothing that the server never tells", ({ toldTexts = {} }) => {
  const silent = Object.keys(toldTexts).filter((key) => !SENTENCES.has(withoutNames(key)));
  expect(silent).toEqual([]);
});

test.each(TRANSLATED)(
  "$language says each sentence in one place, in words of its own",
  async (loaded) => {
    const { language, toldTexts = {}, fieldTexts = {} } = loaded;
    const folder = join(import.meta.dirname, language, "told");
    const parts = readdirSync(folder).map(async (file) => {
      const words: Readonly<Record<string, ToldTexts>> = await import(join(folder, file));
      return Object.values(words).flatMap(Object.keys);
    });
    const keys = (await Promise.all(parts)).flat();
    expect(keys.toSorted()).toEqual(Object.keys(toldTexts).toSorted());
    expect(keys.filter((key) => key in fieldTexts)).toEqual([]);
    expect(keys.filter((key) => textsOf(toldTexts[key]).includes(key))).toEqual([]);
  },
);

test.each(LOADED)(
  "$language has each plural form that a sentence needs, and no place without a value",
  (loaded) => {
    const { language, toldTexts = {} } = loaded;
    const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
    for (const [key, message] of Object.entries(toldTexts)) {
      const given = namesIn(key);
      const unknown = textsOf(message)
        .flatMap(namesIn)
        .filter((name) => !given.includes(name));
      const forms = typeof message === "string" ? undefined : Object.keys(message).toSorted();
      expect({ key, unknown, forms }).toEqual({
        key,
        unknown: [],
        forms: given.includes("count") ? wanted : undefined,
      });
    }
  },
);

test.each(TRANSLATED)(
  "$language writes quotes as its printers do, also in what the server tells",
  (loaded) => {
    const { language, toldTexts = {} } = loaded;
    const foreign = language === "ar" ? /["'„“”]/ : /["'”«»]/;
    const wrong = Object.values(toldTexts)
      .flatMap(textsOf)
      .filter((text) => foreign.test(text));
    expect(wrong).toEqual([]);
  },
);

test.each([
  ["en", "Use at most 2000 characters.", "There may be 3 at most."],
  ["de", "Nehmen Sie höchstens 2.000 Zeichen.", "Höchstens 3 sind möglich."],
])("A limit that a schema has is told in %s as it is there", async (language, ofWords, ofRule) => {
  const { told } = createAdminLocale({ ...(await loadCatalogue(language)), currency: "EUR" });
  const LIMIT = 2000;
  const schema = v.pipe(v.string(), v.maxLength(LIMIT, `Use at most ${LIMIT} characters.`));
  const words = v.safeParse(schema, "a".repeat(LIMIT + 1)).issues?.[0].message ?? "";
  const few = v.pipe(v.array(v.string()), v.maxLength(3));
  const [issue] = v.safeParse(few, ["a", "b", "c", "d"]).issues ?? [];
  expect(told(words)).toBe(ofWords);
  expect(told(issue ? plainMessage(issue) : "")).toBe(ofRule);
});

test("In English a minute to wait is one, wherever the server asks to wait", async () => {
  const { told } = createAdminLocale({ ...(await loadCatalogue("en")), currency: "EUR" });
  const waits = [...SENTENCES].filter((sentence) => sentence.includes("{} minutes"));
  expect(waits.length).toBeGreaterThan(1);
  for (const wait of waits) {
    expect(told(wait.replace("{}", "1"))).toBe(wait.replace("{} minutes", "a minute"));
    expect(told(wait.replace("{}", "12"))).toBe(wait.replace("{}", "12"));
  }
});

test("In Arabic a limit takes the form of its number", async () => {
  const { told } = createAdminLocale({ ...(await loadCatalogue("ar")), currency: "EUR" });
  expect(told("Use at most 2 characters.")).toBe("استخدم حرفين على الأكثر.");
  expect(told("Use at most 20 characters.")).toMatch(/^استخدم \S+ حرفًا على الأكثر\.$/);
});

test("What is in the way of a change is told in German", async () => {
  const { told } = createAdminLocale({ ...(await loadCatalogue("de")), currency: "EUR" });
  expect(told(new ConflictError("last-owner").message)).toMatch(
    /^Sonst gehört niemand zur Leitung/,
  );
});

test("What a template lost is told in German, with its own words in it", async () => {
  const { told } = createAdminLocale({ ...(await loadCatalogue("de")), currency: "EUR" });
  const { problems } = readFormTemplate("[radio a default:3 'x'][text b foo:1 bar]");
  expect(problems.map(({ reason }) => told(reason))).toEqual([
    "[radio a]: Einen Eintrag 3 gibt es nicht: Gezählt wird ab 1",
    '[text b]: "foo:1", "bar": hier nicht bekannt. Nehmen Sie das heraus',
  ]);
});

test("In Arabic a value in a sentence keeps its direction, and so does what nobody translated", async () => {
  const { told } = createAdminLocale({ ...(await loadCatalogue("ar")), currency: "EUR" });
  expect(told("This address answers GET, HEAD only.")).toContain("\u2068GET, HEAD\u2069");
  expect(told("550 No such user.")).toMatch(/^[\u2066\u2068]550 No such user\.\u2069$/);
});

test("In Arabic an address in a sentence is held from left to right, with the signs at its ends", async () => {
  const { toldTexts = {} } = await loadCatalogue("ar");
  const texts = Object.values(toldTexts).flatMap(textsOf);
  const addresses = texts.filter((text) => /\w(?::\/\/|\/\w|@\w)/.test(text));
  expect(addresses.length).toBeGreaterThan(3);
  expect(addresses.filter((text) => !/\u2066[^\u2069]*[/@][^\u2069]*\u2069/.test(text))).toEqual(
    [],
  );
});

/** The sources at a place of the site, without those that only tests read. */
function sourcesAt(place: string): readonly string[] {
  if (statSync(join(SITE, place)).isFile()) return [place];
  return readdirSync(join(SITE, place), { recursive: true })
    .map((file) => join(place, String(file)))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file));
}

/** Those of tags have their tag before them; what reads tags out of a template has none to name yet. */
function reasonsIn(file: string): readonly string[] {
  const reasons = sentencesIn(readFileSync(join(SITE, file), "utf8"), "ts", REASON);
  const isWhole = (reason: string) => file.endsWith("/readFormTags.ts") || reason.startsWith("[");
  return reasons.map((reason) => (isWhole(reason) ? reason : `[{}]: ${reason}`));
}

/** All texts in something, however deep. */
function stringsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** As sentencesIn has it. */
function withoutNames(key: string): string {
  return key.replace(/\{\w+\}/g, "{}");
}

function namesIn(text: string): readonly string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name));
}

function textsOf(message: Message | undefined): readonly string[] {
  return typeof message === "object" ? Object.values(message) : [message ?? ""];
}
