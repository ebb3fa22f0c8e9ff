import { expect, test } from "vitest";
import { sanitiseHtml } from "../content/sanitiseHtml.ts";
import { createLocale } from "../texts/createLocale.ts";
import { localiseLinks } from "./localiseLinks.ts";

const { link } = createLocale({ language: "de", siteLanguage: "en", currency: "EUR" });
const localise = (html: string): string => localiseLinks(sanitiseHtml(html), link);

test("Links to this site stay in the language of the page", () => {
  expect(localise('<p><a class="x" href="/imprint?a=1&amp;b=2#c">Imprint</a></p>')).toContain(
    'href="/de/imprint?a=1&amp;b=2#c"',
  );
});

test("Links elsewhere, within the page and to pictures stay as they are", () => {
  for (const href of ["https://example.org/", "//example.org/a", "#top", "/media/640w/a.svg"]) {
    expect(localise(`<a href="${href}">x</a>`)).toContain(`href="${href}"`);
  }
});

test("Text that looks like a link is text", () => {
  const html = "<p>&lt;a href=&quot;/imprint&quot;&gt;</p>";
  expect(localise(html)).toBe(sanitiseHtml(html));
});
