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
import { MAX_LISTED_NOTES } from "./createReport.ts";
import { ImportError } from "./ImportError.ts";
import { importExport } from "./importExport.ts";
import { MAX_ADDRESS_LENGTH } from "./surveyExport.ts";
import type { ImportProgress, ImportReport } from "./types.ts";

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
      language: "ar",
      direction: "rtl",
      parentId: "1",
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

describe("importExport leaves out, and reports", () => {
  test("items of other types, comments, what is in the bin, and items that cannot be told apart", async () => {
    const { sink, report } = await importItems([
      { id: "1", comments: 3 },
      { id: "1", title: "Again" },
      { id: "", title: "None" },
      { id: "0x1" },
      { id: "5", status: "trash" },
      { id: "6", type: "nav_menu_item" },
      { id: "7", type: "nav_menu_item" },
      { id: "8", type: "<b>wp_template" },
    ]);
    expect([...sink.documents.keys()]).toEqual(["1"]);
    expect(reasons(report.leftOut)).toEqual([
      "1: another item before it has the same id",
      ": it has no id, so it could not be known again",
      "0x1: it has no id, so it could not be known again",
      "5: it is in the bin",
    ]);
    expect(report.otherTypes).toEqual({ nav_menu_item: 2, bwp_template: 1 });
    expect(report.comments).toBe(3);
  });

  test("a text that is too long for one page", async () => {
    const { sink, report } = await importItems([
      { id: "1", content: "a".repeat(2_000_001) },
      { id: "2" },
    ]);
    expect([...sink.documents.keys()]).toEqual(["2"]);
    expect(report.leftOut.listed[0]?.reason).toMatch(/^its text is too long\./);
  });

  test("a thousand notes of a kind by name, and further ones by number", async () => {
    const items = Array.from({ length: 1_200 }, (_, index) => ({
      id: String(index + 1),
      status: "trash",
    }));
    const { report } = await importItems(items);
    expect(MAX_LISTED_NOTES).toBe(1_000);
    expect(report.leftOut.listed).toHaveLength(1_000);
    expect(report.leftOut.more).toBe(200);
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
    const importDocument = async (): Promise<never> => {
      asked += 1;
      throw new Error("the store is gone");
    };
    const run = withFile(exportXml([{ id: "1" }, { id: "2" }]), (path) =>
      importExport(path, { importDocument }),
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
        { step: "checking", bytes: size, totalBytes: size },
        { step: "importing", bytes: size, totalBytes: size },
      ]);
    });
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
      const report = await importExport(
        path,
        { importDocument: async () => "created" },
        { onProgress },
      );
      expect(report.outcomes.post.created).toBe(posts);
      expect(peak - start).toBeLessThan(150e6);
    } finally {
      await rm(folder, { recursive: true });
    }
  }, 300_000);
});
