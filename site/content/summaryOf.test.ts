import fc from "fast-check";
import { expect, test } from "vitest";
import type { Block } from "./documentBody.ts";
import { MAX_MADE_SUMMARY, summaryOf } from "./summaryOf.ts";

const text = (html: string): Block => ({ id: "t", type: "text", fields: { html } });

function made(...blocks: readonly Block[]): string {
  return summaryOf({ excerpt: "", body: { version: 1, blocks } });
}

test("An excerpt is the summary, however long it is", () => {
  const excerpt = "word ".repeat(100);
  const body = { version: 1, blocks: [text("<p>Other</p>")] } as const;
  expect(summaryOf({ excerpt, body })).toBe(excerpt);
});

test("Without one the first words are, in reading order, of columns too", () => {
  const columns: Block = {
    id: "c",
    type: "columns",
    fields: {},
    slots: { first: [text("<p>one &amp;</p>")], second: [text("<p>t<em>wo</em></p>")] },
  };
  expect(made(columns, text("<ul><li>three</li></ul>"))).toBe("one & two three");
});

test("What heads the text or stands beside it is left out: headings, pictures, tables, code, forms", () => {
  const heading: Block = { id: "h", type: "heading", fields: { text: "Title" } };
  const image: Block = { id: "i", type: "image", fields: { alt: "Sea", caption: "At sea" } };
  const beside = [
    "<h2>Head</h2><p>first",
    '<figure class="wp-caption"><img alt="x"><figcaption>Said</figcaption></figure>',
    "<figure><figure><figcaption>In a gallery</figcaption></figure>twice</figure>",
    "<table><tr><td>Cell</td></tr></table><pre>code()</pre><form><p>Your name</p></form>",
    "<audio><a>file.mp3</a></audio>second</p>",
  ];
  expect(made(heading, image, text(beside.join(" ")))).toBe("first second");
});

test("Where nothing runs on there is none", () => {
  expect(made()).toBe("");
  expect(made(text('<figure><img src="/a.jpg" alt="A"></figure>'))).toBe("");
  expect(made(text("</figure><figure>never closed"))).toBe("");
});

test("A longer text ends after a whole word, in scripts without spaces too", () => {
  const prose = "The ink dries slowly, ".repeat(30);
  expect(made(text(prose))).toMatch(/^(?:The ink dries slowly, )+.*\b(?:The|ink|dries|slowly)…$/);
  const unspaced = "墨はゆっくり乾きます".repeat(40);
  expect(made(text(unspaced))).toMatch(/^(?:墨はゆっくり乾きます)+.*…$/);
  expect(made(text("x".repeat(1000)))).toBe(`${"x".repeat(MAX_MADE_SUMMARY - 1)}…`);
});

test("It is never longer than it may be, and holds no half of a letter", () => {
  const letters = fc.string({ unit: "grapheme", minLength: 150, maxLength: 600 });
  fc.assert(
    fc.property(letters, (said) => {
      const summary = made(text(said));
      expect(summary.length).toBeLessThanOrEqual(MAX_MADE_SUMMARY);
      expect(summary).not.toMatch(/\p{Cs}/u);
    }),
  );
});

test("Thousands of tags that are never closed cost no time", () => {
  const started = performance.now();
  for (const hostile of ["<figure ", "<figure>", "</pre>", "<pre", "&amp", "<table><"]) {
    made(text(hostile.repeat(100_000)));
  }
  expect(performance.now() - started).toBeLessThan(1000);
});
