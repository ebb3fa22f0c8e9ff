import { expect, test } from "vitest";
import { createLocale } from "../../../texts/createLocale.ts";
import { answersTo } from "./captchaChallenge.ts";
import { inWords } from "./inWords.ts";

const secret = "s".repeat(43);

test.each([
  ["en", ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]],
  ["de", ["eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun"]],
  ["ar", ["واحد", "اثنان", "ثلاثة", "أربعة", "خمسة", "ستة", "سبعة", "ثمانية", "تسعة"]],
])("A question in words names the figures of its answer in %s", (language, names) => {
  const { say } = createLocale({ language, siteLanguage: "en", currency: "EUR" });
  for (let challenge = 0; challenge < 50; challenge++) {
    const said = inWords(String(challenge), secret, say);
    const figures = said
      .split(":")[1]
      ?.replace(/[?؟]/, "")
      .split(/[,،]/)
      .map((word) => names.indexOf(word.trim()) + 1);
    expect(figures).toEqual(answersTo(String(challenge), secret).figures);
  }
});
