import { describe, expect, test } from "vitest";
import { CONSENT_FRESHNESS } from "vitrine/consent";
import type { FieldDescription } from "../admin/fieldWire.ts";
import { demoSettings } from "../demo/demoSettings.ts";
import { type SiteSettings, siteSettings } from "../siteSettings.ts";
import { consent } from "./consent.ts";
import { general } from "./general.ts";
import { inLanguage } from "./inLanguage.ts";
import { menus } from "./menus.ts";
import { settingsGroups } from "./settingsGroups.ts";
import { theme } from "./theme.ts";

const noSeal = (): never => {
  throw new Error("There is nothing secret in what pages show.");
};

/** What is stored once a group is sent as it was read, changed by `change`. */
function written(
  group: (typeof settingsGroups)[number],
  site: SiteSettings,
  change: Readonly<Record<string, unknown>> = {},
): SiteSettings {
  const outcome = group.write(site, { ...group.read(site), ...change }, noSeal);
  if ("issues" in outcome) throw new Error(outcome.issues.map(({ message }) => message).join());
  return outcome.row as SiteSettings;
}

/** What is said of a group that is sent. */
function refused(group: (typeof settingsGroups)[number], change: object): readonly string[] {
  const outcome = group.write(demoSettings, { ...group.read(demoSettings), ...change }, noSeal);
  return "issues" in outcome ? outcome.issues.map(({ message }) => message) : [];
}

const inside = (field: FieldDescription): readonly FieldDescription[] =>
  field.kind === "group" ? [field, ...field.fields.flatMap(inside)] : [field];

const ofSite = settingsGroups.filter(({ storedKey }) => storedKey === siteSettings.key);

test.each(ofSite.map((group) => [group.key, group] as const))(
  "%s is stored as it was read, beside all else",
  (_, group) => {
    expect(written(group, demoSettings)).toEqual(demoSettings);
    expect(written(group, siteSettings.fallback)).toEqual(siteSettings.fallback);
  },
);

describe.each(settingsGroups.map((group) => [group.key, group] as const))("%s", (_, group) => {
  test("says of each field what it is called and what it is for", () => {
    const shown = group.fields.flatMap(inside);
    expect(shown.filter(({ label }) => label === "")).toEqual([]);
    expect(new Set(group.fields.map(({ name }) => name)).size).toBe(group.fields.length);
  });

  test("falls back to what holds while nothing is set, where what is stored cannot be read", () => {
    expect(group.read({ title: 3 })).toEqual(group.read(undefined));
  });
});

describe("general settings", () => {
  test("change words of another language without touching its menus", () => {
    const after = written(general, demoSettings, { de: { title: "Halbton" } });
    const { menu, footerMenu } = demoSettings.translations.de ?? {};
    expect(after.translations.de).toEqual({ title: "Halbton", menu, footerMenu });
    expect(after.translations.ar).toEqual(demoSettings.translations.ar);
  });

  test("keep what is said in a language that the site does not speak", () => {
    const site = { ...demoSettings, translations: { fr: { title: "Demi-teinte" } } };
    expect(written(general, site).translations).toEqual(site.translations);
  });

  test("of another language of the site's own leave every address with the words it had", () => {
    const german = inLanguage(demoSettings, "de");
    expect([german.language, german.tagline]).toEqual([
      "de",
      demoSettings.translations.de?.tagline,
    ]);
    expect(german.menu).toEqual(demoSettings.translations.de?.menu);
    expect(german.translations.en?.tagline).toBe(demoSettings.tagline);
    expect(Object.keys(german.translations).sort()).toEqual(["ar", "en"]);
    expect(inLanguage(german, "en").menu).toEqual(demoSettings.menu);
  });

  test.each([
    ["no name", { title: " " }, "Every page needs a name."],
    ["a name that fills a page", { title: "x".repeat(81) }, "Use at most 80 characters."],
    ["a language that it does not speak", { language: "fr" }, "Choose one of what is offered."],
    ["a currency that is none", { currency: "EURO" }, "Choose one of what is offered."],
  ])("are refused with %s", (_, change, message) => {
    expect(refused(general, change)).toEqual([expect.stringMatching(message)]);
  });
});

describe("menus", () => {
  const link = { label: "A", href: "/a" };
  const own = (main: object) => ({ own: { main, footer: [] } });

  test("of another language may be those of the site's own", () => {
    const after = written(menus, demoSettings, { others: { de: null, ar: null } });
    const { tagline, journal } = demoSettings.translations.de ?? {};
    expect(after.translations.de).toEqual({ tagline, journal });
  });

  test.each([
    ["script", [{ ...link, href: "javascript:alert(1)" }], /^Start with/],
    ["script behind blanks", [{ ...link, href: " \tjavascript:alert(1)" }], /^Start with/],
    ["another host in disguise", [{ ...link, href: "//evil.example" }], /^Start with/],
    ["an entry without a name", [{ ...link, label: " " }], "Give every entry a name."],
    [
      "script below an entry",
      [{ ...link, children: [{ ...link, href: "data:text/html,x" }] }],
      /^Start with/,
    ],
    [
      "four levels",
      [{ ...link, children: [{ ...link, children: [{ ...link, children: [link] }] }] }],
      "A menu has 3 levels at most.",
    ],
    ["too many entries", Array.from({ length: 201 }, () => link), /^A menu has 200 entries/],
  ])("are refused with %s", (_, main, message) => {
    expect(refused(menus, own(main))).toEqual([expect.stringMatching(message)]);
  });

  test("of a language that the site does not speak are refused", () => {
    expect(refused(menus, { others: { fr: null } })).toEqual([
      "The site does not speak this language.",
    ]);
  });
});

test("an accent colour goes away when it is left out", () => {
  const red = written(theme, demoSettings, { accent: "#aa0011" });
  expect(red.look).toEqual({ accent: "#aa0011" });
  expect(written(theme, red, { accent: undefined }).look).toEqual({});
  expect(refused(theme, { accent: "red;}body{display:none" })).toEqual([
    "Write a colour like #aa3300.",
  ]);
});

describe("the settings of consent", () => {
  test("keep the words of languages that have any, and no others", () => {
    const explain = "{name} learns that you are here.";
    const after = written(consent, demoSettings, {
      de: { explain: ` ${explain} ` },
      ar: {},
      days: 30,
    });
    expect(after.consent).toEqual({ isAsked: true, days: 30, words: { de: { explain } } });
    expect(written(consent, after, { de: undefined }).consent.words).toEqual({});
  });

  test("hold an answer for as long as the browser does where nothing is said", () => {
    expect(siteSettings.fallback.consent.days * 24 * 3600).toBe(CONSENT_FRESHNESS);
  });

  test.each([
    ["words that name nobody", { en: { explain: "May we?" } }, /^Say who is asked: write \{name\}/],
    ["a text that fills a page", { en: { explain: `{name}${"x".repeat(500)}` } }, /at most 500/],
    ["an answer that holds for ever", { days: 396 }, /395/],
    ["an answer that never holds", { days: 0 }, /1/],
    ["half a day more", { days: 1.5 }, /whole/],
  ])("are refused with %s", (_, change, message) => {
    expect(refused(consent, change)).toEqual([expect.stringMatching(message)]);
  });
});
