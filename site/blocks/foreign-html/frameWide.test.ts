import { expect, test } from "vitest";
import { frameWide } from "./frameWide.ts";

const row = (cells: number) => `<tr>${"<td>a</td>".repeat(cells)}</tr>`;
const frame = (html: string) => frameWide(html, "Table");

test("a narrow table scrolls in its place", () => {
  expect(frame(`<p>a</p><table>${row(3)}</table><p>b</p>`)).toBe(
    `<p>a</p><div class="table-frame"><table>${row(3)}</table></div><p>b</p>`,
  );
});

test.each([
  [
    "its caption",
    `<table><caption class="x">The <b>"week"</b></caption>${row(4)}</table>`,
    "The &quot;week&quot;",
  ],
  [
    "that of its figure",
    `<figure><table>${row(4)}</table><figcaption>A &amp; B</figcaption></figure>`,
    "A &amp; B",
  ],
  ["what it is", `<table>${row(4)}</table><p>c</p>`, "Table"],
  ["what it is, for one long word", `<table><tr><td>${"x".repeat(21)}</td></tr></table>`, "Table"],
])("a wide table takes the focus, and is called by %s", (_, html, name) => {
  expect(frame(html)).toContain(
    `<div class="table-frame" role="region" tabindex="0" aria-label="${name}">`,
  );
});

test("a table in a table scrolls with it", () => {
  const html = `<table><tr><td><table>${row(2)}</table></td></tr></table>`;
  expect(frame(html)).toBe(`<div class="table-frame">${html}</div>`);
});

test("what holds no table stays as it is", () => {
  expect(frame("<p>a &lt;table> b</p>")).toBe("<p>a &lt;table> b</p>");
});

test("preformatted text with long lines takes the focus, in which keys scroll it", () => {
  const long = `<b>${"x".repeat(31)}</b>`;
  expect(frame(`<pre class="a">a\n${long}</pre><pre>${"x\n".repeat(40)}</pre>`)).toBe(
    `<pre class="a" tabindex="0">a\n${long}</pre><pre>${"x\n".repeat(40)}</pre>`,
  );
  expect(frame(`<pre tabindex="-1">${long}</pre>`)).toBe(`<pre tabindex="-1">${long}</pre>`);
});

test("a megabyte of tables or preformatted text, open or not, takes a second at most", () => {
  const start = performance.now();
  for (const part of [
    "<pre>",
    "<pre></pre>",
    "<table>",
    "<table></table>",
    "<table><tr><td>a</td></tr></table>",
  ]) {
    frame(part.repeat(1_000_000 / part.length));
  }
  expect(performance.now() - start).toBeLessThan(5_000);
});
