import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { createRichText, type RichTextEditing, type RichTextOptions } from "./createRichText.ts";
import { MAX_PASTED } from "./pasteLimit.ts";
import { readRichText } from "./richTextHtml.ts";
import { PASTED_TEXTS } from "./testing/pastedTexts.ts";
import { setLink, TEXT_ACTIONS, type TextActionName } from "./textCommands.ts";

let editing: RichTextEditing | undefined;

function open(html = "") {
  const place = document.createElement("div");
  place.className = "rich-text";
  document.body.append(place);
  const onTooLong = vi.fn();
  const onPictures = vi.fn<RichTextOptions["onPictures"]>();
  const onForeign = vi.fn<RichTextOptions["onForeign"]>();
  const started = createRichText(place, {
    html,
    attributes: { class: "prose", role: "textbox", "aria-label": "Text" },
    onTurn: () => {},
    onEdit: () => {},
    onTooLong,
    onBlur: () => {},
    onPictures,
    onForeign,
    onLink: () => {},
  });
  editing = started;
  started.focus();
  return { ...started, place, onTooLong, onPictures, onForeign };
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

test.each(PASTED_TEXTS)(
  "Of what $from puts into the clipboard, all that a text can hold comes, as what it is, and nothing else",
  ({ clipboard, html: expected }) => {
    const { place, html, onForeign } = open();
    paste(place, { "text/html": clipboard, "text/plain": "Plain" });
    expect(html()).toBe(expected);
    // What is shown now is what is shown when the text is opened again.
    expect(readRichText(html()).isWhole).toBe(true);
    expect("hacked" in window).toBe(false);
    expect(onForeign).not.toHaveBeenCalled();
  },
);

test("A text that was copied here is pasted as it was, its empty lines, too", async () => {
  const { place, html } = open();
  const copied = '<p data-pm-slice="1 1 []">One</p><p></p><p>Two <del>old</del></p>';
  paste(place, { "text/html": copied });
  expect(html()).toBe("<p>One</p><p></p><p>Two old</p>");
});

test("Addresses of this site lose its name when they are pasted, and pictures their size", () => {
  const { place, html, onForeign } = open();
  const here = location.origin;
  const copied = `<p><a href="${here}/about#us">About</a> <img src="${here}/media/640w/demo/a.svg?v=2" srcset="${here}/b.svg 2x" alt="A"></p>`;
  paste(place, { "text/html": copied });
  expect(html()).toBe(
    '<p><a href="/about#us">About</a> <img src="/media/demo/a.svg?v=2" alt="A"></p>',
  );
  expect(onForeign).not.toHaveBeenCalled();
});

test("A picture of another site is no longer waited for once its pasting was undone", async () => {
  const { place, html, onForeign } = open("<p>Mine</p>");
  const copied = '<p>One</p><p><img src="https://other.example/a.jpg" alt="A"></p><p>Two</p>';
  paste(place, { "text/html": copied });
  const [picture] = onForeign.mock.calls[0]?.[0] ?? [];
  expect(picture?.place.isHeld()).toBe(true);
  await userEvent.keyboard("{Control>}z{/Control}");
  expect(html()).toBe("<p>Mine</p>");
  expect(picture?.place.isHeld()).toBe(false);
});

test("What is pasted below the window is scrolled to as soon as it is there", () => {
  const { place } = open("<p>Mine</p>");
  paste(place, { "text/html": "<p>A line.</p>".repeat(200) });
  const { top, bottom } = getSelection()?.getRangeAt(0).getBoundingClientRect() ?? new DOMRect();
  expect(bottom).toBeGreaterThan(0);
  expect(top).toBeLessThan(innerHeight);
});

test("The words of questions that open are kept when they are pasted", () => {
  const { place, html } = open();
  paste(place, { "text/html": "<h3><button>How long?</button></h3><p>A week.</p>" });
  expect(html()).toBe("<h3>How long?</h3><p>A week.</p>");
});

test("Ten megabytes are refused before they are read, and the text goes on", async () => {
  const { place, html, onTooLong } = open("<p>Mine</p>");
  // What is pasted is read into a document of its own.
  const read = vi.spyOn(document.implementation, "createHTMLDocument");
  paste(place, { "text/html": "One" });
  expect(read).toHaveBeenCalled();
  read.mockClear();
  const event = paste(place, { "text/html": `<p>${"x".repeat(10_000_000)}</p>` });
  expect(read).not.toHaveBeenCalled();
  read.mockRestore();
  expect(event.defaultPrevented).toBe(true);
  expect(onTooLong).toHaveBeenCalledOnce();
  expect(MAX_PASTED).toBe(2_000_000);
  await userEvent.keyboard(" more ");
  expect(html()).toBe("<p>One more Mine</p>");
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
