import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { Picture as StoredPicture } from "../content/picture.ts";
import { MEDIA_WIDTHS } from "../server/media/mediaSizes.ts";
import { Picture, pictureAddress } from "./Picture.tsx";

const drawing: StoredPicture = {
  src: "/media/demo/dots.svg",
  width: 400,
  height: 300,
  alt: "Dots",
  focal: { x: 0.25, y: 0.3333 },
  colour: "#b8431f",
};
const photo = { ...drawing, src: "/media/uploads/2026/08/sea.jpg", width: 900, height: 600 };

function show(picture: StoredPicture, rest: { priority?: boolean; className?: string } = {}) {
  return renderToStaticMarkup(
    <main>
      <Picture picture={picture} sizes="50vw" {...rest} />
    </main>,
  );
}

function widthsOf(html: string): string[] {
  const [, srcSet = ""] = /srcSet="([^"]*)"/.exec(html) ?? [];
  return srcSet.split(", ");
}

describe("Picture", () => {
  test("offers a drawing in every width, and keeps its place and its colour", () => {
    const html = show(drawing);
    expect(widthsOf(html)).toEqual(
      MEDIA_WIDTHS.map((width) => `/media/${width}w/demo/dots.svg ${width}w`),
    );
    expect(html).toContain('src="/media/640w/demo/dots.svg"');
    expect(html).toContain('sizes="50vw" alt="Dots" width="400" height="300"');
    expect(html).toContain('style="--picture-colour:#b8431f;object-position:25% 33.3%"');
  });

  test("offers a photograph up to its own width, of which the last is told truly", () => {
    expect(widthsOf(show(photo)).slice(-2)).toEqual([
      "/media/800w/uploads/2026/08/sea.jpg 800w",
      "/media/960w/uploads/2026/08/sea.jpg 900w",
    ]);
    expect(widthsOf(show({ ...photo, width: 640 })).at(-1)).toContain("640w/uploads");
    expect(widthsOf(show({ ...photo, width: 90 }))).toEqual([
      "/media/160w/uploads/2026/08/sea.jpg 90w",
    ]);
  });

  test("waits until it is about to be seen, unless it is seen first", () => {
    expect(show(photo)).toMatch(/loading="lazy" decoding="async"/);
    expect(show(photo)).not.toContain("preload");
    const first = show(photo, { priority: true });
    expect(first).toContain('loading="eager" fetchPriority="high"');
  });

  test("seen first, it is named in the head with the same choice", () => {
    const html = show(photo, { priority: true });
    const [, hint = ""] = /^<link rel="preload" as="image"([^>]*)>/.exec(html) ?? [];
    expect(hint).toContain(`imageSrcSet="${widthsOf(html).join(", ")}"`);
    expect(hint).toContain('imageSizes="50vw"');
  });

  test("shows a picture of another place as it is", () => {
    const html = show({ src: "/icon.svg", width: 64, height: 64, alt: "" }, { className: "mark" });
    expect(html).toBe(
      '<main><img src="/icon.svg" alt="" width="64" height="64" class="mark" loading="lazy" decoding="async"/></main>',
    );
    expect(pictureAddress({ src: "/icon.svg" }, 1600)).toBe("/icon.svg");
  });

  test("hostile words and addresses stay in their attributes", () => {
    const html = show({
      ...photo,
      src: '/media/uploads/"><script>x</script>.jpg',
      alt: '" onerror="x',
    });
    expect(html.match(/<\w+/g)).toEqual(["<main", "<img"]);
    expect(html.replace(/"[^"]*"/g, "")).not.toContain("onerror");
  });

  test("an address with a comma or a space does not break the choice in two", () => {
    const html = show({ ...photo, src: "/media/uploads/a, b 2w.jpg" });
    expect(widthsOf(html)).toHaveLength(6);
    expect(widthsOf(html)[0]).toBe("/media/160w/uploads/a%2C%20b%202w.jpg 160w");
  });
});
