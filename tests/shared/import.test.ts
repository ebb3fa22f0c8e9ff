import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import type { ImportReport } from "../../site/content/import/ImportReport.ts";
import { importExport } from "../../site/content/import/importExport.ts";
import { reportText } from "../../site/content/import/reportText.ts";
import { summaryOf } from "../../site/content/summaryOf.ts";
import { createMemoryMedia } from "../support/exports/createMemoryMedia.ts";
import { createMemorySink, type MemorySink } from "../support/exports/createMemorySink.ts";
import { readStrictHtml } from "../support/readStrictHtml.ts";

/** A public export of posts and pages that were made to break themes. */
const FILE = resolve(import.meta.dirname, "../../../shared/data/theme-unit-test.xml");

/** What the file itself says of a page or post, read by other means than the import's. */
type Item = {
  id: string;
  type: string;
  status: string;
  title: string;
  link: string;
  slug: string;
  date: string;
  terms: string[];
};

beforeEach(({ skip }) => {
  skip(!existsSync(FILE), "the public export is not on this machine");
});

describe("The public export of 52 pages and posts", () => {
  test("comes along whole, with titles, dates, authors, categories and tags as in the file", async () => {
    const { sink, report } = await run();
    const items = itemsOfFile();
    expect(items).toHaveLength(52);
    expect(report.leftOut.listed).toEqual([]);
    expect(sink.documents.size).toBe(52);
    expect(report.outcomes.page.created).toBe(15);
    expect(report.outcomes.post.created).toBe(37);
    for (const { id, type, title, date, terms } of items) {
      const document = sink.documents.get(id);
      expect(document).toMatchObject({ kind: type, title, language: "en-US", direction: "ltr" });
      expect(document?.publishedAt?.toISOString()).toBe(`${date.replace(" ", "T")}.000Z`);
      expect(document?.author).toEqual({ slug: "admin", name: "admin" });
      expect(document?.terms.map(({ kind, slug, name }) => `${kind} ${slug} ${name}`)).toEqual(
        terms,
      );
    }
  });

  test("stands at the addresses that it had, those of child pages below their parents'", async () => {
    const { sink } = await run();
    for (const { id, link, slug } of itemsOfFile()) {
      const had = link.startsWith("http://wptest.io/demo/") && !link.includes("?");
      const path = had ? link.slice("http://wptest.io/demo".length).replace(/\/$/, "") : `/${slug}`;
      expect(sink.documents.get(id)?.path).toBe(path);
    }
    expect(sink.documents.get("1102")?.path).toBe("/parent-page/child-page-03/grandchild-page");
    expect(sink.documents.get("1102")?.parentId).toBe("1094");
    const paths = [...sink.documents.values()].map(({ path }) => path);
    expect(new Set(paths).size).toBe(52);
  });

  test("is unchanged when it is imported again", async () => {
    const { sink } = await run();
    const { report } = await run(sink);
    expect(report.outcomes).toMatchObject({
      page: { created: 0, changed: 0, unchanged: 15 },
      post: { created: 0, changed: 0, unchanged: 37 },
    });
  });

  test("is private behind a password, and scheduled for 2050 where the file says so", async () => {
    const { sink } = await run();
    expect(sink.documents.get("131")?.status).toBe("private");
    expect(sink.documents.get("418")?.status).toBe("published");
    expect(sink.documents.get("418")?.publishedAt).toEqual(new Date("2050-01-01T18:00:18Z"));
    const others = [...sink.documents.values()].filter(({ sourceId }) => sourceId !== "131");
    expect(others.every(({ status }) => status === "published")).toBe(true);
  });

  test("loses no word, no list item, no picture and no link of its text", async () => {
    const { sink } = await run();
    for (const [id, content] of contentsOfFile()) {
      const html = htmlOf(sink, id);
      readStrictHtml(html);
      if (content.includes("[gallery")) continue;
      expect(wordsOf(html), id).toEqual(wordsOf(content));
      for (const tag of ["li", "ul", "ol", "img", "a", "figcaption", "td", "blockquote", "audio"]) {
        const embeds = tag === "a" ? count(html, /class="embed"/g) : 0;
        expect(count(html, new RegExp(`<${tag}\\b`, "g")) - embeds, `${tag} of ${id}`).toBe(
          count(content, new RegExp(`<${tag}\\b`, "g")),
        );
      }
      expect(html).not.toContain("wp:");
    }
  });

  test("shows galleries, captions, embeds, page breaks and teasers", async () => {
    const { sink } = await run();
    const gallery = htmlOf(sink, "555");
    expect(count(gallery, /<figure class="wp-block-gallery columns-\d/g)).toBe(12);
    expect(count(gallery, /<li class="blocks-gallery-item">/g)).toBe(12 * 26);
    expect(gallery).toContain('<hr class="page-break" />');
    expect(htmlOf(sink, "674")).toContain(
      "<figcaption>It's dangerous to go alone! Take this.</figcaption>",
    );
    expect(htmlOf(sink, "582")).toContain(
      '<a class="embed" href="http://www.youtube.com/watch?v=nwe-H6l4beM"',
    );
    expect(htmlOf(sink, "1027")).toContain(
      'data-embed-src="https://twitter.com/carlsmith/status/258214236126322689"',
    );
    expect(htmlOf(sink, "587")).toContain("<audio controls");
    expect(sink.documents.get("993")?.excerpt).toBe("This is a post excerpt.");
    const { excerpt, body } = sink.documents.get("996") ?? {};
    expect(excerpt).toBeNull();
    expect(body && summaryOf({ excerpt: "", body })).toMatch(
      /^This content is before the more tag\./,
    );
  });

  test("knows the size of every picture, so that nothing moves", async () => {
    const { sink } = await run();
    const images = [...sink.documents.keys()].flatMap(
      (id) => htmlOf(sink, id).match(/<img [^>]*>/g) ?? [],
    );
    expect(images.length).toBeGreaterThan(330);
    for (const image of images) expect(image).toMatch(/ width="\d+" height="\d+" loading="lazy"/);
  });

  test("reports what stayed behind", async () => {
    const { report } = await run();
    expect(report.filesNotFetched).toBeGreaterThanOrEqual(45);
    expect(report.otherTypes).toEqual({
      wp_global_styles: 1,
      wp_navigation: 3,
      wp_template: 2,
      wp_template_part: 2,
    });
    expect(report.unknownShortcodes).toEqual({ wpvideo: 1 });
    expect(report.picturesElsewhere).toEqual({ "wptest.io": expect.any(Number) });
    const pings = count(readFileSync(FILE, "utf8"), /<wp:comment_type><!\[CDATA\[pingback/g);
    const all = count(readFileSync(FILE, "utf8"), /<wp:comment>/g);
    expect(report.outcomes.comment.created).toBe(all - pings);
    expect(report.commentsLeftOut).toEqual({ pingback: pings });
    expect(report.incomplete.listed.map(({ id }) => id)).toEqual([
      ...["555", "131", "1011", "1016", "1241"],
    ]);
    expect(reportText(report)).toContain("posts: 37 new, 0 changed, 0 unchanged");
  });
});

describe("The same export's menus, files and comments", () => {
  test("come along whole, the menus that have no room are named", async () => {
    const sink = createMemorySink();
    const media = createMemoryMedia((path) => !path.endsWith(".mp4"));
    const report = await importExport(FILE, { ...sink, media });
    const { menu } = sink.settings();
    expect(menu.length).toBeGreaterThan(3);
    for (const { href, children = [] } of menu) {
      for (const one of [href, ...children.map((child) => child.href)]) {
        expect(one).toMatch(/^(?:\/|#|https?:\/\/(?!wptest\.io))/);
      }
    }
    expect(report.otherTypes).not.toHaveProperty("attachment");
    const files = report.outcomes.file.created + report.missingFiles.listed.length;
    expect(files).toBeGreaterThanOrEqual(45);
    expect(report.picturesElsewhere).toEqual({});
    const all = count(readFileSync(FILE, "utf8"), /<wp:comment>/g);
    expect(sink.comments.size + (report.commentsLeftOut.pingback ?? 0)).toBe(all);
    expect(report.settings.listed.length).toBeGreaterThan(0);
    const again = await importExport(FILE, { ...sink, media });
    expect(again.outcomes.page.unchanged + again.outcomes.post.unchanged).toBe(52);
  });
});

async function run(sink = createMemorySink()): Promise<{ sink: MemorySink; report: ImportReport }> {
  return { sink, report: await importExport(FILE, sink) };
}

function htmlOf(sink: MemorySink, id: string): string {
  return String(sink.documents.get(id)?.body.blocks[0]?.fields.html ?? "");
}

function itemsOfFile(): Item[] {
  return pagesAndPosts().map((item) => ({
    id: text(item, "wp:post_id"),
    type: text(item, "wp:post_type"),
    status: text(item, "wp:status"),
    title: text(item, "title").replaceAll("&gt;", ">").replaceAll("&amp;", "&"),
    link: text(item, "link"),
    slug: text(item, "wp:post_name"),
    date: text(item, "wp:post_date_gmt"),
    terms: [
      ...item.matchAll(
        /<category domain="(category|post_tag)" nicename="([^"]*)"><!\[CDATA\[(.*?)\]\]>/g,
      ),
    ].map(
      ([, domain, slug, name]) => `${domain === "category" ? "category" : "tag"} ${slug} ${name}`,
    ),
  }));
}

function contentsOfFile(): [id: string, content: string][] {
  return pagesAndPosts().map((item) => [text(item, "wp:post_id"), text(item, "content:encoded")]);
}

function pagesAndPosts(): string[] {
  const items = readFileSync(FILE, "utf8").split("<item>").slice(1);
  return items.filter((item) => /<wp:post_type><!\[CDATA\[(?:page|post)\]\]>/.test(item));
}

function text(item: string, name: string): string {
  const [, content = ""] = new RegExp(`<${name}>([\\s\\S]*?)</${name}>`).exec(item) ?? [];
  return content.replace(/^<!\[CDATA\[([\s\S]*)\]\]>$/, "$1");
}

function wordsOf(html: string): string[] {
  return html
    .replace(/<!--[\s\S]*?-->|<[^>]*>/g, " ")
    .replace(/&nbsp;|\u00a0/g, " ")
    .split(/\s+/)
    .filter(Boolean);
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
