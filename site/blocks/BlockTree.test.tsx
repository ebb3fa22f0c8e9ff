import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { injections } from "../../tests/support/injections.ts";
import type { Block } from "../content/documentBody.ts";
import { BlockTree } from "./BlockTree.tsx";
import { blocks } from "./blocks.ts";

function block(type: string, fields: Block["fields"], slots?: Block["slots"]): Block {
  return { id: `${type}-1`, type, fields, slots };
}

function show(tree: readonly Block[]): { html: string; broken: string[] } {
  const broken: string[] = [];
  const html = renderToStaticMarkup(
    <BlockTree blocks={tree} onBroken={({ id }, reason) => broken.push(`${id}: ${reason}`)} />,
  );
  return { html, broken };
}

describe("BlockTree", () => {
  test("shows blocks in blocks, in the order of their slots", () => {
    const { html } = show([
      block(
        "columns",
        { layout: "equal" },
        {
          second: [block("button", { label: "Go", href: "/go" })],
          first: [block("heading", { text: "One", level: 3 })],
        },
      ),
    ]);
    expect(html).toMatch(/<h3>One<\/h3>.*<a class="button".*href="\/go"/);
    expect(html.match(/--wide:6;--middle:4/g)).toHaveLength(2);
  });

  test("shows a lightbox behind a link that opens it, also without script", () => {
    const { html } = show([
      block(
        "lightbox",
        { label: "Sizes", title: "Sizes of paper", animation: "zoom_in" },
        { content: [block("text", { html: "<p>A4</p>" })] },
      ),
    ]);
    expect(html).toContain('<dialog data-vitrine-lightbox="" aria-label="Sizes of paper">');
    expect(html).toMatch(/<a id="(\S+)" .*href="#(\S+)".*<div id="\2".*<p>A4<.*href="#\1"/);
    expect(html).toContain('data-animation="zoom_in"');
  });

  test("leaves out what it does not know or what does not fit, tells, and shows the rest", () => {
    const { html, broken } = show([
      block("marquee", { text: "x" }),
      block("button", { label: "", href: "javascript:alert(1)" }),
      block("heading", { text: "Still here" }),
    ]);
    expect(html).toBe("<h2>Still here</h2>");
    expect(broken).toHaveLength(2);
    expect(broken[0]).toContain('no block is called "marquee"');
  });

  test.each([
    ["button", { label: "x", href: "javascript:alert(1)" }],
    ["button", { label: "x", href: " JaVaScRiPt:alert(1)" }],
    ["button", { label: "x", href: "data:text/html,x" }],
    ["link-gallery", { items: [{ title: "x", href: "vbscript:x" }] }],
    ["image", { src: "https://elsewhere.example/x.png", alt: "", width: 1, height: 1 }],
    ["image", { src: "/\\elsewhere.example/x.png", alt: "", width: 1, height: 1 }],
    ["foreign-html", { html: "x".repeat(2_000_001) }],
    ["lightbox", { label: "x", animation: "x y" }],
    ["text", {}],
    ["jump-links", { title: "x", links: [{ label: "x", anchor: "javascript:x" }] }],
    ["header", { desktop: 0 }],
    ["sticky", { distance: -1 }],
    ["sticky", { until: "heading", heading: '"><img src=x>' }],
    ["parallax", { effects: [] }],
    ["parallax", { effects: [{ effect: "spin" }] }],
    ["parallax", { effects: [{ effect: "scale", speed: 1e9 }] }],
  ])("%s refuses %.60j", (type, fields) => {
    const { html, broken } = show([block(type, fields)]);
    expect(html).toBe("");
    expect(broken).toHaveLength(1);
  });

  test("hostile text in any field stays text", () => {
    for (const hostile of injections) {
      const { html } = show([
        block("heading", { text: hostile.slice(0, 300) }),
        block("button", { label: hostile.slice(0, 100) || "x", href: "/" }),
        block("image", { src: "/x.png", alt: hostile, width: 1, height: 1, caption: hostile }),
        block("link-gallery", { items: [{ title: "x", href: "/", text: hostile.slice(0, 400) }] }),
        block("lightbox", { label: hostile.slice(0, 100) || "x", title: hostile.slice(0, 100) }),
        block("jump-links", {
          title: hostile.slice(0, 100) || "x",
          links: [{ label: hostile.slice(0, 100) || "x", anchor: "x" }],
        }),
      ]);
      const tags = html.match(/<\/?(\w+)/g) ?? [];
      const known = /^<\/?(?:h2|p|a|figure|figcaption|img|ul|li|h3|dialog|div|article|nav)$/;
      expect(tags.filter((tag) => !known.test(tag))).toEqual([]);
      const withoutValues = html.replace(/"[^"]*"/g, "").replace(/>[^<]*/g, ">");
      expect(withoutValues).not.toMatch(/\son\w+/i);
    }
  });

  test("a header switches between its two slots, as far as its fields say; with one it is that one", () => {
    const slots = { first: [block("heading", { text: "Large" })] };
    const scrolled = [block("heading", { text: "Small" })];
    const both = show([block("header", { mobile: 40 }, { ...slots, scrolled })]).html;
    expect(both).toContain('data-switch-on-scroll-d="100" data-switch-on-scroll-m="40"');
    expect(both).toMatch(/tve-default-state"><h2>Large<.*tve-scroll-state"><h2>Small</);
    expect(both).toContain("&quot;mode&quot;:&quot;sticky&quot;");
    const one = show([block("header", { sticky: false }, slots)]).html;
    expect(one).toBe('<header class="thrv_header"><h2>Large</h2></header>');
  });

  test("links on this page lead to the names of headings", () => {
    const links = [{ label: "Plans", anchor: "plans" }];
    const { html } = show([block("jump-links", { title: "On this page", links })]);
    expect(html).toContain(
      '<a class="tve-jump-scroll" href="#plans" jump-animation="smooth">Plans</a>',
    );
    expect(show([block("jump-links", { title: "x", links, smooth: false })]).html).not.toContain(
      "jump-animation",
    );
  });

  test("what stays and what moves says so in the page builder's own attribute", () => {
    const content = [block("text", { html: "<p>Here</p>" })];
    const { html } = show([
      block(
        "sticky",
        { until: "heading", heading: "end", distance: 24, off: ["mobile"] },
        { content },
      ),
      block("parallax", { effects: [{ effect: "rotate", speed: 2 }] }, { content }),
    ]);
    const settings = [...html.matchAll(/data-tve-scroll="([^"]*)"/g)].map(([, text = ""]) =>
      JSON.parse(text.replaceAll("&quot;", '"')),
    );
    expect(settings).toEqual([
      {
        mode: "sticky",
        top: "24",
        end: "element",
        el_id: "end",
        stickyPosition: "top",
        disabled: ["mobile"],
      },
      { mode: "parallax", end: "parallax", disabled: [], parallax: { rotate: { speed: 2 } } },
    ]);
    expect(html.match(/<p>Here<\/p>/g)).toHaveLength(2);
  });

  test("every kind of block has a name for editors and is listed once", () => {
    expect(blocks.every(({ label }) => label.length > 2)).toBe(true);
    expect(new Set(blocks.map(({ type }) => type)).size).toBe(blocks.length);
  });
});
