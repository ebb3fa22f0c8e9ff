import { expect, test } from "vitest";
import { renderForeign } from "../testing/renderForeign.tsx";

const stylesOf = (html: string): string[] => [...renderForeign(html).styles];

test("foreign HTML brings the stylesheets of what it comes alive with, and no others", () => {
  const typed = stylesOf('<p><span data-typist="red">green</span></p>');
  expect(typed).toContain("typing");
  expect(typed).not.toContain("parallax");
  expect(stylesOf('<div class="rowtight init-isotope">x</div>')).toContain("grid");
  expect(stylesOf('<div class="init-infinit-norm">x</div>')).toContain("infinite-scroll");
  expect(stylesOf("<div data-tve-scroll='{}'>x</div>")).toContain("parallax");
  const film = '<video class="wp-video-shortcode" controls src="/a.mp4"></video>';
  expect(stylesOf(film)).toContain("player");
  expect(stylesOf("<p><select><option>x</select></p>")).toContain("select");
  expect(stylesOf('<div class="woocommerce-tabs"><ul><li>x</ul></div>')).toContain("tabs");
  expect(stylesOf('<ul><li><a href="#x" data-toggle="tab">x</a></ul>')).toContain("tabs");
  expect(stylesOf('<p class="kt_typed_element">x</p>')).toContain("typing");
  for (const name of ["kad-animation", "kt-animate-fade-in-up", "kt-pb-animation"]) {
    expect(stylesOf(`<p class="${name}">x</p>`)).toContain("entrance");
  }
  for (const name of ["panel-row-style-wide-grey", "kt-custom-row-full-stretch"]) {
    expect(stylesOf(`<div class="${name}">x</div>`)).toContain("stretched-row");
  }
  expect(stylesOf('<button data-target=".mobile_menu_collapse">Menu</button>')).toContain(
    "collapse",
  );
  expect(stylesOf("<p>typing and parallax</p>")).toEqual(["site", "blocks", "prose", "foreign"]);
});
