import { expect, test } from "vitest";
import { policyBeyond } from "../../server/securityHeaders.ts";
import { renderForeign } from "../testing/renderForeign.tsx";

/** What the policy of a page with this HTML says beside that of every page. */
const policyOf = (html: string): string => policyBeyond(renderForeign(html).reach);

const bound = (...events: readonly object[]): string =>
  `<p data-tcb-events='__TCB_EVENT_${JSON.stringify(events)}_TNEVE_BCT__'>x</p>`;

const YOUTUBE = "frame-src 'self' https://www.youtube-nocookie.com";
const VIMEO = "frame-src 'self' https://player.vimeo.com";

test.each([
  ['<a class="pvideolight" href="https://vimeo.com/76979871">x</a>', VIMEO],
  ['<a href="https://vimeo.com/76979871" class="button ktvideolight">x</a>', VIMEO],
  [
    '<a data-rel="lightbox" href="https://www.youtube.com/watch?a=1&amp;v=dQw4w9WgXcQ">x</a>',
    YOUTUBE,
  ],
  ['<a rel="lightbox[set]" href="https://youtu.be/dQw4w9WgXcQ">x</a>', YOUTUBE],
  [
    '<a class="mfp-iframe" href="https://www.google.com/maps?q=Halle">x</a>',
    "frame-src 'self' https://maps.google.com",
  ],
  [
    '<a class="pvideolight" href="https://vimeo.com/76979871">x</a><a class="pvideolight" href="https://youtu.be/dQw4w9WgXcQ">x</a>',
    "frame-src 'self' https://player.vimeo.com https://www.youtube-nocookie.com",
  ],
  [bound({ t: "click", a: "thrive_video", config: { s: "vimeo", p: { id: "76979871" } } }), VIMEO],
  [
    bound({ t: "click", a: "thrive_wistia", config: { id: "e4a27b971d" } }),
    "frame-src 'self' https://fast.wistia.net",
  ],
])("a page may show the frames that %s asks for, and no others", (html, policy) => {
  expect(policyOf(html)).toBe(policy);
});

test.each([
  '<a href="https://vimeo.com/76979871">x</a>',
  '<a class="pvideolight" download href="https://vimeo.com/76979871">x</a>',
  '<a class="pvideolight" href="https://films.example/1">x</a>',
  '<a class="pvideolight" href="https://a;sandbox/1">x</a>',
  '<a class="pvideolight" href="/film.mp4">x</a>',
  '<a class="pvideolights" href="#x">https://vimeo.com/76979871</a>',
  '<p class="pvideolight">https://vimeo.com/76979871</p>',
  '<a class="mfp-ajax" href="https://vimeo.com/76979871">x</a>',
  bound({ t: "click", a: "thrive_zoom", config: { url: "https://vimeo.com/76979871" } }),
  bound({
    t: "click",
    a: "thrive_video",
    config: { s: "custom", p: { url: "https://a;sandbox/" } },
  }),
  bound({ t: "click", a: "thrive_video", config: { s: "vimeo", p: { id: "../x" } } }),
  '<p data-tcb-events="__TCB_EVENT_[{">x</p>',
])("a page reaches nobody for %s", (html) => {
  expect(policyOf(html)).toBe("");
});
