import { expect, test } from "vitest";
import { injections } from "../../../tests/support/injections.ts";
import { plainText } from "./plainText.ts";

test.each([
  ["resolves markup", "A <em>fine</em> <b>title", "A fine title"],
  [
    "resolves entities once",
    "Fish &amp; chips &#8211; &amp;lt;b&amp;gt; &eacute;",
    "Fish & chips – &lt;b&gt; é",
  ],
  ["keeps signs that are no markup", "3 < 4 > 2 & \"so\" 'on'", "3 < 4 > 2 & \"so\" 'on'"],
  ["puts white space together", " a\n\t b\u00a0 ", "a b"],
  ["takes out scripts with their text", "a<script>b</script>c", "ac"],
  ["takes out what turns the direction of text", "\u202egnp.exe\u2066", "gnp.exe"],
  ["takes out control characters", "a\0b\u001bc\u0085d", "abcd"],
  ["keeps marks that a language needs", "می\u200cخواهم", "می\u200cخواهم"],
])("plainText %s", (_, html, text) => {
  expect(plainText(html)).toBe(text);
});

test("plainText shortens a long text, between characters", () => {
  expect(plainText("a".repeat(600))).toHaveLength(500);
  expect(plainText("a".repeat(600)).endsWith("…")).toBe(true);
  expect(plainText("😀".repeat(10), 6)).toBe("😀😀…");
});

test("plainText of a hostile string has no control character and no half of a character", () => {
  for (const hostile of injections) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must be gone.
    expect(plainText(hostile)).not.toMatch(/[\0-\x1f\x7f]|\p{Cs}/u);
  }
});
