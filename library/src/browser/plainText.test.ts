import { expect, test } from "vitest";
import { plainText } from "./plainText.ts";

test.each([
  ["plain words", "plain words"],
  ["  around  ", "around"],
  ["<strong>fast</strong> prints", "fast prints"],
  ["one<br>two<BR />three", "one two three"],
  ["a <!-- note --> b", "a  b"],
  ["a <!-- note <b>without an end</b>", "a"],
  ["Tom &amp; Jerry", "Tom & Jerry"],
  ["&#8217;&#x201C;&quot;&#39;&apos;", "’“\"''"],
  ["&lt;b&gt;", "<b>"],
  ["a < b and b > c", "a < b and b > c"],
  ["R&D; &unknown; &#0; &#x110000; &#xZZ;", "R&D; &unknown; &#0; &#x110000; &#xZZ;"],
  ["&amp;lt;", "&lt;"],
  ["&constructor; &valueOf;", "&constructor; &valueOf;"],
  ["<p>The <b>sea</b>,<br/>at night</p><p>Ink</p>", "The sea, at night  Ink"],
  ['<img src=x onerror="alert(1)">Sea', "Sea"],
  ["", ""],
])("%j says %j", (html, text) => {
  expect(plainText(html)).toBe(text);
});

test("long texts take no long time", () => {
  const began = performance.now();
  plainText("<".repeat(50_000));
  plainText("<a ".repeat(20_000));
  plainText("<!--".repeat(50_000));
  expect(performance.now() - began).toBeLessThan(3000);
});
