import fc from "fast-check";
import { expect, test } from "vitest";
import type { Block } from "./documentBody.ts";
import { MAX_PLAIN_TEXT, plainTextOf } from "./plainTextOf.ts";

function bodyOf(...fields: readonly Block["fields"][]) {
  return {
    version: 1 as const,
    blocks: fields.map((each, index) => ({ id: `b${index}`, type: "any", fields: each })),
  };
}

/** Halves of surrogate pairs, too. */
const anyCharacter = fc
  .integer({ min: 0, max: 0x10_ff_ff })
  .map((code) => String.fromCodePoint(code));

test("The words of every block are taken in reading order, those in slots and lists too", () => {
  const blocks: Block[] = [
    { id: "a", type: "heading", fields: { text: "One", level: 2, anchor: "no-word" } },
    {
      id: "b",
      type: "columns",
      fields: { layout: "equal" },
      slots: {
        first: [{ id: "c", type: "text", fields: { html: "<p>Two</p><p>three</p>" } }],
        second: [
          {
            id: "d",
            type: "link-gallery",
            fields: { items: [{ title: "Four", href: "/five", text: "six" }] },
          },
        ],
      },
    },
    { id: "e", type: "image", fields: { src: "/seven.svg", alt: "eight", caption: "nine" } },
  ];
  expect(plainTextOf({ version: 1, blocks })).toBe("One Two three Four six eight nine");
});

test("Markup falls away, entities are read, and words are not torn apart by inline tags", () => {
  const html =
    '<h2 title="no">Half<em>tone</em></h2><script>alert("no")</script><!-- no --><style>no{}</style>' +
    "a &amp; b &lt;kept&gt; caf&#233; &#x1F600; &#0; &#xD800; &unknown; 1 < 2";
  expect(plainTextOf(bodyOf({ html }))).toBe("Halftone a & b <kept> café 😀 &unknown; 1 < 2");
});

test("Fields that hold no words are left out, whatever they hold", () => {
  const deep = Array.from({ length: 50 }).reduce((inside) => ({ text: inside }), "too deep");
  const fields = {
    href: "no",
    src: "no",
    width: 7,
    first: true,
    nothing: null,
    text: 5,
    items: deep,
  };
  expect(plainTextOf(bodyOf(fields))).toBe("");
  expect(plainTextOf({ version: 1, blocks: [] })).toBe("");
});

test("A text of any length is cut at the bound, and quickly", () => {
  expect(MAX_PLAIN_TEXT).toBe(100_000);
  const before = performance.now();
  for (const part of ["word ", "<a<b<", "<!-- ", "<script>", "&#", "\u0000", "   "]) {
    const text = plainTextOf(bodyOf({ html: part.repeat(400_000) }, { text: "end" }));
    expect(text.length).toBeLessThanOrEqual(MAX_PLAIN_TEXT);
  }
  expect(performance.now() - before).toBeLessThan(5000);
});

test("No text whatever makes it fail", () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      expect(typeof plainTextOf(bodyOf({ html: text, text }))).toBe("string");
    }),
  );
});
