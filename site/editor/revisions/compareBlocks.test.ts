import { describe, expect, test } from "vitest";
import type { Block } from "../../content/documentBody.ts";
import { createAdminLocale } from "../../texts/admin/createAdminLocale.ts";
import { en } from "../../texts/admin/en.ts";
import { type CompareOptions, compareBlocks } from "./compareBlocks.ts";

const english = createAdminLocale({ language: "en", catalogue: en, currency: "EUR" });
const kinds: CompareOptions["kinds"] = new Map([
  ["text", { fields: [{ name: "html", label: "Text", isOptional: false, kind: "html" }] }],
]);
const text = (id: string, html: string): Block => ({ id, type: "text", fields: { html } });
const columns = (id: string, ...left: readonly Block[]): Block => {
  return { id, type: "columns", fields: {}, slots: { left } };
};
const compare = (before: readonly Block[], after: readonly Block[]) =>
  compareBlocks(
    { version: 1, blocks: before },
    { version: 1, blocks: after },
    { kinds, words: english },
  );
const told = (before: readonly Block[], after: readonly Block[]) =>
  compare(before, after).map(({ id, kind }) => `${id} ${kind}`);

describe("Of blocks it is told", () => {
  test("which are as they were, other, new and gone, in their order", () => {
    const [a, b, c, d] = ["a", "b", "c", "d"].map((id) => text(id, `<p>${id}</p>`));
    if (!a || !b || !c || !d) throw new Error("There are four.");
    expect(told([a, b, c], [a, text("b", "<p>x</p>"), d])).toEqual([
      "a same",
      "b changed",
      "c removed",
      "d added",
    ]);
  });

  test("which moved, also into others, at their new place alone", () => {
    const [a, b] = [text("a", "<p>a</p>"), text("b", "<p>b</p>")];
    expect(told([a, b, columns("c")], [columns("c", a), b])).toEqual([
      "c moved",
      "a moved",
      "b same",
    ]);
    expect(compare([], [columns("c", a)]).map(({ depth }) => depth)).toEqual([0, 1]);
  });

  test("what is other in them, by its label, in words; where only the markup is, as it is written", () => {
    const [words] = compare([text("a", "<p>red sea</p>")], [text("a", "<p>blue <b>sea</b></p>")]);
    expect(words?.fields).toEqual([
      {
        label: "Text",
        parts: [
          { kind: "removed", text: "red" },
          { kind: "added", text: "blue" },
          { kind: "same", text: " sea" },
        ],
      },
    ]);
    const [markup] = compare([text("a", "<p>sea</p>")], [text("a", "<p><b>sea</b></p>")]);
    expect(markup?.fields[0]?.label).toBe("Text (HTML)");
    const gallery = (links: unknown): Block => ({ id: "g", type: "unknown", fields: { links } });
    const [list] = compare([gallery([{ href: "/a" }])], [gallery([{ href: "/b" }, { href: "" }])]);
    expect(list?.fields.map(({ label }) => label)).toEqual(["links · 1 · href"]);
  });
});
