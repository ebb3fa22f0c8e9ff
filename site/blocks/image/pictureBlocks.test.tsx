import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Block } from "../../content/documentBody.ts";
import { BlockTree } from "../BlockTree.tsx";

function show(type: string, fields: Block["fields"]): string {
  const broken: string[] = [];
  const html = renderToStaticMarkup(
    <main>
      <BlockTree
        blocks={[{ id: "a", type, fields }]}
        onBroken={(_, reason) => broken.push(reason)}
      />
    </main>,
  );
  expect(broken).toEqual([]);
  return html;
}

const drawn = { src: "/media/demo/a.svg", alt: "A", width: 1600, height: 1000 };

test("an image block stored before pictures had sizes is shown as it was", () => {
  const html = show("image", { src: "/demo/moire.svg", alt: "", width: 960, height: 480 });
  expect(html).toContain('<img src="/demo/moire.svg" alt="" width="960" height="480"');
});

test("an image block offers sizes, keeps its focal point and its colour", () => {
  const html = show("image", { ...drawn, focal: { x: 0, y: 1 }, colour: "#2b2a33" });
  expect(html).toContain("/media/1600w/demo/a.svg 1600w");
  expect(html).toContain("--picture-colour:#2b2a33;object-position:0% 100%");
});

test("only the image block that is seen first is fetched first", () => {
  expect(show("image", drawn)).toContain('loading="lazy"');
  expect(show("image", { ...drawn, first: true })).toContain('loading="eager"');
});

test("a link gallery shows pictures with their own shape, and old ones with the shape they had", () => {
  const item = { title: "A", href: "/" };
  const own = show("link-gallery", { items: [{ ...item, image: drawn.src, width: 8, height: 5 }] });
  expect(own).toContain('width="8" height="5"');
  expect(own).toContain("/media/640w/demo/a.svg 640w");
  const old = show("link-gallery", { items: [{ ...item, image: "/demo/moire.svg" }] });
  expect(old).toContain('src="/demo/moire.svg" alt="" width="640" height="480"');
});
