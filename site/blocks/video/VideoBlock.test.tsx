import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { injections } from "../../../tests/support/injections.ts";
import type { Block } from "../../content/documentBody.ts";
import { newPageRender, PageRenderContext } from "../../server/render/PageRender.ts";
import { policyBeyond } from "../../server/securityHeaders.ts";
import { BlockTree } from "../BlockTree.tsx";

function show(fields: Block["fields"], type = "video") {
  const page = newPageRender();
  const broken: string[] = [];
  const html = renderToStaticMarkup(
    <PageRenderContext value={page}>
      <BlockTree
        blocks={[{ id: "a", type, fields }]}
        onBroken={(_, reason) => broken.push(reason)}
      />
    </PageRenderContext>,
  );
  return { html, broken, policy: policyBeyond(page.reach), styles: [...page.styles] };
}

describe("a film block", () => {
  test("is the browser's own player with its files, poster and captions, each in its language", () => {
    const { html, policy, styles } = show({
      src: "/media/demo/films/a.webm",
      other: "/media/demo/films/a.mp4",
      title: "Six drums",
      width: 960,
      height: 600,
      poster: "/media/demo/a.svg",
      tracks: [
        { src: "/media/demo/films/a.vtt", language: "en" },
        { src: "/media/demo/films/a.de.vtt", language: "de", kind: "subtitles" },
      ],
      caption: "How it is done.",
    });
    expect(html).toMatch(/<video[^>]* data-player=""[^>]* controls=""/);
    expect(html).toContain('aria-label="Six drums"');
    expect(html).toContain('width="960" height="600" poster="/media/1280w/demo/a.svg"');
    expect(html).toContain('<source src="/media/demo/films/a.webm" type="video/webm"/>');
    expect(html).toContain('<source src="/media/demo/films/a.mp4" type="video/mp4"/>');
    expect(html).toMatch(/<track kind="captions" srcLang="en"[^>]* label="English"/);
    expect(html).toMatch(/<track kind="subtitles" srcLang="de"[^>]* label="Deutsch"/);
    expect(html).toContain("<figcaption>How it is done.</figcaption>");
    expect(policy).toBe("");
    expect(styles).toContain("player");
  });

  test("of a service is a link that says who will be asked, and its page may show that one's frame", () => {
    const { html, policy } = show({ src: "https://youtu.be/dQw4w9WgXcQ", title: "Elsewhere" });
    expect(html).not.toMatch(/<(?:video|iframe)/);
    expect(html).toMatch(/<a href="https:\/\/youtu.be\/dQw4w9WgXcQ"[^>]* data-player=""/);
    expect(html).toContain("Your browser then asks YouTube");
    expect(policy).toBe("frame-src 'self' https://www.youtube-nocookie.com");
  });

  test("that is a stream lets its page play what a script hands over", () => {
    expect(show({ src: "/live/a.m3u8", title: "Live" }).policy).toBe("media-src 'self' blob:");
  });

  test.each([
    [{ src: "/a.mp4" }],
    [{ src: "https://films.example/a.mp4", title: "x" }],
    [{ src: "//films.example/a.mp4", title: "x" }],
    [{ src: "/\\films.example/a.mp4", title: "x" }],
    [{ src: "javascript:alert(1)", title: "x" }],
    [{ src: "/a.mp4", title: "x", poster: "https://films.example/a.jpg" }],
    [
      {
        src: "/a.mp4",
        title: "x",
        tracks: [{ src: "https://films.example/a.vtt", language: "en" }],
      },
    ],
    [{ src: "/a.mp4", title: "x", tracks: [{ src: "/a.vtt", language: "klingon!" }] }],
  ])("refuses %j", (fields) => {
    const { html, broken } = show(fields);
    expect([html, broken.length]).toEqual(["", 1]);
  });

  test("keeps hostile texts text", () => {
    for (const hostile of injections) {
      const title = hostile.trim().slice(0, 200) || "x";
      const { html, broken } = show({ src: "/a.mp4", title, caption: hostile });
      expect(broken).toEqual([]);
      const tags = (html.match(/<\/?(\w+)/g) ?? []).map((tag) => tag.replace(/<\/?/, ""));
      expect(new Set(tags)).toEqual(new Set(["figure", "video", "source", "a", "figcaption"]));
    }
  });
});

describe("films in HTML from elsewhere", () => {
  const shown = (html: string) => show({ html }, "foreign-html");

  test("keep what WordPress' shortcodes say of them, and nothing that starts by itself", () => {
    const { html, styles } = shown(
      '<div style="width: 640px;" class="wp-video"><video class="wp-video-shortcode" id="video-7-1" width="640" height="360" poster="/media/a.jpg" autoplay="1" preload="metadata" controls="controls" onplay="alert(1)"><source type="video/mp4" src="/media/a.mp4?_=1" /><track kind="captions" src="/media/a.vtt" srclang="en" label="English" default /><a href="/media/a.mp4">a</a></video></div><audio class="wp-audio-shortcode" controls><source type="audio/mpeg" src="/media/a.mp3"></audio>',
    );
    for (const kept of [
      /<video class="wp-video-shortcode" width="640" height="360" poster="\/media\/a\.jpg"[^>]* controls/,
      /<source type="video\/mp4" src="\/media\/a\.mp4\?_=1"/,
      /<track kind="captions" src="\/media\/a\.vtt" srclang="en" label="English" default/,
      /<audio class="wp-audio-shortcode" controls/,
      /data-player-labels="/,
    ]) {
      expect(html).toMatch(kept);
    }
    expect(html).not.toMatch(/autoplay|onplay/);
    expect(styles).toContain("player");
  });

  test("of services become links to them, which the page may then show", () => {
    const { html, policy } = shown(
      '<div class="wp-video"><video class="wp-video-shortcode" width="640" height="360" controls><source type="video/youtube" src="https://www.youtube.com/watch?v=dQw4w9WgXcQ&amp;_=1" /></video></div>',
    );
    expect(html).not.toMatch(/<(?:video|source|iframe)/);
    expect(html).toMatch(
      /<a class="kt-no-lightbox media-elsewhere wp-video-shortcode"[^>]* href="https:\/\/www\.youtube\.com/,
    );
    expect(policy).toBe("frame-src 'self' https://www.youtube-nocookie.com");
  });

  test("of other hosts stay links, and no page reaches those", () => {
    const { html, policy } = shown(
      '<video class="wp-video-shortcode" src="https://films.example/a.mp4" controls></video><video controls src="/a.mp4"><track src="https://films.example/a.vtt"></video><a href="https://youtu.be/dQw4w9WgXcQ">A link</a>',
    );
    expect(html).not.toMatch(/<(?:video|source|track)[^>]*films\.example/);
    expect(policy).toBe("");
  });
});
