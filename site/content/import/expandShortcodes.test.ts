import { describe, expect, test } from "vitest";
import { HtmlTooLong } from "../sanitiseHtml.ts";
import { type ContactForms, createContactForms } from "./createContactForms.ts";
import { createPictures, type Pictures } from "./createPictures.ts";
import type { ItemRecord } from "./ExportRecord.ts";
import { expandShortcodes } from "./expandShortcodes.ts";
import { DEFAULT_COLUMNS } from "./galleryHtml.ts";

const SIZES =
  'a:5:{s:5:"width";i:640;s:6:"height";i:480;s:4:"file";s:5:"1.jpg";s:5:"sizes";a:1:{s:6:"medium";a:5:{s:4:"file";s:13:"1-300x225.jpg";s:5:"width";i:300;s:6:"height";i:225;s:9:"mime-type";s:10:"image/jpeg";}}}';

function attachment(id: string, parent: string, more: Record<string, string> = {}): ItemRecord {
  const fields = new Map(
    Object.entries({
      "wp:post_id": id,
      "wp:post_parent": parent,
      "wp:attachment_url": `https://old.example/u/${id}.jpg`,
      title: `Picture ${id}`,
      ...more,
    }),
  );
  return {
    type: "item",
    fields,
    terms: [],
    meta: new Map([["_wp_attachment_metadata", SIZES]]),
  };
}

function someForms(): ContactForms {
  const forms = createContactForms();
  forms.add({
    type: "item",
    fields: new Map([
      ["wp:post_id", "5"],
      ["title", "Write to us"],
    ]),
    terms: [],
    meta: new Map([
      ["_form", "[text a]"],
      ["_hash", "0a1b2c3d4e5f60718293"],
    ]),
  });
  return forms;
}

function somePictures(): Pictures {
  const pictures = createPictures();
  pictures.add(attachment("2", "9", { "wp:menu_order": "2" }));
  pictures.add(
    attachment("1", "9", { "wp:menu_order": "1", "excerpt:encoded": "A <b>caption</b>" }),
  );
  pictures.add(attachment("3", "8"));
  return pictures;
}

const expand = (html: string, postId = "9") =>
  expandShortcodes(html, postId, {
    site: "https://old.example",
    pictures: somePictures(),
    contactForms: someForms(),
  });
const sources = (html: string): string[] =>
  [...html.matchAll(/ src="([^"]*)"/g)].map(([, src = ""]) => src);

describe("expandShortcodes", () => {
  test("writes a caption as a figure", () => {
    const { html } = expand(
      '[caption id="attachment_5" align="alignright" width="300"]<a href="/b"><img src="/a.jpg" /></a> The <em>words</em>[/caption]',
    );
    expect(html).toBe(
      '<figure id="attachment_5" class="wp-caption alignright" style="max-width:300px"><a href="/b"><img src="/a.jpg" /></a><figcaption class="wp-caption-text">The <em>words</em></figcaption></figure>',
    );
  });

  test("takes a caption from the old attribute, and leaves one without a picture as its text", () => {
    expect(expand('[caption caption="a &lt;b"]<img src="/a.jpg">[/caption]').html).toContain(
      ">a &lt;b</figcaption>",
    );
    expect(expand("[caption]words[/caption]").html).toBe("words");
  });

  test("writes a gallery of the post's own pictures, in their order, each linked to its full size", () => {
    const { html, missing } = expand("[gallery]");
    expect(sources(html)).toEqual([
      "https://old.example/u/1-300x225.jpg",
      "https://old.example/u/1-300x225.jpg",
    ]);
    expect(html).toContain('<figure class="wp-block-gallery columns-3 is-cropped">');
    expect(html.indexOf('href="https://old.example/u/1.jpg"')).toBeLessThan(
      html.indexOf('href="https://old.example/u/2.jpg"'),
    );
    expect(html).toContain('width="300" height="225"');
    expect(html).toContain(">A caption</figcaption>");
    expect(missing).toEqual([]);
    expect(DEFAULT_COLUMNS).toBe(3);
  });

  test("gives every linked picture of a gallery a name", () => {
    expect(expand("[gallery]").html).toContain('alt="A caption"');
    expect(expand("[gallery ids=2]").html).toContain('alt="Picture 2"');
  });

  test("writes a gallery of named pictures, and tells which the export does not hold", () => {
    const { html, missing } = expand('[gallery ids="3, 77,1" columns=5 link="none"]');
    expect(sources(html)).toHaveLength(2);
    expect(html).toContain("columns-5");
    expect(html).not.toContain("<a ");
    expect(missing).toEqual(["picture 77 of a gallery"]);
    expect(expand("[gallery]", "404").missing).toEqual(["all pictures of a gallery"]);
  });

  test("leaves pictures out of a gallery that excludes them", () => {
    expect(expand("[gallery exclude=1]").html).not.toContain('href="https://old.example/u/1.jpg"');
  });

  test("writes embeds, recordings and films", () => {
    expect(expand("[embed width=1]https://a.example/?b=1&amp;c=2[/embed]").html).toBe(
      '<a class="embed" href="https://a.example/?b=1&amp;c=2" data-embed-src="https://a.example/?b=1&amp;c=2">https://a.example/?b=1&amp;c=2</a>',
    );
    expect(expand('[audio mp3="https://a.example/b.mp3"][/audio]').html).toBe(
      '<audio controls src="https://a.example/b.mp3"></audio>',
    );
    expect(expand('[video width="640" height="360" mp4="/b.mp4" poster="/c.jpg"]').html).toBe(
      '<video controls src="/b.mp4" poster="/c.jpg" width="640" height="360"></video>',
    );
    expect(expand("[audio https://a.example/b.mp3]").html).toContain(
      'src="https://a.example/b.mp3"',
    );
  });

  test("reads the quotes that editors make of straight ones", () => {
    expect(expand("[gallery columns=”4″ ids=&#8221;1&#8243;]").html).toContain("columns-4");
  });

  test("leaves unknown shortcodes as text and names them, but no words in brackets", () => {
    const text =
      'a [wpvideo x w=680] b [contact-form-7 id="1"] c [sic] d [1] e [tabs]f[/tabs] [Pics, Videos]';
    const { html, unknown } = expand(text);
    expect(html).toBe(text);
    expect(unknown.toSorted()).toEqual(["contact-form-7", "tabs", "wpvideo"]);
  });

  test.each([
    '[contact-form-7 id="5" title="Other"]',
    '[contact-form-7 id="0a1b2c3" title="Other"]',
    '[contact-form-7 id="999" title="Write to us"]',
    '[contact-form 1 "Write to us"]',
  ])("says where the form of %s stands", (code) => {
    expect(expand(`<p>a</p>${code}`)).toEqual({
      html: expect.stringMatching(
        /^<p>a<\/p><div data-contact-form="write-to-us-[\da-f]{8}"><\/div>$/,
      ),
      unknown: [],
      missing: [],
    });
  });

  test("leaves escaped shortcodes and those in attributes alone", () => {
    expect(expand("[[gallery]] and [[caption]a[/caption]]").html).toContain("[gallery] and ");
    const link = '<a title="[gallery]">a</a>';
    expect(expand(link).html).toBe(link);
  });

  test("refuses galleries that would be too long written out", () => {
    expect(() => expand("[gallery]".repeat(100_000))).toThrow(HtmlTooLong);
  });

  test.each([
    ["openings", "[caption]"],
    ["closings", "[/caption]"],
    ["brackets", "["],
    ["double brackets", "[["],
    ["quotes", '[caption a="'],
    ["tags", "<a "],
  ])("reads a megabyte of %s within two seconds", (_, part) => {
    const start = performance.now();
    expand(part.repeat(Math.floor(1_000_000 / part.length)));
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});
