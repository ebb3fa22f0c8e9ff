import { expect, test } from "vitest";
import { readRichText, writeRichText } from "./richTextHtml.ts";

const again = (html: string) => writeRichText(readRichText(html).doc);

test.each([
  ["<p>One <strong>bold</strong>, <em>italic</em> and <code>code</code>.</p><p>Two</p>"],
  ['<h2 id="prices">Prices</h2><h3>Small</h3><h5>Smaller</h5>'],
  ["<ul><li>One<ul><li>Inside</li></ul></li><li><strong>Two</strong></li></ul>"],
  ['<ol start="3"><li>Three</li></ol>'],
  ["<blockquote><p>Said</p><p>and done</p></blockquote><hr>"],
  ["<pre><code>a {\n  b: c;\n}</code></pre>"],
  [
    '<p><a href="/shop" title="All of it">Shop</a> <a href="https://a.example" target="_blank" rel="noopener">A</a></p>',
  ],
  ["<p>Line<br>break, <sub>low</sub>, <s>gone</s>, non\u00a0breaking</p>"],
  ['<p><img src="/media/a.jpg" alt="A hill" width="400" height="300"></p>'],
  ['<figure><img src="/media/a.jpg" alt="A hill" width="400" height="300"></figure><p>Text</p>'],
  [
    '<figure><img src="/a.jpg" alt=""><figcaption>A &lt; B</figcaption></figure><ul><li><p>a</p><figure><img src="/a.jpg" alt="A"></figure></li></ul>',
  ],
  ["<p>مرحبا بالعالم, 你好, 🙂👩‍👩‍👧</p>"],
  [""],
])("A text is written back as it was: %s", (html) => {
  expect(readRichText(html).isWhole).toBe(true);
  expect(again(html)).toBe(html.replaceAll("\u00a0", "&nbsp;"));
});

test.each([
  ["bold and italic by their old names", "<p><b>a</b> <i>b</i></p>"],
  ["marks around a link", '<p><strong><a href="/a">b</a></strong></p>'],
  ["text without a paragraph", "One <em>line</em>"],
  ["items with a paragraph", "<ul>\n<li><p>a</p></li>\n</ul>"],
  ["line ends and spaces", "<p>a\n  b </p>\n\n<p>c</p>\n"],
  [
    "pictures as the sanitiser leaves them",
    '<p><img src="/a.jpg" alt="" loading="lazy" decoding="async"></p>',
  ],
  [
    "figures as the sanitiser leaves them",
    '<figure>\n<img src="/a.jpg" alt="" loading="lazy" decoding="async" />\n<figcaption> A\n b </figcaption></figure>',
  ],
  ["code without its element", "<pre>a\n  b</pre>"],
])("Nothing is lost of %s", (_, html) => {
  expect(readRichText(html).isWhole).toBe(true);
  const once = again(html);
  expect(again(once)).toBe(once);
});

test.each([
  ["a table", "<table><tbody><tr><td>a</td></tr></tbody></table>"],
  ["a figure with a class", '<figure class="wide"><img src="/a.jpg" alt=""></figure>'],
  ["a figure of two pictures", '<figure><img src="/a.jpg" alt=""><img src="/b.jpg"></figure>'],
  ["a figure that is a link", '<figure><a href="/a"><img src="/a.jpg" alt=""></a></figure>'],
  ["a figure with words beside its caption", '<figure><img src="/a.jpg" alt="">A</figure>'],
  [
    "a caption with a link",
    '<figure><img src="/a.jpg" alt=""><figcaption><a href="/a">A</a></figcaption></figure>',
  ],
  ["a class", '<p class="lead">a</p>'],
  ["a style", '<p style="text-align:center">a</p>'],
  ["a direction", '<p dir="rtl">a</p>'],
  ["a language", '<p>a <span lang="fr">b</span></p>'],
  ["a film", '<video src="/a.mp4" controls></video>'],
  ["a form", "<form><input></form>"],
  ["an id", '<p id="a">a</p>'],
  ["a picture of several sizes", '<p><img src="/a.jpg" srcset="/b.jpg 2x" alt=""></p>'],
  ["definitions", "<dl><dt>a</dt><dd>b</dd></dl>"],
  ["details", "<details><summary>a</summary>b</details>"],
])("A text with %s is known to hold more than can be shown", (_, html) => {
  expect(readRichText(html).isWhole).toBe(false);
});

test("Nothing that runs or is fetched comes of reading hostile HTML, and links lose what they may not be", () => {
  const hostile = [
    '<img src="/nowhere.png" onerror="window.hacked = 1">',
    "<script>window.hacked = 1</script><svg onload='window.hacked = 1'></svg>",
    '<p onclick="x()"><a href="javascript:window.hacked=1">a</a></p>',
    '<iframe srcdoc="<script>parent.hacked = 1</script>"></iframe>',
  ].join("");
  expect(again(hostile)).toBe('<p><img src="/nowhere.png" alt=""></p><p>a</p>');
  expect("hacked" in window).toBe(false);
});
