import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { injections } from "../../../tests/support/injections.ts";
import type { Block } from "../../content/documentBody.ts";
import { BlockTree } from "../BlockTree.tsx";

function show(fields: Block["fields"]): { html: string; broken: string[] } {
  const broken: string[] = [];
  const html = renderToStaticMarkup(
    <BlockTree
      blocks={[{ id: "a", type: "typing", fields }]}
      onBroken={(_, reason) => broken.push(reason)}
    />,
  );
  return { html, broken };
}

const textOf = (html: string) => html.replace(/<[^>]*>/g, "");

test("a typing block reads as a sentence with its first text, and names the others for the effect", () => {
  const { html } = show({
    before: "We print",
    words: ["maps", "books"],
    after: "on paper",
    level: 2,
    hold: 900,
    highlight: true,
    colour: "#ffcc00",
  });
  expect(textOf(html)).toBe("We print maps on paper");
  expect(html).toMatch(/^<h2 class="typing"/);
  expect(html).toContain('data-typist="books"');
  expect(html).toContain('data-speed="900" data-highlight="1" data-colors="#ffcc00"');
  expect(html).toContain('data-pause-label="Pause"');
});

test("texts alone are enough; it is a paragraph then", () => {
  const { html } = show({ words: ["maps"] });
  expect(textOf(html)).toBe("maps");
  expect(html).toMatch(/^<p class="typing"/);
  expect(html).not.toContain("data-highlight");
});

test.each([
  [{ words: [] }],
  [{ words: [" "] }],
  [{ words: ["a|b"] }],
  [{ words: ["a"], hold: -1 }],
  [{ words: ["a"], colour: "red;position:fixed" }],
  [{ words: ["a"], level: 1 }],
])("a typing block refuses %j", (fields) => {
  const { html, broken } = show(fields);
  expect(html).toBe("");
  expect(broken).toHaveLength(1);
});

test("hostile texts stay text", () => {
  for (const hostile of injections) {
    const word = hostile.replaceAll("|", "").trim().slice(0, 200) || "x";
    const { html, broken } = show({ before: word, words: [word, word], after: word });
    expect(broken).toEqual([]);
    const tags = html.match(/<\/?(\w+)/g) ?? [];
    expect(tags.filter((tag) => !/^<\/?(?:p|span)$/.test(tag))).toEqual([]);
  }
});
