import { describe, expect, test } from "vitest";
import { injections } from "../../../tests/support/injections.ts";
import { sanitiseHtml } from "../../content/sanitiseHtml.ts";
import { createLocale } from "../../texts/createLocale.ts";
import { linkMediaElsewhere } from "./linkMediaElsewhere.ts";

const show = (html: string, language = "en") => {
  const { say } = createLocale({ language, siteLanguage: "en", currency: "EUR" });
  return linkMediaElsewhere(sanitiseHtml(html), say);
};

describe("linkMediaElsewhere", () => {
  test("a picture on another host becomes a link of its size and name", () => {
    const shown = show(
      '<img src="https://old.example/a/sea.jpg" alt="The sea" width="300" height="200">',
    );
    expect(shown).not.toContain("<img");
    expect(shown).toContain('href="https://old.example/a/sea.jpg"');
    expect(shown).toContain("Picture: The sea");
    expect(shown).toContain("width:300px;aspect-ratio:300 / 200");
  });

  test("one too small for words hides them; it is a link all the same", () => {
    const shown = show(
      '<img src="https://old.example/smile.gif" alt=":-)" width="16" height="16">',
    );
    expect(shown).toContain('class="kt-no-lightbox media-elsewhere media-small "');
    expect(shown).toContain("Picture: :-)");
  });

  test("a link to a picture elsewhere leads there; one of this site may open over the page", () => {
    expect(show('<a href="https://old.example/a/sea.jpg?x=1">The sea</a>')).toContain(
      '<a class="kt-no-lightbox" href=',
    );
    expect(show('<a class="big" href="//old.example/sea.PNG">The sea</a>')).toContain(
      'class="kt-no-lightbox big"',
    );
    expect(show('<img src="https://old.example/a/sea.jpg" alt="">')).toContain("kt-no-lightbox");
    for (const own of ["/media/sea.jpg", "https://old.example/page"]) {
      expect(show(`<a href="${own}">The sea</a>`)).not.toContain("kt-no-lightbox");
    }
  });

  test("a film elsewhere opens over the page where we know its service; else its link leads there", () => {
    for (const shut of ["https://films.example/1", "//films.example/a.mp4"]) {
      expect(show(`<a class="pvideolight" href="${shut}">x</a>`)).toContain("kt-no-lightbox");
    }
    for (const open of ["https://vimeo.com/76979871", "/a.mp4", "#part"]) {
      expect(show(`<a class="pvideolight" href="${open}">x</a>`)).not.toContain("kt-no-lightbox");
    }
  });

  test("what the image lightbox reads of other systems' markup stays", () => {
    const kept = show(
      '<figure class="wp-block-gallery"><ul><li class="blocks-gallery-item"><a class="kb-gallery-item-link" data-rel="lightbox" rel="lightbox" title="t" href="/a.jpg"><img src="/a.jpg" alt="a" data-caption="b" data-post-title="c" /></a><figcaption>d</figcaption></li></ul></figure><div class="kb-gallery-magnific-init" data-image-filter="x" data-lightbox-caption="true"></div><a class="pvideolight" href="https://vimeo.com/1">f</a><div id="part" class="mfp-hide">p</div>',
    );
    for (const part of [
      ...["wp-block-gallery", "blocks-gallery-item", "kb-gallery-item-link", 'data-rel="lightbox"'],
      ...['rel="lightbox', 'title="t"', 'data-caption="b"', 'data-post-title="c"', "<figcaption>d"],
      ...['data-image-filter="x"', 'data-lightbox-caption="true"', "pvideolight", 'id="part"'],
    ]) {
      expect(kept).toContain(part);
    }
  });

  test("says what it is in the language of the page, whatever its name holds", () => {
    const sea = '<img src="https://old.example/sea.jpg" alt="$& {host} &lt;b&gt;">';
    expect(show(sea, "de")).toContain(
      "Bild: $&amp; {host} &lt;b&gt;</span> <small>auf old.example",
    );
    expect(show(sea, "ar")).toContain(
      "صورة: $&amp; {host} &lt;b&gt;</span> <small>على old.example",
    );
  });

  test("inside a link it is no second link", () => {
    const shown = show(
      '<a href="/big"><img src="//old.example/sea.jpg" alt=""></a><img src="http://b.example/x.png">',
    );
    expect(shown.match(/<a /g)).toHaveLength(2);
    expect(shown).toMatch(/<a href="\/big"><span class="media-elsewhere/);
    expect(shown).toContain("Picture: sea.jpg");
  });

  test("pictures of this site stay, without sizes that come from elsewhere", () => {
    expect(show('<img src="/media/sea.jpg" alt="Sea" srcset="/media/sea-2.jpg 2x">')).toContain(
      "srcset",
    );
    const mixed = show('<img src="/media/sea.jpg" srcset="https://old.example/sea.jpg 2x">');
    expect(mixed).toContain('<img src="/media/sea.jpg"');
    expect(mixed).not.toContain("old.example");
  });

  test("sounds and films on other hosts become links, by their element or its sources", () => {
    const shown = show(
      '<audio controls src="https://old.example/a.mp3"></audio><video controls><source src="https://old.example/b.mp4"></video><audio controls src="/own.mp3"></audio>',
    );
    expect(shown).toContain("Sound: a.mp3");
    expect(shown).toContain("Film: b.mp4");
    expect(shown).toContain("/own.mp3");
    expect(shown).not.toMatch(/<source|<video/);
  });

  test.each([
    '<img src="/\\evil.example/a.png">',
    '<img src="https:evil.example/c.png">',
    '<img src="ht\ttps://evil.example/c.png">',
    '<img src="/own.png" srcset="/\\evil.example/2.png 2x">',
    '<input type="image" src="https://evil.example/e.png">',
  ])("%s asks no other host", (html) => {
    expect(show(html)).not.toMatch(/<(?:img|input)\b[^>]*evil/);
  });

  test("a film of ours stays a film, whatever else stands in it", () => {
    const fallback = show(
      '<video controls src="/a.mp4"><img src="https://evil.example/f.png" alt="Still"></video>',
    );
    expect(fallback).toContain('<video controls src="/a.mp4"');
    expect(fallback).toContain("Picture: Still");
    const two = show(
      '<video controls><source src="/a.mp4"><source src="https://evil.example/b.mp4"></video>',
    );
    expect(two).toContain('<source src="/a.mp4"');
    expect(two).not.toContain("evil.example");
  });

  test("nothing in hostile markup fetches from elsewhere or gains an element that runs", () => {
    for (const injection of injections) {
      const shown = show(
        `<img src="https://x.example/${injection}" alt="${injection}">${injection}`,
      );
      expect(shown).not.toMatch(
        /<(?:img|audio|video|source|track)\b[^>]*\s(?:src|poster)="(?:https?:)?\/\//i,
      );
      expect(sanitiseHtml(shown).match(/<\w+/g) ?? []).toEqual(shown.match(/<\w+/g) ?? []);
    }
  });
});
