import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import {
  createMemorySink,
  type MemorySink,
} from "../../../tests/support/exports/createMemorySink.ts";
import {
  type ExportHead,
  type ExportItem,
  exportXml,
} from "../../../tests/support/exports/exportXml.ts";
import { withFile } from "../../../tests/support/exports/withFile.ts";
import { writeLargeExport } from "../../../tests/support/exports/writeLargeExport.ts";
import { hostileExport } from "../../../tests/support/hostileExport.ts";
import { injections } from "../../../tests/support/injections.ts";
import { readStrictHtml } from "../../../tests/support/readStrictHtml.ts";
import { documentBodySchema } from "../documentBody.ts";
import { sanitiseHtml } from "../sanitiseHtml.ts";
import { createReport, MAX_LISTED_NOTES } from "./createReport.ts";
import { ImportError } from "./ImportError.ts";
import type { ImportReport } from "./ImportReport.ts";
import type { ImportSink } from "./ImportSink.ts";
import { importExport } from "./importExport.ts";
import { MAX_ADDRESS_LENGTH } from "./surveyExport.ts";
import type { ImportProgress } from "./types.ts";

type Imported = { sink: MemorySink; report: ImportReport };

async function importItems(items: ExportItem[], head?: ExportHead): Promise<Imported> {
  const sink = createMemorySink();
  const report = await withFile(exportXml(items, head), (path) => importExport(path, sink));
  return { sink, report };
}

const reasons = (notes: ImportReport["leftOut"]): string[] =>
  notes.listed.map(({ id, reason }) => `${id}: ${reason}`);

describe("importExport brings in", () => {
  test("a page and a post with all that belongs to them", async () => {
    const { sink, report } = await importItems(
      [
        {
          id: "1",
          type: "page",
          title: "Above",
          slug: "above",
          link: "https://old.example/above/",
        },
        {
          id: "2",
          type: "page",
          title: "A <b>page</b> &amp; more",
          link: "https://old.example/above/below/",
          parent: "1",
          author: "kim",
          content: "a\n\nb",
          excerpt: "In <i>short</i>",
          commentStatus: "open",
          dateGmt: "2021-02-03 04:05:06",
          terms: [
            { domain: "category", slug: "%d8%b3", name: "Fish &amp; chips" },
            { domain: "post_tag", slug: "tag", name: "Tag" },
            { domain: "post_format", slug: "aside", name: "Aside" },
          ],
        },
      ],
      { authors: { kim: "Kim &eacute;" }, language: "ar" },
    );
    expect(sink.documents.get("2")).toEqual({
      source: "wxr:https://old.example",
      sourceId: "2",
      kind: "page",
      title: "A page & more",
      path: "/above/below",
      status: "published",
      publishedAt: new Date("2021-02-03T04:05:06Z"),
      author: { slug: "kim", name: "Kim é" },
      terms: [
        { kind: "category", slug: "س", name: "Fish & chips" },
        { kind: "tag", slug: "tag", name: "Tag" },
      ],
      excerpt: "In short",
      takesComments: true,
      language: "ar",
      direction: "rtl",
      parentId: "1",
      picture: null,
      body: {
        version: 1,
        blocks: [{ id: "html", type: "foreign-html", fields: { html: "<p>a</p>\n<p>b</p>" } }],
      },
    });
    expect(report.outcomes.page).toEqual({ created: 2, changed: 0, unchanged: 0 });
  });

  test("the same file twice, without a change, and only what has changed of another", async () => {
    const sink = createMemorySink();
    const run = (items: ExportItem[]): Promise<ImportReport> =>
      withFile(exportXml(items), (path) => importExport(path, sink));
    expect((await run([{ id: "1" }, { id: "2" }])).outcomes.post.created).toBe(2);
    expect((await run([{ id: "1" }, { id: "2" }])).outcomes.post.unchanged).toBe(2);
    const third = await run([{ id: "1", title: "Other" }, { id: "2" }, { id: "3" }]);
    expect(third.outcomes.post).toEqual({ created: 1, changed: 1, unchanged: 1 });
  });

  test.each([
    ["publish", "published"],
    ["future", "published"],
    ["draft", "draft"],
    ["pending", "draft"],
    ["private", "private"],
    ["invented", "draft"],
  ])("a post of status %s as %s", async (given, status) => {
    const { sink } = await importItems([{ id: "1", status: given }]);
    expect(sink.documents.get("1")?.status).toBe(status);
  });

  test("a post behind a password as a private one, and says so", async () => {
    const { sink, report } = await importItems([{ id: "1", password: "enter" }]);
    expect(sink.documents.get("1")?.status).toBe("private");
    expect(reasons(report.incomplete)).toEqual([
      "1: it asks for a password: it is private, without its password",
    ]);
    expect(JSON.stringify(sink.documents.get("1"))).not.toContain("enter");
  });

  test("a post that was pinned to the top by its date, and says so", async () => {
    const { report } = await importItems([{ id: "1", isSticky: true }, { id: "2" }]);
    expect(reasons(report.incomplete)).toEqual([
      "1: its place above all others, as lists go by date",
    ]);
  });

  test("a post without a usable date, without one; if it was planned, as a draft", async () => {
    const { sink, report } = await importItems([
      { id: "1", dateGmt: "0000-00-00 00:00:00", date: "2020-01-02 03:04:05" },
      { id: "2", dateGmt: "2020-13-45 00:00:00" },
      { id: "3", status: "future", dateGmt: "2020-13-45 00:00:00" },
      { id: "4", status: "draft", dateGmt: "0000-00-00 00:00:00", date: "0000-00-00 00:00:00" },
    ]);
    const dates = [...sink.documents.values()].map(({ publishedAt }) =>
      publishedAt?.getUTCFullYear(),
    );
    expect(dates).toEqual([2020, undefined, undefined, undefined]);
    expect(sink.documents.get("3")?.status).toBe("draft");
    expect(reasons(report.incomplete)).toEqual([
      "2: its date, which no calendar has",
      "3: its date, which no calendar has",
    ]);
  });

  test("pages above one another in a circle, or below one that is missing, on their own", async () => {
    const link = "https://old.example/?page_id=1";
    const { sink, report } = await importItems([
      { id: "1", type: "page", slug: "a", parent: "2", link },
      { id: "2", type: "page", slug: "b", parent: "1", link },
      { id: "3", type: "page", slug: "c", parent: "3", link },
      { id: "4", type: "page", slug: "d", parent: "99", link },
    ]);
    expect([...sink.documents.values()].map(({ path, parentId }) => [path, parentId])).toEqual([
      ["/a", null],
      ["/b", null],
      ["/c", null],
      ["/d", null],
    ]);
    expect(report.incomplete.listed).toHaveLength(4);
  });

  test("addresses from slugs where links say nothing, parents first", async () => {
    const link = "https://old.example/?page_id=1";
    const { sink } = await importItems([
      { id: "2", type: "page", slug: "below", parent: "1", link },
      { id: "1", type: "page", slug: "above", link },
      { id: "3", slug: "", status: "draft", link: "https://old.example/?p=3" },
    ]);
    expect(sink.documents.get("2")?.path).toBe("/above/below");
    expect(sink.documents.get("3")?.path).toBe("/post-3");
  });
});

describe("importExport brings in what was said:", () => {
  test("threads with authors, dates and what was decided of them, as plain text", async () => {
    const { sink, report } = await importItems([
      {
        id: "5",
        comments: [
          {
            id: "11",
            parent: "12",
            content: "An <b>answer</b> <script>alert(1)</script>&amp; more",
          },
          {
            id: "12",
            author: "<i>Ada</i>",
            email: " ADA@Example.org ",
            date: "2019-01-02 03:04:05",
            content: 'One<br />two\n\n\n\n<a href="https://far.example/a?b&amp;c">three</a>',
          },
          { id: "13", approved: "0", author: "", email: "none" },
          { id: "14", approved: "spam" },
          { id: "15", approved: "post-trashed" },
          { id: "16", type: "pingback" },
          { id: "17", type: "trackback" },
          { id: "18", content: " <img src=x onerror=alert(1)> " },
          { id: "12", content: "Again" },
        ],
      },
    ]);
    expect(sink.comments.get("12")).toEqual({
      source: "wxr:https://old.example",
      sourceId: "12",
      documentId: "5",
      parentId: null,
      authorName: "Ada",
      authorEmail: "ada@example.org",
      body: "One\ntwo\n\nthree (https://far.example/a?b&c)",
      status: "approved",
      createdAt: new Date("2019-01-02T03:04:05Z"),
    });
    expect(sink.comments.get("11")).toMatchObject({ parentId: "12", body: "An answer & more" });
    expect(sink.comments.get("13")).toMatchObject({ authorName: "Anonymous", authorEmail: "" });
    expect(sink.answers).toEqual([
      { source: "wxr:https://old.example", sourceId: "11", parentId: "12" },
    ]);
    expect(report.outcomes.comment).toEqual({ created: 5, changed: 0, unchanged: 0 });
    expect(report.commentStatuses).toEqual({ approved: 2, pending: 1, spam: 1, trash: 1 });
    expect(report.commentsLeftOut).toEqual({
      pingback: 1,
      trackback: 1,
      "without text": 1,
      "with the id of another before": 1,
    });
  });

  test("answers in a circle, to themselves or to nobody, on their own, and says so", async () => {
    const { sink, report } = await importItems([
      {
        id: "5",
        comments: [
          { id: "1", parent: "2" },
          { id: "2", parent: "1" },
          { id: "3", parent: "3" },
          { id: "4", parent: "99" },
          { id: "5", parent: "4", date: "0000-00-00 00:00:00" },
          { id: "6", parent: "5", date: "0000-02-30 00:00:00" },
          { id: "7", parent: "6", date: "2020-02-30 00:00:00" },
        ],
      },
      { id: "6", comments: [{ id: "8", parent: "7" }] },
    ]);
    const parents = [...sink.comments.values()].map(({ parentId }) => parentId);
    expect(parents).toEqual([null, "1", null, null, "4", "5", "6", null]);
    expect(sink.comments.get("5")?.createdAt).toBeNull();
    expect(reasons(report.incomplete)).toEqual([
      "1: it answers itself in a circle: it stands on its own",
      "3: it answers itself in a circle: it stands on its own",
      "4: what it answers did not come along: it stands on its own",
      "7: its date, which no calendar has",
      "8: what it answers did not come along: it stands on its own",
    ]);
  });

  test("nothing below what did not come", async () => {
    const { sink, report } = await importItems([
      { id: "1", status: "trash", comments: [{ id: "1" }] },
      { id: "2", type: "product", comments: [{ id: "2" }] },
      { id: "3", comments: [{ id: "3" }] },
      { id: "3", comments: [{ id: "4" }] },
    ]);
    expect([...sink.comments.keys()]).toEqual(["3"]);
    expect(report.commentsLeftOut).toEqual({ "of an item that did not come": 3 });
  });
});

describe("importExport brings in categories and tags", () => {
  test("with what is said of them, those above first", async () => {
    const { sink, report } = await importItems([{ id: "1" }], {
      terms: [
        { slug: "below", parent: "above", name: "Below &amp; more", description: "It <b>is</b>" },
        { slug: "above" },
        { taxonomy: "post_tag", slug: "%d8%b3", name: "Tag", description: "Said" },
        { taxonomy: "nav_menu", slug: "main", name: "Main" },
        { taxonomy: "category", slug: "above", name: "Again" },
      ],
    });
    expect([...sink.terms.values()]).toEqual([
      { kind: "category", slug: "above", name: "above", description: "", parent: null },
      {
        kind: "category",
        slug: "below",
        name: "Below & more",
        description: "It is",
        parent: "above",
      },
      { kind: "tag", slug: "س", name: "Tag", description: "Said", parent: null },
    ]);
    expect(report.outcomes.term).toEqual({ created: 3, changed: 0, unchanged: 0 });
  });

  test("on their own where they stand in a circle or below one that is missing", async () => {
    const { sink, report } = await importItems([{ id: "1" }], {
      terms: [
        { slug: "a", parent: "b" },
        { slug: "b", parent: "c" },
        { slug: "c", parent: "a" },
        { slug: "d", parent: "gone" },
        { slug: "e", parent: "e" },
        { slug: "__proto__", parent: "constructor" },
      ],
    });
    const parents = [...sink.terms.values()].map(({ slug, parent }) => [slug, parent]);
    expect(parents).toEqual([
      ["c", null],
      ["b", "c"],
      ["a", "b"],
      ["d", null],
      ["e", null],
      ["__proto__", null],
    ]);
    expect(report.incomplete.listed.map(({ id, type }) => `${type} ${id}`)).toEqual([
      "category c",
      "category d",
      "category e",
      "category __proto__",
    ]);
  });
});

describe("importExport leaves out, and reports", () => {
  test("items of other types, what is in the bin, and items that cannot be told apart", async () => {
    const { sink, report } = await importItems([
      { id: "1" },
      { id: "1", title: "Again" },
      { id: "", title: "None" },
      { id: "0x1" },
      { id: "5", status: "trash" },
      { id: "6", type: "revision" },
      { id: "7", type: "revision" },
      { id: "8", type: "<b>wp_template" },
    ]);
    expect([...sink.documents.keys()]).toEqual(["1"]);
    expect(reasons(report.leftOut)).toEqual([
      "1: another item before it has the same id",
      ": it has no id, so it could not be known again",
      "0x1: it has no id, so it could not be known again",
      "5: it is in the bin",
    ]);
    expect(report.otherTypes).toEqual({ revision: 2, bwp_template: 1 });
  });

  test("items of other types by their name, also where every object has something of that name", async () => {
    const { report } = await importItems(
      ["__proto__", "constructor", "__proto__"].map((type, place) => ({
        id: `${place + 1}`,
        type,
      })),
    );
    expect(Object.entries(report.otherTypes)).toEqual([
      ["__proto__", 2],
      ["constructor", 1],
    ]);
    const goingOn = createReport(JSON.parse(JSON.stringify(report)) as ImportReport);
    goingOn.count("otherTypes", "__proto__");
    expect(JSON.stringify(goingOn.report(""))).toContain('"__proto__":3');
  });

  test("a text that is too long for one page", async () => {
    const { sink, report } = await importItems([
      { id: "1", content: "a".repeat(2_000_001) },
      { id: "2" },
    ]);
    expect([...sink.documents.keys()]).toEqual(["2"]);
    expect(report.leftOut.listed[0]?.reason).toMatch(/^its text is too long\./);
  });

  test("four hundred notes of a kind by name, and further ones by number", async () => {
    const items = Array.from({ length: 1_200 }, (_, index) => ({
      id: String(index + 1),
      status: "trash",
    }));
    const { report } = await importItems(items);
    expect(MAX_LISTED_NOTES).toBe(400);
    expect(report.leftOut.listed).toHaveLength(400);
    expect(report.leftOut.more).toBe(800);
  });
});

describe("importExport and bad files", () => {
  test.each([
    ["no address of its site", ""],
    ["an address that is none", "old example"],
    ["an address that runs script", "javascript:alert(1)"],
    ["an address too long for one", `https://old.example/${"a".repeat(MAX_ADDRESS_LENGTH)}`],
    ["an address too long when encoded", `https://old.example/${"é".repeat(90)}`],
  ])("refuses an export with %s", async (_, site) => {
    expect(MAX_ADDRESS_LENGTH).toBe(500);
    await expect(importItems([{ id: "1" }], { site })).rejects.toMatchObject({
      code: "not-an-export",
    });
  });

  test("gives nothing to the sink unless the file is whole", async () => {
    const xml = exportXml(Array.from({ length: 50 }, (_, index) => ({ id: String(index + 1) })));
    const sink = createMemorySink();
    const broken = withFile(xml.slice(0, -60), (path) => importExport(path, sink));
    await expect(broken).rejects.toBeInstanceOf(ImportError);
    expect(sink.documents.size).toBe(0);
  });

  test("hands on what the sink throws, and stops", async () => {
    let asked = 0;
    const importDocuments = async (): Promise<never> => {
      asked += 1;
      throw new Error("the store is gone");
    };
    const run = withFile(exportXml([{ id: "1" }, { id: "2" }]), (path) =>
      importExport(path, { ...createMemorySink(), importDocuments }),
    );
    await expect(run).rejects.toThrow("the store is gone");
    expect(asked).toBe(1);
  });

  test("brings hostile strings in every field in as text, or not at all", async () => {
    const sink = createMemorySink();
    const report = await withFile(hostileExport(), (path) => importExport(path, sink));
    expect(sink.documents.size).toBe(injections.length);
    expect(report.leftOut.listed).toEqual([]);
    for (const document of sink.documents.values()) {
      expect(v.is(documentBodySchema, document.body)).toBe(true);
      const html = String(document.body.blocks[0]?.fields.html);
      readStrictHtml(html);
      expect(sanitiseHtml(html)).toBe(html);
      const { body: _, ...texts } = document;
      expect(JSON.stringify(texts)).not.toMatch(/\\u00[01]|\\ud[89a-f]|[\u202a-\u202e]/);
      expect(document.path).toMatch(/^\/[^\\]*$/);
    }
  }, 60_000);
});

describe("importExport and large files", () => {
  test("tells how far it is, in both readings", async () => {
    const heard: ImportProgress[] = [];
    await withFile(exportXml([{ id: "1" }]), async (path) => {
      await importExport(path, createMemorySink(), {
        onProgress: (progress) => heard.push(progress),
      });
      const { size } = await stat(path);
      expect(heard).toEqual([
        { step: "checking", done: size, of: size },
        { step: "importing", done: size, of: size },
      ]);
    });
  });

  test("hands long documents on by few, short ones by many", async () => {
    const sizes: number[] = [];
    const sink = createMemorySink();
    const importDocuments: ImportSink["importDocuments"] = (documents) => {
      sizes.push(documents.length);
      return sink.importDocuments(documents);
    };
    const long = Array.from({ length: 7 }, (_, n) => ({
      id: String(n + 1),
      content: "a ".repeat(100_000),
    }));
    const short = Array.from({ length: 60 }, (_, n) => ({ id: String(n + 100) }));
    await withFile(exportXml([...long, ...short]), (path) =>
      importExport(path, { ...sink, importDocuments }),
    );
    expect(sizes).toEqual([3, 3, 50, 11]);
  });

  test("needs no more memory for a large file than for a small one", async () => {
    const folder = await mkdtemp(join(tmpdir(), "vitrine-export-"));
    try {
      const path = join(folder, "large.xml");
      const posts = await writeLargeExport(path, 120e6);
      const start = process.memoryUsage.rss();
      let peak = start;
      const onProgress = (): void => {
        peak = Math.max(peak, process.memoryUsage.rss());
      };
      const forgetful: ImportSink = {
        ...createMemorySink(),
        importTerms: async (terms) => terms.map(() => "created"),
        importContactForms: async () => [],
        importDocuments: async (documents) => documents.map(() => "created"),
        importComments: async (comments) => comments.map(() => "created"),
        placeAnswers: async () => {},
      };
      const report = await importExport(path, forgetful, { onProgress });
      expect(report.outcomes.post.created).toBe(posts);
      expect(report.outcomes.comment.created).toBe(3 * posts);
      expect(peak - start).toBeLessThan(150e6);
    } finally {
      await rm(folder, { recursive: true });
    }
  }, 300_000);
});
