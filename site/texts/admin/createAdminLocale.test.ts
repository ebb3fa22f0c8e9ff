import { expect, test } from "vitest";
import { ar } from "./ar.ts";
import { createAdminLocale } from "./createAdminLocale.ts";
import { en } from "./en.ts";

const locale = createAdminLocale({ language: "en", catalogue: en, currency: "EUR" });

test("A message is said with its values, and in the form of its number", () => {
  expect(locale.say("table.range", { from: 1, to: 25, total: 10_000 })).toBe("1 to 25 of 10,000");
  expect(locale.say("documents.done.unpublish", { count: 1 })).toBe("1 is a draft now.");
  expect(locale.say("documents.done.unpublish", { count: 2 })).toBe("2 are drafts now.");
});

test("From right to left, addresses and what nobody translated are still read from left to right", () => {
  const arabic = createAdminLocale({ language: "ar", catalogue: ar, currency: "EUR" });
  expect(arabic.say("redirects.changeOf", { from: "/about" })).toContain("\u2066/about\u2069");
  expect(arabic.say("account.languageOfSite", { language: "Deutsch" })).toContain(": Deutsch");
  expect(arabic.fieldText("Name.")).toBe("\u2066Name.\u2069");
  // Words of the screens themselves come by here, too, and set the direction of what they stand in.
  expect(arabic.fieldText("القيمة")).toBe("القيمة");
});

test("What schemas say is said as it was translated, and all else as it is", () => {
  const fieldTexts = { Name: "Namensfeld" };
  const german = createAdminLocale({ language: "de", catalogue: en, fieldTexts, currency: "EUR" });
  expect(["Name", "Rename"].map(german.fieldText)).toEqual(["Namensfeld", "Rename"]);
});

test.each([
  ["en", "CHF – Swiss Franc"],
  ["de", "CHF – Schweizer Franken"],
  ["ar", "CHF – فرنك سويسري"],
])("In %s a currency is called %s", (language, name) => {
  const spoken = createAdminLocale({ language, catalogue: en, currency: "EUR" });
  expect(spoken.currencyName("CHF")).toBe(name);
  expect(spoken.currencyName("ZZZ")).toBe("ZZZ");
});

test("Several things are said as the language joins them", () => {
  expect(locale.list(["Ann", "Bo", "Cy"])).toBe("Ann, Bo and Cy");
});

test("Money is counted in its smallest unit", () => {
  expect(locale.money(1250)).toBe("€12.50");
  const yen = createAdminLocale({ language: "en", catalogue: en, currency: "JPY" });
  expect([yen.money(1250), yen.minorUnit]).toEqual(["JP¥1,250", 1]);
});

test("A currency that nobody knows does not take the screens down", () => {
  const none = createAdminLocale({ language: "en", catalogue: en, currency: "nonsense" });
  expect(none.money(100)).toContain("1.00");
});

test.each([
  [0, "now"],
  [-59, "59 seconds ago"],
  [-60, "1 minute ago"],
  [-7200, "2 hours ago"],
  [86_400, "tomorrow"],
  [-31_557_600 * 2, "2 years ago"],
])("%i seconds from now is %s", (seconds, said) => {
  const now = new Date("2026-05-03T10:00:00Z");
  expect(locale.ago(new Date(now.getTime() + seconds * 1000), now)).toBe(said);
});

test("A word that every object has a part of is no translation", () => {
  const { fieldText } = createAdminLocale({ language: "en", catalogue: en, currency: "EUR" });
  expect(fieldText("constructor")).toBe("constructor");
});
