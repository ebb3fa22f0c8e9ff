import { describe, expect, test, vi } from "vitest";
import { createMemoryMedia } from "../../../tests/support/exports/createMemoryMedia.ts";
import { createMemorySink } from "../../../tests/support/exports/createMemorySink.ts";
import { type ExportItem, exportXml, OLD_SITE } from "../../../tests/support/exports/exportXml.ts";
import { wholeSite, wholeSiteItems } from "../../../tests/support/exports/wholeSite.ts";
import { withFile } from "../../../tests/support/exports/withFile.ts";
import { readStrictHtml } from "../../../tests/support/readStrictHtml.ts";
import { MAX_TOP_ENTRIES, MENU_DEPTH } from "../siteSettings.ts";
import { SAVE_EVERY_MS } from "./createKeeper.ts";
import type { ImportPlace } from "./ImportPlace.ts";
import type { ImportReport } from "./ImportReport.ts";
import type { ImportSink } from "./ImportSink.ts";
import { importExport } from "./importExport.ts";
import type { MenuChoice } from "./importSettings.ts";
import { MAX_MENU_PAGES } from "./menuOfPages.ts";

const isHere = (path: string) => !path.includes("lost");

async function importSite({
  xml = wholeSite(),
  media = createMemoryMedia(isHere),
  sink = createMemorySink(),
  ...choice
}: {
  xml?: string;
  media?: ReturnType<typeof createMemoryMedia> | undefined;
  sink?: ReturnType<typeof createMemorySink>;
} & MenuChoice = {}) {
  const report = await withFile(xml, (path) => importExport(path, { ...sink, media }, choice));
  const htmlOf = (id: string) => {
    const html = String(sink.documents.get(id)?.body.blocks[0]?.fields.html ?? "");
    readStrictHtml(html);
    return html;
  };
  return { report, sink, media, htmlOf };
}

const reasons = (notes: ImportReport["leftOut"]) =>
  notes.listed.map(({ id, title, reason }) => `${id} ${title}: ${reason}`);

describe("Links of an imported page", () => {
  test("lead to where things stand now, with their anchors and questions", async () => {
    const { htmlOf, report } = await importSite();
    expect(htmlOf("1")).toBe(
      '<p>See <a href="/2019/04/ink#drying">ink</a>, <a href="/about">us</a>, <a href="/2019/04/ink?x=1">again</a>, <a href="/journal/category/press">presses</a>, <a href="https://old.example/gone/">gone</a> and <a href="https://far.example/about/">others</a>.</p>',
    );
    expect(reasons(report.deadLinks)).toEqual(["1 Welcome: 1"]);
  });

  test.each([
    ["/", "/"],
    ["/?page_id=2", "/about"],
    ["//old.example/about", "/about"],
    ["/about/?replytocom=7#respond", "/about#respond"],
    ["/2019/04/ink/#comment-72", "/2019/04/ink#comments"],
    ["/2019/04/ink/feed/", "/2019/04/ink"],
    ["/?cat=52", "/journal/category/press"],
    ["/category/craft/page/3/", "/journal/category/craft?page=3"],
    ["/tag/wet/feed/", "/journal/tag/wet/feed.xml"],
    ["/author/admin/", "/journal/author/admin"],
    ["/2019/04/02/", "/journal/month/2019-04"],
    ["/2019/", "/journal"],
    ["/feed/", "/journal/feed.xml"],
    ["/page/2/", "/journal?page=2"],
    ["/picture-21/", "/media/uploads/2026/21.png"],
    ["/?attachment_id=22", "/media/uploads/2026/22.png"],
    ["/wp-content/uploads/2019/04/press-150x150.png", "/media/uploads/2026/21.png"],
    ["/author/nobody/", `${OLD_SITE}/author/nobody/`],
    ["/?p=99", `${OLD_SITE}/?p=99`],
    ["/%zz%2e%2e/x", `${OLD_SITE}/%zz%2e%2e/x`],
  ])("%s becomes %s", async (address, expected) => {
    const href = address.startsWith("//") ? `https:${address}` : OLD_SITE + address;
    const items = wholeSiteItems();
    const content = `<p><a href="${href.replaceAll("&", "&amp;")}">x</a></p>`;
    items.push({ id: "15", content });
    const { htmlOf } = await importSite({ xml: wholeSite(items) });
    expect(htmlOf("15")).toBe(`<p><a href="${expected}">x</a></p>`);
  });

  test("lead on from a site that stood in a folder, and never to one beside it", async () => {
    const site = "https://old.example/blog";
    const at = (path: string) => `<a href="https://old.example${path}">x</a>`;
    const { htmlOf } = await importSite({
      xml: exportXml(
        [
          {
            id: "1",
            link: `${site}/a/`,
            content: `${at("/blog/b/")}${at("/b/")}${at("/blogger/b/")}`,
          },
          { id: "2", link: `${site}/b/` },
        ],
        { site },
      ),
    });
    expect(htmlOf("1")).toBe(
      `<p>${at("/b").replace("https://old.example", "")}${at("/b/")}${at("/blogger/b/")}</p>`,
    );
  });
});

describe("Files of an imported site", () => {
  test("come once each with their words, and pages show them here, measured", async () => {
    const { htmlOf, sink, media, report } = await importSite();
    expect(media.taken.map(({ file, alt, origin }) => [file, alt, origin?.sourceId])).toEqual([
      ["2019/04/press.png", "What 21 shows", "21"],
      ["2019/04/type.png", "What 22 shows", "22"],
    ]);
    expect(htmlOf("2")).toContain(
      '<a href="/media/uploads/2026/21.png"><img src="/media/uploads/2026/21.png" alt="What 21 shows" class="wp-image-21" width="300" height="225" loading="lazy"',
    );
    expect(sink.documents.get("2")?.picture).toEqual({
      src: "/media/uploads/2026/21.png",
      width: 64,
      height: 48,
      alt: "What 21 shows",
    });
    expect(htmlOf("12").match(/src="\/media\/uploads\/2026\/2[12]\.png"/g)).toHaveLength(3);
    expect(report.outcomes.file).toEqual({ created: 2, changed: 0, unchanged: 0 });
    expect(report.picturesElsewhere).toEqual({ "far.example": 1 });
  });

  test("that are missing leave a box of their size with their words, and no link to nothing", async () => {
    const { htmlOf, report } = await importSite();
    expect(htmlOf("2")).toContain(
      '<span class="media-missing" role="img" aria-label="A lost print" style="width:320px;aspect-ratio:320 / 200">A lost print</span> <a>large</a>',
    );
    expect(reasons(report.missingFiles)).toEqual(["23 Lost: it is not in the folder"]);
  });

  test.each([
    [
      "a film",
      '<video controls src="@" width="640" height="360"></video>',
      'class="media-missing" style="width:640px;aspect-ratio:640 / 360">lost<',
    ],
    [
      "a sound",
      '<audio controls src="@" width="9"></audio>',
      'class="media-missing media-flat">lost<',
    ],
    [
      "a smiley, which has no room for words",
      '<img src="@" alt=":-)" width="16" height="16">',
      'class="media-missing media-small" role="img" aria-label=":-)" style="width:16px;aspect-ratio:16 / 16">:-)<',
    ],
    [
      "a picture of no size",
      '<img src="@" alt="a" width="0" height="0">',
      'class="media-missing" role="img" aria-label="a">a<',
    ],
  ])("that are missing leave a box as %s has it", async (_, markup, box) => {
    const content = markup.replace("@", `${OLD_SITE}/wp-content/uploads/lost.bin`);
    const { htmlOf } = await importSite({ xml: exportXml([{ id: "1", content }]) });
    expect(htmlOf("1")).toContain(`<span ${box}/span>`);
  });

  test("mend the pages once they are there", async () => {
    const sink = createMemorySink();
    await importSite({ sink });
    const { report, htmlOf } = await importSite({ sink, media: createMemoryMedia() });
    expect(report.outcomes.page.changed).toBe(1);
    expect(htmlOf("2")).not.toContain("media-missing");
    expect(htmlOf("2")).toContain('<img src="/media/uploads/2026/23.png" alt="A lost print"');
  });

  test("are asked for no second time", async () => {
    const [sink, media] = [createMemorySink(), createMemoryMedia()];
    await importSite({ sink, media });
    const { report } = await importSite({ sink, media });
    expect(media.taken).toHaveLength(3);
    expect(report.outcomes.file).toEqual({ created: 0, changed: 0, unchanged: 3 });
    expect(report.outcomes.page.unchanged).toBe(2);
  });

  test("that only a text names come as well: films, sounds, papers, each in its largest size", async () => {
    const at = `${OLD_SITE}/wp-content/uploads/2020`;
    const { htmlOf, media, report } = await importSite({
      xml: exportXml([
        {
          id: "1",
          content: `<p><img src="${at}/a-300x200.jpg" alt="a" width="300" height="200"> <a href="${at}/price.pdf?v=2#p3">Prices</a></p><video controls src="${at}/lost.mp4" poster="${at}/p.jpg"></video><audio controls><source src="${at}/b.mp3"></audio><img src="https://far.example/wp-content/uploads/c.jpg" alt="c">`,
        },
      ]),
    });
    expect(media.taken.map(({ file }) => file).sort()).toEqual([
      "2020/a.jpg",
      "2020/b.mp3",
      "2020/p.jpg",
      "2020/price.pdf",
    ]);
    const html = htmlOf("1");
    expect(html).toContain('<img src="/media/uploads/2026/file:2020/a.jpg.png"');
    expect(html).toContain('<a href="/media/uploads/2026/file:2020/price.pdf.png">Prices</a>');
    expect(html).toContain('<span class="media-missing media-flat">lost</span>');
    expect(html).toContain('<source src="/media/uploads/2026/file:2020/b.mp3.png"');
    expect(html).toContain('src="https://far.example/wp-content/uploads/c.jpg"');
    expect(reasons(report.missingFiles)).toEqual([
      "2020/lost.mp4 2020/lost.mp4: it is not in the folder",
    ]);
  });

  test("stay where they are where none are to be brought", async () => {
    const sink = createMemorySink();
    await withFile(wholeSite(), (path) => importExport(path, sink));
    const html = String(sink.documents.get("2")?.body.blocks[0]?.fields.html);
    expect(html).toContain(`src="${OLD_SITE}/wp-content/uploads/2019/04/press-300x225.png"`);
    expect(html).not.toContain("media-missing");
  });
});

test("Thousands of pages below one another are read in no time, and stand as deep as anyone can go", async () => {
  const COUNT = 5000;
  const pages = Array.from({ length: COUNT }, (_, index) => ({
    ...{ id: String(index + 1), type: "page", slug: "a", parent: String(index) },
    link: `${OLD_SITE}/?page_id=${index + 1}`,
  }));
  const { sink, report } = await importSite({ xml: exportXml(pages) });
  expect(sink.documents.get("101")?.parentId).toBe("100");
  expect(sink.documents.get("102")?.parentId).toBeNull();
  expect(reasons(report.incomplete)[0]).toBe(
    "102 A title: more than 100 pages stand above it: it stands on its own",
  );
});

describe("The name and menus of an imported site", () => {
  test("become this one's, leading to what is here, with a word on the rest", async () => {
    const { sink, report } = await importSite();
    expect(sink.settings()).toMatchObject({
      title: "The press",
      tagline: "Set by hand",
      language: "de",
      translations: {},
      menu: [
        { label: "Home", href: "/" },
        {
          label: "About",
          href: "/about",
          children: [
            {
              label: "Presses",
              href: "/journal/category/press",
              children: [{ label: "Far", href: "https://far.example/" }],
            },
          ],
        },
      ],
      footerMenu: [{ label: "Write", href: "mailto:kim@example.org" }],
    });
    expect(reasons(report.settings)).toEqual([
      '45 Main menu: its entry "Run" has an address that leads nowhere, or runs something',
      '46 Main menu: its entry "Nowhere" leads to what did not come along',
      " Other: it stays behind: there is room for one above and one below",
    ]);
  });

  test("are those that an owner names", async () => {
    const { sink, report } = await importSite({ menu: "other", footerMenu: "MAIN MENU" });
    expect(sink.settings().menu).toEqual([{ label: "Other", href: "/about" }]);
    expect(sink.settings().footerMenu.map(({ label }) => label)).toEqual([
      "Home",
      "About",
      "Presses",
      "Far",
    ]);
    expect(reasons(report.settings)).toContain(
      " Footer links: it stays behind: there is room for one above and one below",
    );
    expect(reasons(report.settings)).toContain(
      " Main menu: its entries stand in one row: the menu below every page has one level",
    );
    const { report: wrong } = await importSite({ menu: "Nothing" });
    expect(reasons(wrong.settings)).toContain(
      " Nothing: there is no such menu; there are: Main menu, Footer links, Other",
    );
  });

  test("keep the depth that the header shows; what is deeper moves up, in its order", async () => {
    const link = (id: string, parent: string): ExportItem => ({
      id,
      type: "nav_menu_item",
      title: id,
      order: id,
      terms: [{ domain: "nav_menu", slug: "m", name: "M" }],
      meta: { _menu_item_type: "custom", _menu_item_url: "#", _menu_item_menu_item_parent: parent },
    });
    const items = ["1", "2", "3", "4", "5"].map((id) => link(id, String(Number(id) - 1)));
    const { sink, report } = await importSite({ xml: exportXml([...items, link("6", "2")]) });
    const entry = (label: string, ...children: object[]) => ({
      label,
      href: "#",
      ...(children.length > 0 && { children }),
    });
    expect(MENU_DEPTH).toBe(3);
    expect(sink.settings().menu).toEqual([
      entry("1", entry("2", entry("3"), entry("4"), entry("5"), entry("6"))),
    ]);
    expect(reasons(report.settings)).toEqual([
      '4 m: its entry "4" stands one level higher: menus have 3 here',
      '5 m: its entry "5" stands 2 levels higher: menus have 3 here',
    ]);
  });

  test("are read in no time where thousands of entries stand in one line, whichever comes first", async () => {
    const COUNT = 20_000;
    const line = Array.from({ length: COUNT }, (_, index) => ({
      ...{ id: String(index + 1), type: "nav_menu_item", title: "x" },
      order: String(index < COUNT / 2 ? index : COUNT - index),
      terms: [{ domain: "nav_menu", slug: "m", name: "M" }],
      meta: {
        ...{ _menu_item_type: "custom", _menu_item_url: "#" },
        _menu_item_menu_item_parent: String(index),
      },
    }));
    const { sink } = await importSite({ xml: exportXml(line) });
    const [first, ...others] = sink.settings().menu;
    expect(others).toEqual([]);
    expect(first?.children?.[0]?.children).toHaveLength(COUNT - 2);
  });

  test("end where entries stand above one another in a circle", async () => {
    const link = (id: string, parent: string): ExportItem => ({
      id,
      type: "nav_menu_item",
      title: `Entry ${id}`,
      terms: [{ domain: "nav_menu", slug: "m", name: "M" }],
      meta: { _menu_item_type: "custom", _menu_item_url: "#", _menu_item_menu_item_parent: parent },
    });
    const items = [link("1", "2"), link("2", "1"), link("3", "3"), link("4", "9")];
    const { sink } = await importSite({ xml: exportXml(items) });
    const { menu } = sink.settings();
    expect(
      menu
        .flatMap(({ label, children = [] }) => [label, ...children.map((one) => one.label)])
        .sort(),
    ).toEqual(["Entry 1", "Entry 2", "Entry 3", "Entry 4"]);
  });

  test("leave a menu that would fill the top of every page, where another fits", async () => {
    const entriesOf = (slug: string, count: number): ExportItem[] =>
      Array.from({ length: count }, (_, index) => ({
        id: `${slug.length}${index}`,
        type: "nav_menu_item",
        title: `${slug} ${index}`,
        terms: [{ domain: "nav_menu", slug, name: slug }],
        meta: { _menu_item_type: "custom", _menu_item_url: "#", _menu_item_menu_item_parent: "0" },
      }));
    const [wide, short] = [entriesOf("all", MAX_TOP_ENTRIES + 1), entriesOf("few one", 2)];
    const both = await importSite({ xml: exportXml([...wide, ...short]) });
    expect(both.sink.settings().menu.map(({ label }) => label)).toEqual(["few one 0", "few one 1"]);
    const alone = await importSite({ xml: exportXml(wide) });
    expect(alone.sink.settings().menu).toHaveLength(MAX_TOP_ENTRIES + 1);
    expect(reasons(alone.report.settings).join()).toContain("11 entries side by side");
  });

  test("are a list of posts where the old site had none", async () => {
    const { sink } = await importSite({ xml: exportXml([{ id: "1" }], { language: "de" }) });
    expect(sink.settings().menu).toEqual([{ label: "Journal", href: "/journal" }]);
    expect(sink.settings().title).toBe("Old site");
  });

  test("are its pages where it had no menu, in their order and below one another, and the posts", async () => {
    const page = (id: string, order: string, more: Partial<ExportItem> = {}): ExportItem => ({
      ...{ id, type: "page", title: `Page ${id}`, order, ...more },
    });
    const pages = [
      page("3", "2"),
      page("1", "0"),
      page("2", "1"),
      page("21", "0", { parent: "2" }),
      page("22", "0", { parent: "4" }),
      page("4", "0", { status: "draft" }),
      page("5", "0", { title: "" }),
      page("6", "0", { status: "future" }),
    ];
    const { sink, report } = await importSite({ xml: exportXml(pages) });
    const entry = (label: string, href: string, ...children: object[]) => ({
      ...{ label, href },
      ...(children.length > 0 && { children }),
    });
    expect(sink.settings().menu).toEqual([
      entry("Page 1", "/item-1"),
      entry("Page 22", "/item-22"),
      entry("Page 2", "/item-2", entry("Page 21", "/item-21")),
      entry("Page 3", "/item-3"),
      entry("Journal", "/journal"),
    ]);
    expect(reasons(report.settings)).toEqual([
      " Old site: the export holds no menu for the top: the main one holds its pages",
    ]);
    const many = Array.from({ length: MAX_TOP_ENTRIES + 2 }, (_, n) =>
      page(String(n + 10), String(n)),
    );
    const wide = await importSite({ xml: exportXml(many) });
    expect(wide.sink.settings().menu).toHaveLength(MAX_TOP_ENTRIES);
    expect(wide.sink.settings().menu.at(-2)).toEqual(entry("Page 18", "/item-18"));
    expect(reasons(wide.report.settings).join()).toContain("holds 9 of its 12 pages");
    const below = Array.from({ length: MAX_MENU_PAGES }, (_, n) =>
      page(String(n + 10), "0", { parent: "1" }),
    );
    const deep = await importSite({ xml: exportXml([page("1", "0"), ...below]) });
    expect(deep.sink.settings().menu).toEqual([
      entry("Page 1", "/item-1"),
      entry("Journal", "/journal"),
    ]);
  });
});

test("What else an export holds is counted, and nothing that came", async () => {
  const { report } = await importSite();
  expect(report.otherTypes).toEqual({ product: 1, wp_block: 1, revision: 1 });
  expect(reasons(report.leftOut)).toEqual(["14 In the bin: it is in the bin"]);
});

describe("An import that was cut off", () => {
  test("goes on after what came, and reports both halves as one", async () => {
    let now = 0;
    const clock = vi.spyOn(performance, "now").mockImplementation(() => (now += SAVE_EVERY_MS));
    const items = Array.from({ length: 130 }, (_, n) => ({
      id: String(n + 1),
      date: n % 5 === 0 ? "2020-02-30 00:00:00" : "2020-02-03 00:00:00",
      comments: [{ id: String(n + 1) }],
    }));
    const whole = await importSite({ xml: exportXml(items) });
    const sink = createMemorySink();
    const places: ImportPlace[] = [];
    const save = async (place: ImportPlace) => void places.push(structuredClone(place));
    const importing = async (
      from: ImportPlace | undefined,
      importDocuments: ImportSink["importDocuments"],
    ) =>
      withFile(exportXml(items), (path) =>
        importExport(
          path,
          { ...sink, importDocuments, media: createMemoryMedia() },
          { memory: { from, save } },
        ),
      );
    let batches = 0;
    const first = importing(undefined, async (documents) => {
      batches += 1;
      if (batches === 3) throw new Error("the power went");
      return sink.importDocuments(documents);
    });
    await expect(first).rejects.toMatchObject({
      code: "stopped",
      message:
        'The import stopped near post 101 "A title". the power went. What came until then is kept: give the same command again, and it goes on from there.',
    });
    expect(places.map(({ step, items: done }) => `${step} ${done}`)).toEqual([
      "importing 50",
      "importing 100",
    ]);
    const handed: string[] = [];
    const report = await importing(places.at(-1), (documents) => {
      handed.push(...documents.map(({ sourceId }) => sourceId));
      return sink.importDocuments(documents);
    });
    expect(handed).toHaveLength(30);
    expect(sink.documents.size).toBe(130);
    expect(report).toEqual(whole.report);
    clock.mockRestore();
  });
});

test("Old addresses lead to new ones: numbers, lists, months, feeds, files and their pages", async () => {
  const { sink } = await importSite();
  expect(Object.fromEntries(sink.redirects)).toEqual({
    "/?page_id=1": "/",
    "/?page_id=2": "/about",
    "/?p=12": "/2019/04/ink",
    "/?attachment_id=21": "/media/uploads/2026/21.png",
    "/?attachment_id=22": "/media/uploads/2026/22.png",
    "/picture-21": "/media/uploads/2026/21.png",
    "/picture-22": "/media/uploads/2026/22.png",
    "/wp-content/uploads/2019/04/press.png": "/media/uploads/2026/21.png",
    "/wp-content/uploads/2019/04/type.png": "/media/uploads/2026/22.png",
    "/?cat=51": "/journal/category/craft",
    "/?cat=52": "/journal/category/press",
    "/feed": "/journal/feed.xml",
    "/comments/feed": "/journal/feed.xml",
    "/category/craft": "/journal/category/craft",
    "/category/craft/feed": "/journal/category/craft/feed.xml",
    "/category/press": "/journal/category/press",
    "/category/press/feed": "/journal/category/press/feed.xml",
    "/tag/wet": "/journal/tag/wet",
    "/tag/wet/feed": "/journal/tag/wet/feed.xml",
    "/author/admin": "/journal/author/admin",
    "/2019": "/journal",
    "/2019/04": "/journal/month/2019-04",
  });
});
