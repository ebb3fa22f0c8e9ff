import { expect, test } from "vitest";
import { paragraphs } from "./paragraphs.ts";

test.each([
  ["parts paragraphs at blank lines", "a\n\nb\n \nc", "<p>a</p>\n<p>b</p>\n<p>c</p>"],
  ["breaks lines at line ends", "a\nb\r\nc", "<p>a<br />\nb<br />\nc</p>"],
  ["breaks no line twice", "a<br>\nb", "<p>a<br>\nb</p>"],
  ["breaks no line within a tag", '<a\nhref="b">c</a>', '<p><a\nhref="b">c</a></p>'],
  [
    "lets block elements stand for themselves",
    "a\n<h2>b</h2>\nc",
    "<p>a</p>\n<h2>b</h2>\n<p>c</p>",
  ],
  ["lets lists be", "<ul>\n<li>a</li>\n\n<li>b</li>\n</ul>", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>"],
  [
    "lets tables be",
    "<table>\n<tr>\n<td>a</td>\n</tr>\n</table>",
    "<table>\n<tr>\n<td>a</td>\n</tr>\n</table>",
  ],
  [
    "makes paragraphs in quotations",
    "<blockquote>a\n\nb</blockquote>",
    "<blockquote><p>a</p>\n<p>b</p></blockquote>",
  ],
  ["keeps paragraphs that are there", "<p>a</p>\n\nb", "<p>a</p>\n<p>b</p>"],
  ["leaves preformatted text alone", "<pre>a\n\nb\nc</pre>\nd", "<pre>a\n\nb\nc</pre>\n<p>d</p>"],
  [
    "keeps inline elements in their paragraph",
    "a <em>b</em>\n\n<strong>c</strong>",
    "<p>a <em>b</em></p>\n<p><strong>c</strong></p>",
  ],
  ["parts at a rule", "a\n<hr>\nb", "<p>a</p>\n<hr>\n<p>b</p>"],
  ["makes nothing of nothing", " \n\n ", ""],
])("paragraphs %s", (_, text, html) => {
  expect(paragraphs(text)).toBe(html);
});

test.each([
  ["line ends", "\n"],
  ["blanks", " "],
  ["open tags", "<p>"],
  ["brackets", "<"],
  ["preformatted text", "<pre>"],
  ["lines", "a\n"],
])("paragraphs reads a megabyte of %s within two seconds", (_, part) => {
  const start = performance.now();
  paragraphs(part.repeat(1_000_000 / part.length));
  expect(performance.now() - start).toBeLessThan(2_000);
});
