import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { injections } from "../../../tests/support/injections.ts";
import type { Block } from "../../content/documentBody.ts";
import { BlockTree } from "../BlockTree.tsx";

function show(fields: Block["fields"]): { html: string; broken: string[] } {
  const broken: string[] = [];
  const html = renderToStaticMarkup(
    <BlockTree
      blocks={[{ id: "a", type: "call-to-action", fields }]}
      onBroken={(_, reason) => broken.push(reason)}
    />,
  );
  return { html, broken };
}

const picture = { src: "/media/demo/moon.svg", width: 1200, height: 1500, colour: "#ffcc00" };

test("a call to action has its words, its sizes, its button and its picture", () => {
  const { html } = show({
    above: "New",
    title: "Print it",
    subtitle: "On paper",
    label: "Shop",
    href: "/shop",
    largest: 90,
    picture,
  });
  expect(html).toMatch(/^<div class="cta-band kt-custom-row-full">/);
  expect(html).toContain('data-ktstellar-background-ratio="0.8"');
  expect(html).toContain("background-color:#ffcc00;background-image:url(");
  expect(html).toContain('class="cta-words kt-animate-fade-in-up"');
  expect(html).toContain(
    '<h2 class="kt-call-to-action-title" data-min-size="30" data-max-size="90" style="--vitrine-cta-min:30px;--vitrine-cta-max:90px">Print it</h2>',
  );
  expect(html).toContain('<a class="button" data-look="primary" href="/shop">Shop</a>');
});

test("a title alone is enough; it need not stretch or come in", () => {
  const { html } = show({ title: "Print it", stretched: false, enters: false, level: 3 });
  expect(html.replace(/<[^>]*>/g, "")).toBe("Print it");
  expect(html).toContain("<h3 ");
  for (const name of ["kt-custom-row-full", "kt-animate", "cta-picture", "button"]) {
    expect(html).not.toContain(name);
  }
});

test.each([
  [{ title: " " }],
  [{ title: "x", href: "javascript:alert(1)", label: "y" }],
  [{ title: "x", largest: 5000 }],
  [{ title: "x", picture: { ...picture, src: "https://elsewhere.example/x.png" } }],
  [{ title: "x", picture: { ...picture, colour: "red;position:fixed" } }],
])("a call to action refuses %j", (fields) => {
  const { html, broken } = show(fields);
  expect(html).toBe("");
  expect(broken).toHaveLength(1);
});

test("hostile texts and addresses stay what they are", () => {
  for (const hostile of injections) {
    const word = hostile.trim().slice(0, 200) || "x";
    const { html, broken } = show({
      title: word,
      above: word,
      subtitle: word,
      picture: { ...picture, src: `/x") ${word}`.slice(0, 200) },
    });
    expect(broken).toEqual([]);
    const tags = html.match(/<\/?(\w+)/g) ?? [];
    expect(tags.filter((tag) => !/^<\/?(?:div|p|h2)$/.test(tag))).toEqual([]);
  }
});
