import fc from "fast-check";
import { expect, test } from "vitest";
import type { EmbedSettings } from "./EmbedSettings.ts";
import { embedAddress, readEmbedSettings } from "./embedAddress.ts";
import { embedDocument, embedHosts, embedScript } from "./embedDocument.ts";

const facebook: EmbedSettings = {
  service: "facebook",
  href: "https://shop.example/a?b=1&c=ü",
  count: 7,
  locale: "de_DE",
};
const disqus: EmbedSettings = {
  service: "disqus",
  shortname: "ink-1",
  url: "https://shop.example/",
};

function readBack(settings: EmbedSettings): EmbedSettings | undefined {
  const { pathname, searchParams } = new URL(embedAddress(settings, "https://site.example"));
  return readEmbedSettings(pathname.replace("/embeds/", ""), searchParams);
}

test("an address says all that its frame shows", () => {
  expect(readBack({ ...facebook, href: new URL(facebook.href).href })).toEqual({
    ...facebook,
    href: new URL(facebook.href).href,
  });
  expect(readBack(disqus)).toEqual(disqus);
});

test("what is left out or wrong has its default, or there is no such frame", () => {
  const read = (service: string, query: string) =>
    readEmbedSettings(service, new URLSearchParams(query));
  expect(read("facebook", "href=https://a.example&count=1000&locale=../x")).toEqual({
    service: "facebook",
    href: "https://a.example/",
    count: 100,
    locale: "en_US",
  });
  expect(read("disqus", "shortname=INK&url=http://a.example")).toMatchObject({ shortname: "ink" });
  for (const [service, query] of [
    ["facebook", ""],
    ["facebook", "href=/path"],
    ["facebook", "href=javascript:alert(1)"],
    ["disqus", "shortname=ink"],
    ["disqus", "url=https://a.example&shortname=-ink"],
    ["disqus", "url=https://a.example&shortname=ink.example"],
    ["disqus", "url=https://a.example&shortname=ink/../x"],
    ["constructor", "href=https://a.example"],
  ] as const) {
    expect([service, query, read(service, query)]).toEqual([service, query, undefined]);
  }
});

test("whatever is asked, scripts come from the service's own hosts, as its policy says", () => {
  const query = fc.record({
    href: fc.webUrl(),
    url: fc.webUrl(),
    locale: fc.string(),
    shortname: fc.string({ unit: fc.constantFrom(..."abA1-./#@:%\\"), maxLength: 8 }),
  });
  fc.assert(
    fc.property(query, fc.constantFrom("facebook", "disqus"), (asked, service) => {
      const settings = readEmbedSettings(service, new URLSearchParams(asked));
      if (!settings) return;
      const { origin, hostname } = new URL(embedScript(settings));
      expect(hostname).toMatch(/^connect\.facebook\.net$|^[a-z\d-]+\.disqus\.com$/);
      expect(embedHosts(settings).scripts.split(" ")).toContain(origin);
    }),
  );
});

test("no text gets out of its attribute in the frame's page", () => {
  const text = `https://a.example/"'><script>alert(1)</script>&amp;`;
  const pages = [
    embedDocument({ ...facebook, href: text }),
    embedDocument({ ...disqus, url: text }),
  ];
  for (const page of pages) {
    expect(page.match(/<script/g)).toHaveLength(2);
    expect(page).toContain("&quot;'&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;");
  }
});
