import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import {
  EXPORT_FOOT,
  exportHead,
  exportXml,
  itemXml,
} from "../../../tests/support/exports/exportXml.ts";
import { withFile } from "../../../tests/support/exports/withFile.ts";
import {
  type ExportReaderOptions,
  MAX_ELEMENT_DEPTH,
  MAX_ITEM_LENGTH,
} from "./createExportReader.ts";
import type { ExportRecord, ItemRecord } from "./ExportRecord.ts";
import { ImportError } from "./ImportError.ts";
import { readExport } from "./readExport.ts";

async function readAll(path: string, options?: ExportReaderOptions): Promise<ExportRecord[]> {
  const records: ExportRecord[] = [];
  for await (const record of readExport(path, options)) records.push(record);
  return records;
}

const read = (content: string | Uint8Array): Promise<ExportRecord[]> =>
  withFile(content, (path) => readAll(path));

async function failure(reading: Promise<unknown>): Promise<ImportError> {
  const error = await reading.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ImportError) return error;
  throw new Error(`expected an ImportError, got ${String(error)}`);
}

describe("readExport reads", () => {
  test("the site, its authors and items with fields, terms, custom fields and comments", async () => {
    const records = await read(
      exportXml(
        [
          {
            id: "7",
            content: "a ]]> b",
            terms: [{ domain: "category", slug: "a-b", name: "A & B" }],
            meta: { _thumbnail_id: "9", _other: "x" },
            comments: [{ id: "1" }, { id: "2" }],
          },
        ],
        { authors: { kim: "Kim" } },
      ),
    );
    expect(records.map(({ type }) => type)).toEqual(["author", "item", "site"]);
    const item = records.find((record): record is ItemRecord => record.type === "item");
    expect(item?.fields.get("wp:post_id")).toBe("7");
    expect(item?.fields.get("content:encoded")).toBe("a ]]> b");
    expect(item?.terms).toEqual([{ domain: "category", slug: "a-b", name: "A & B" }]);
    expect([...(item?.meta ?? [])]).toEqual([["_thumbnail_id", "9"]]);
  });

  test("of comments the fields that were asked for, before their item", async () => {
    const xml = exportXml([{ id: "7", comments: [{ id: "1", parent: "3" }, { id: "2" }] }, {}]);
    const records = await withFile(xml, async (path) => {
      const commentFields = new Set(["wp:comment_id", "wp:comment_parent"]);
      return readAll(path, { commentFields });
    });
    expect(records.map(({ type }) => type)).toEqual(["comment", "comment", "item", "item", "site"]);
    expect(records[0]).toEqual({
      type: "comment",
      itemId: "7",
      fields: new Map([
        ["wp:comment_id", "1"],
        ["wp:comment_parent", "3"],
      ]),
    });
  });

  test("many comments of one item, however much they are together", async () => {
    const content = "a".repeat(100_000);
    const comments = Array.from({ length: 150 }, (_, n) => ({ id: String(n + 1), content }));
    let heard = 0;
    await withFile(exportXml([{ id: "7", comments }]), async (path) => {
      const commentFields = new Set(["wp:comment_content"]);
      for await (const { type } of readExport(path, { commentFields })) {
        if (type === "comment") heard += 1;
      }
    });
    expect(heard).toBe(150);
    expect(heard * content.length).toBeGreaterThan(MAX_ITEM_LENGTH);
  });

  test("an export that begins with a byte order mark or blank lines", async () => {
    const xml = exportXml([{}]);
    expect(await read(`\ufeff${xml}`)).toHaveLength(2);
    expect(await read(`\n\n ${xml}`)).toHaveLength(2);
  });

  test("text with control characters, without them", async () => {
    const records = await read(exportXml([{ title: "a\0b\u0008c\u000bd\uffff" }]));
    expect(records[0]?.type === "item" && records[0].fields.get("title")).toBe("abcd");
  });
});

describe("readExport says what is wrong with", () => {
  const export_ = exportXml([{ id: "1" }, { id: "2" }]);

  test.each<
    [name: string, content: string | Uint8Array, expected: [code: string, sentence: RegExp]]
  >([
    ["an empty file", "", ["empty", /is empty/]],
    ["a file of blanks", " \n ", ["empty", /is empty/]],
    ["text that is not XML", "Dear site,", ["not-xml", /line 1: text data outside/]],
    ["a web page", "<!DOCTYPE html>\n<title>a</title>", ["doctype", /a web page/]],
    ["a web page in lower case", "<!doctype html><title>a</title>", ["not-xml", /line 1: /]],
    ["XML of another kind", "<svg><a/></svg>", ["not-an-export", /a <svg> document/]],
    ["a feed", '<rss version="2.0"><channel><item/></channel></rss>', ["not-an-export", /a feed/]],
    [
      "an export with a wrong end tag",
      export_.replace("</item>", "</itme>"),
      ["not-xml", /line 1\d: un/],
    ],
    [
      "an export with an unknown entity",
      export_.replace("<channel>", "<channel>&nbsp;"),
      ["not-xml", /undefined entity/],
    ],
    ["a file without its end", export_.slice(0, -40), ["cut-short", /ends too early/]],
    [
      "a file that ends within an item",
      export_.slice(0, export_.lastIndexOf("<wp:status>") + 20),
      ["cut-short", /ends too early/],
    ],
    [
      "a file that ends within a tag",
      export_.slice(0, export_.lastIndexOf("wp:status") + 4),
      ["cut-short", /ends too early/],
    ],
    [
      "a file that ends within a character",
      Buffer.from(`${export_}é`).subarray(0, -1),
      ["not-utf8", /not UTF-8/],
    ],
    [
      "a file in Latin-1",
      Buffer.from(export_.replace("A title", "caf\u00e9"), "latin1"),
      ["not-utf8", /not UTF-8/],
    ],
    ["a file in UTF-16", Buffer.from(`\ufeff${export_}`, "utf16le"), ["not-utf8", /not UTF-8/]],
    ["a zip archive", Buffer.from("PK\x03\x04rest"), ["packed", /Unpack it/]],
    ["a gzip archive", gzipSync(export_), ["packed", /Unpack it/]],
  ])("%s", async (_, content, [code, sentence]) => {
    const error = await failure(read(content));
    expect(error.code).toBe(code);
    expect(error.message).toMatch(sentence);
    expect(error.message).toMatch(/\.$/);
  });

  test("a file that brings entities, before one of them is written out", async () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]><rss><channel><title>&b;</title></channel></rss>`;
    expect((await failure(read(bomb))).code).toBe("doctype");
    const outside = `<!DOCTYPE rss SYSTEM "file:///etc/passwd"><rss/>`;
    expect((await failure(read(outside))).code).toBe("doctype");
  });

  test("a text that is too long for one item, in one piece or in many", async () => {
    expect(MAX_ITEM_LENGTH).toBe(10_000_000);
    const half = "a".repeat(MAX_ITEM_LENGTH / 2 + 10);
    const one = await failure(read(exportXml([{ id: "5", title: "Long", content: half + half }])));
    expect(one.code).toBe("too-large");
    const two = await failure(
      read(exportXml([{ id: "5", title: "Long", excerpt: half, content: half }])),
    );
    expect(two.message).toMatch(/"Long".*10000000 characters/);
  });

  test("elements that stand deeper than any export has them, at once", async () => {
    expect(MAX_ELEMENT_DEPTH).toBe(32);
    const error = await failure(read(`<rss>${"<a>".repeat(100_000)}`));
    expect(error.code).toBe("not-an-export");
  });

  test("a file that is not there, a folder, and a file it may not read", async () => {
    const folder = await mkdtemp(join(tmpdir(), "vitrine-export-"));
    try {
      expect((await failure(readAll(join(folder, "none.xml")))).code).toBe("not-found");
      const { code, message } = await failure(readAll(folder));
      expect([code, message]).toEqual(["not-a-file", expect.stringMatching(/all of them\.$/)]);
      for (const name of ["b.xml", "a.XML", "c.txt"]) await writeFile(join(folder, name), "");
      expect((await failure(readAll(folder))).message).toMatch(/ In it are a\.XML, b\.xml\.$/);
      expect((await failure(readAll("/dev/null"))).code).toBe("not-a-file");
    } finally {
      await rm(folder, { recursive: true });
    }
    // The superuser may read everything.
    if (process.getuid?.() === 0) return;
    await withFile("x", async (path) => {
      await chmod(path, 0o000);
      expect((await failure(readAll(path))).code).toBe("unreadable");
    });
  });

  test("a file cut at any place: never silently, and never with less than a sentence", async () => {
    const whole = `${exportHead()}${itemXml({ id: "1", content: "<p>é</p>" })}${EXPORT_FOOT}`;
    const bytes = Buffer.from(whole);
    const end = bytes.lastIndexOf(">");
    for (let cut = 1; cut < end; cut += 37) {
      const error = await failure(read(bytes.subarray(0, cut)));
      expect(["cut-short", "not-xml", "not-utf8"]).toContain(error.code);
    }
  });
});
