import { describe, expect, test } from "vitest";
import { createContactForms } from "./createContactForms.ts";
import { createPictures } from "./createPictures.ts";
import { readBody } from "./readBody.ts";
import { PAGE_BREAK } from "./withoutComments.ts";

const pictures = createPictures();
pictures.add({
  type: "item",
  fields: new Map([
    ["wp:post_id", "5"],
    ["wp:attachment_url", "https://old.example/u/a-1200x4002.jpg"],
  ]),
  terms: [],
  meta: new Map([["_wp_attachment_metadata", 'a:2:{s:5:"width";i:1200;s:6:"height";i:400;}']]),
});

const survey = { site: "https://old.example", pictures, contactForms: createContactForms() };
const read = (content: string) => readBody(content, "1", survey);

function htmlOf(content: string): unknown {
  return read(content).body.blocks[0]?.fields.html;
}

describe("readBody", () => {
  test("makes one block of foreign HTML, and none of nothing", () => {
    expect(read("<p>a</p>").body).toEqual({
      version: 1,
      blocks: [{ id: "html", type: "foreign-html", fields: { html: "<p>a</p>" } }],
    });
    expect(read(" <!-- wp:paragraph --> ").body.blocks).toEqual([]);
  });

  test("marks up what the classic editor stored, and leaves blocks as they are", () => {
    expect(htmlOf("a\nb\n\nc")).toBe("<p>a<br />\nb</p>\n<p>c</p>");
    expect(htmlOf("<!-- wp:html -->\na\n\nb\n<!-- /wp:html -->")).toBe("a\n\nb");
  });

  test("turns page breaks into rules, in blocks and in classic text", () => {
    expect(PAGE_BREAK).toBe('<hr class="page-break" />');
    expect(htmlOf("a<!--nextpage-->b")).toBe('<p>a</p>\n<hr class="page-break" />\n<p>b</p>');
    expect(htmlOf("<!-- wp:nextpage -->\n<!--nextpage-->\n<!-- /wp:nextpage -->")).toBe(
      '<hr class="page-break" />',
    );
  });

  test("keeps the text on both sides of the more mark, and not the mark", () => {
    const html = htmlOf("<p>before</p><!--more Read on--><p>after</p>");
    expect(html).toMatch(/^<p>before<\/p>\s*<p>after<\/p>$/);
  });

  test("makes players and links of addresses on a line of their own, and of no others", () => {
    expect(htmlOf("https://youtu.be/x?a=1&amp;b=2")).toBe(
      '<p><a class="embed" href="https://youtu.be/x?a=1&amp;b=2" data-embed-src="https://youtu.be/x?a=1&amp;b=2">https://youtu.be/x?a=1&amp;b=2</a></p>',
    );
    expect(htmlOf("https://a.example/b.mp3?c=1")).toContain(
      '<audio controls src="https://a.example/b.mp3?c=1"',
    );
    expect(htmlOf("https://a.example/b.mp4")).toContain(
      '<video controls src="https://a.example/b.mp4"',
    );
    expect(htmlOf("see https://a.example/ there")).toBe("<p>see https://a.example/ there</p>");
    expect(htmlOf("<pre>\nhttps://a.example/\n</pre>")).not.toContain("<a");
  });

  test("gives pictures the size that the export knows, so that nothing moves", () => {
    const known = htmlOf('<img src="https://old.example/u/a-1200x4002.jpg" alt="">');
    expect(known).toContain('width="1200" height="400"');
    expect(htmlOf('<img class="wp-image-5" src="/elsewhere.jpg" alt="">')).toContain(
      'width="1200" height="400"',
    );
    expect(htmlOf('<img src="https://old.example/u/b-300x200.jpg" alt="">')).toContain(
      'width="300" height="200"',
    );
    expect(htmlOf('<img src="https://old.example/u/b.jpg" alt="">')).not.toContain("width");
    expect(
      htmlOf('<img src="https://old.example/u/b-300x200.jpg" width="30" alt="">'),
    ).not.toContain('200"');
  });

  test("says what did not come along", () => {
    const { lost, unknownShortcodes, missingPictures, pictureHosts } = read(
      '<!-- wp:latest-posts {"a":1} /--><script>1</script><style>a</style><style>b</style><svg></svg><object></object>[gallery ids=77][form id=1]<img src="https://a.example/b.jpg">',
    );
    expect(lost).toEqual([
      'the block "latest-posts"',
      "1 script",
      "2 style sheets",
      "1 plug-in",
      "1 drawing or formula",
    ]);
    expect(unknownShortcodes).toEqual(["form"]);
    expect(missingPictures).toEqual(["picture 77 of a gallery"]);
    expect(pictureHosts).toEqual(["a.example"]);
  });

  test.each([
    ["comments", "<!--"],
    ["block comments", "<!-- wp:a "],
    ["line ends", "\n"],
    ["addresses", "https://a.example/"],
    ["preformatted text", "<pre>"],
    ["blanks", " \t"],
  ])("reads a megabyte of %s within two seconds", (_, part) => {
    const start = performance.now();
    read(part.repeat(Math.floor(1_000_000 / part.length)));
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});
