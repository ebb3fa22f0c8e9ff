import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { createRichText, type RichTextEditing, type RichTextOptions } from "./createRichText.ts";
import { MAX_PASTED } from "./pasteLimit.ts";
import { setLink, TEXT_ACTIONS, type TextActionName } from "./textCommands.ts";

let editing: RichTextEditing | undefined;

function open(html = "") {
  const place = document.createElement("div");
  place.className = "rich-text";
  document.body.append(place);
  const onTooLong = vi.fn();
  const onPictures = vi.fn<RichTextOptions["onPictures"]>();
  const started = createRichText(place, {
    html,
    attributes: { class: "prose", role: "textbox", "aria-label": "Text" },
    onTurn: () => {},
    onEdit: () => {},
    onTooLong,
    onBlur: () => {},
    onPictures,
    onLink: () => {},
  });
  editing = started;
  started.focus();
  return { ...started, place, onTooLong, onPictures };
}

afterEach(() => {
  editing?.stop();
  document.body.replaceChildren();
});

function paste(place: Element, data: Readonly<Record<string, string>>): ClipboardEvent {
  const clipboardData = new DataTransfer();
  for (const [type, text] of Object.entries(data)) clipboardData.setData(type, text);
  const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
  place.querySelector("[contenteditable]")?.dispatchEvent(event);
  return event;
}

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><style>p.MsoNormal { color: red } @font-face { font-family: Calibri; }</style>
<script>window.hacked = 1</script></head>
<body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->
<h1 style='margin:0'>Title<o:p></o:p></h1>
<p class=MsoNormal onclick="window.hacked = 1"><b><span style='font-size:14.0pt;color:red'>Bold</span></b> and
<i>italic</i><o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>First<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o<span>&nbsp; </span></span>Inside<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>Second<o:p></o:p></p>
<table><tr><td><p class=MsoNormal>Cell</p></td></tr></table>
<p class=MsoNormal><a href="javascript:alert(1)">Bad</a> <a href="https://example.org/">Good</a>
<img src="file:///C:/Temp/clip_image001.png" width=1 onerror="window.hacked = 1"></p>
<iframe src="https://evil.example"></iframe><form action="https://evil.example"><input name=a></form>
<!--EndFragment--></body></html>`;

test("Of what a word processor puts into the clipboard, only what a text can hold remains", () => {
  const { place, html } = open();
  paste(place, { "text/html": WORD, "text/plain": "Title" });
  expect(html()).toBe(
    "<h2>Title</h2><p><strong>Bold</strong> and <em>italic</em></p>" +
      "<ul><li>First<ul><li>Inside</li></ul></li><li>Second</li></ul><p>Cell</p>" +
      '<p>Bad <a href="https://example.org/">Good</a></p>',
  );
  expect("hacked" in window).toBe(false);
});

test("A document of Google's is not bold as a whole", () => {
  const { place, html } = open();
  const text =
    '<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400">Plain </span>' +
    '<span style="font-weight:700">bold</span></p><ul><li dir="ltr"><p><span>Item</span></p></li></ul></b>';
  paste(place, { "text/html": text });
  expect(html()).toBe("<p>Plain <strong>bold</strong></p><ul><li>Item</li></ul>");
});

test("Ten megabytes are refused before they are read, and the text goes on", async () => {
  const { place, html, onTooLong } = open("<p>Mine</p>");
  const began = performance.now();
  const event = paste(place, { "text/html": `<p>${"x".repeat(10_000_000)}</p>` });
  expect(performance.now() - began).toBeLessThan(500);
  expect(event.defaultPrevented).toBe(true);
  expect(onTooLong).toHaveBeenCalledOnce();
  expect(MAX_PASTED).toBe(2_000_000);
  await userEvent.keyboard("More ");
  expect(html()).toBe("<p>More Mine</p>");
});

test.each([
  ["## Two", "<h2>Two</h2>"],
  ["- One{Enter}Two", "<ul><li>One</li><li>Two</li></ul>"],
  ["3. One", '<ol start="3"><li>One</li></ol>'],
  ["> Said", "<blockquote><p>Said</p></blockquote>"],
  ["a **bold** b", "<p>a <strong>bold</strong> b</p>"],
  ["a _it_ b", "<p>a <em>it</em> b</p>"],
  ["a `co` b", "<p>a <code>co</code> b</p>"],
  ["snake_case_name", "<p>snake_case_name</p>"],
  ["## {Backspace}", "<p>## </p>"],
  ["---After", "<hr><p>After</p>"],
])("Typing %s makes %s", async (keys, html) => {
  const text = open();
  await userEvent.keyboard(keys);
  expect(text.html()).toBe(html);
});

test("Bold by its key, taken back by another", async () => {
  const { html } = open();
  await userEvent.keyboard("{Control>}b{/Control}bold{Control>}b{/Control} plain");
  expect(html()).toBe("<p><strong>bold</strong> plain</p>");
  await userEvent.keyboard("{Control>}z{/Control}");
  expect(html()).not.toContain("plain");
});

test.each<[TextActionName, string]>([
  ["heading3", "<h3>One</h3>"],
  ["bullets", "<ul><li>One</li></ul>"],
  ["numbers", "<ol><li>One</li></ol>"],
  ["quote", "<blockquote><p>One</p></blockquote>"],
  ["codeBlock", "<pre><code>One</code></pre>"],
])("The tool %s makes %s, and takes it off again", (name, made) => {
  const { html, run, state } = open("<p>One</p>");
  run(TEXT_ACTIONS[name].run);
  expect(html()).toBe(made);
  expect(TEXT_ACTIONS[name].isOn(state())).toBe(true);
  run(TEXT_ACTIONS[name].run);
  expect(html()).toBe("<p>One</p>");
});

test("A list becomes one with numbers", () => {
  const { html, run } = open("<ul><li>One</li><li>Two</li></ul>");
  run(TEXT_ACTIONS.numbers.run);
  expect(html()).toBe("<ol><li>One</li><li>Two</li></ol>");
});

test("A link is set on what is selected, changed as a whole, and taken off", async () => {
  const { html, run } = open("<p>One two</p>");
  await userEvent.keyboard("{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}");
  run(setLink({ href: "/a" }));
  expect(html()).toBe('<p><a href="/a">One</a> two</p>');
  await userEvent.keyboard("{ArrowLeft}");
  run(setLink({ href: "/b" }));
  expect(html()).toBe('<p><a href="/b">One</a> two</p>');
  await userEvent.keyboard("{ArrowLeft}");
  run(setLink(undefined));
  expect(html()).toBe("<p>One two</p>");
});

test("With nothing selected, a link's address is its text", () => {
  const { html, run } = open();
  run(setLink({ href: "https://example.org" }));
  expect(html()).toBe('<p><a href="https://example.org">https://example.org</a></p>');
});

test("A text from outside changes what differs, and is no step to take back", async () => {
  const { html, setHtml, place } = open("<p>One</p><p>Two</p>");
  const first = place.querySelector("p");
  setHtml("<p>One</p><p>Two and three</p>");
  expect(html()).toBe("<p>One</p><p>Two and three</p>");
  expect(place.querySelector("p")).toBe(first);
  await userEvent.keyboard("{Control>}z{/Control}");
  expect(html()).toBe("<p>One</p><p>Two and three</p>");
});
