import { expect, test } from "vitest";
import { blockSummary, SUMMARY_LENGTH } from "./blockSummary.ts";

test.each([
  [{ text: "Prices", level: 2 }, "Prices"],
  [{ html: "<p>One &amp; <b>two</b></p><p>three</p>" }, "One & two three"],
  [{ layout: "equal", enters: false }, ""],
  [{ columns: 3, pictures: [{ src: "/a.jpg", caption: "A hill" }] }, "A hill"],
  [{ src: "/media/a.jpg", alt: "", caption: "" }, "/media/a.jpg"],
  [{ html: "<p>مرحبا بالعالم</p>" }, "مرحبا بالعالم"],
  [{ html: "<p", text: null }, ""],
  [{}, ""],
])("Of a block with %j the first words are %j", (fields, words) => {
  expect(blockSummary({ fields })).toBe(words);
});

test("Long texts end between two words, also where markup is cut", () => {
  const html = `<p>${"word ".repeat(500)}</p>`;
  const summary = blockSummary({ fields: { html } });
  expect(summary).toMatch(/word …$/);
  expect(summary.length).toBeLessThanOrEqual(SUMMARY_LENGTH + 2);
  expect(blockSummary({ fields: { html: "x".repeat(5000) } })).toHaveLength(SUMMARY_LENGTH + 2);
});
