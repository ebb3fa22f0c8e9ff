import { expect, test } from "vitest";
import { sanitiseHtml } from "../sanitiseHtml.ts";

test.each([
  '<div data-toast="" data-state="error" style="width:100vw">x</div>',
  '<a data-back-to-top="" data-visible="">x</a>',
  '<div id="topcontrol">x</div>',
  '<div id="content">x</div>',
  '<div data-island="theme-switch">x</div>',
  '<div class="tve-fb-comments"><div data-embed-ask="">x</div></div>',
  '<a data-player-ask="" data-player-explain="" data-player-labels="{}">x</a>',
  '<div data-page-loader="">x</div>',
  '<div data-vitrine-announcer="polite">x</div>',
  '<a data-search="site-menu">x</a>',
  '<button data-menu-panel="">x</button>',
])("%s cannot pose as a part of our own page", (html) => {
  expect(sanitiseHtml(html)).not.toMatch(
    /data-(?:toast|back|embed|island|menu|page-loader|player-|search|vitrine)|id=/,
  );
});
