import { sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { siteSettings } from "../content/siteSettings.ts";
import { MAX_SEARCHED_EXCERPT, MAX_SEARCHED_TITLE, STEMMERS } from "./derivedColumns.ts";
import { listRevisions, restoreRevision } from "./revisions.ts";
import { documents, settings } from "./schema.ts";
import { MAX_HITS, search } from "./search.ts";
import { writeSetting } from "./settings.ts";
import { MAX_SUGGESTED, suggest } from "./suggest.ts";
import { bodyOf, pageContent, pictureOf, productWrite } from "./testing/content.ts";
import { countQueries } from "./testing/countQueries.ts";
import { describeEachStore } from "./testing/describeEachStore.ts";
import { writeDocument } from "./writeDocument.ts";
import { writeProduct } from "./writeProduct.ts";

const HOSTILE = [
  "'; drop table documents; --",
  '"unclosed',
  "a & | ! <-> b",
  ":* :A :*",
  "!!!!",
  "((((",
  "\\' \\\\ %_",
  "a\0b",
  "\ud800",
  "<->",
  "-",
  "$1",
  "’‘«»…",
];

describeEachStore("Search", ({ store }) => {
  const db = () => store().db;
  const answer = (text: string) => search(db(), { text, page: 1, pageSize: 20 });
  const found = async (text: string) => (await answer(text)).items.map(({ path }) => path.slice(1));
  const suggested = async (text: string, limit = 8) =>
    (await suggest(db(), text, limit)).map(({ path }) => path.slice(1));

  beforeAll(async () => {
    const day = (n: number) => new Date(Date.UTC(2026, 0, n));
    const pages = [
      { path: "/in-text", title: "One", body: bodyOf("<p>A lighthouse keeps printing.</p>") },
      { path: "/in-excerpt", title: "Two", excerpt: "About a lighthouse" },
      { path: "/in-title", title: "Lighthouse by hand" },
      { path: "/exactly", title: "Lighthouse", publishedAt: day(1) },
      { path: "/german", title: "Die Häuser", language: "de", body: bodyOf("Straßen und Drucke") },
      { path: "/arabic", title: "طباعة الحجر", language: "ar", body: bodyOf("مَكْتَبَةٌ كبيرة") },
      { path: "/japanese", title: "東京の印刷所", body: bodyOf("版画を作る") },
      { path: "/hindi", title: "हिन्दी मुद्रण" },
      { path: "/long", title: "word ".repeat(3000), excerpt: "x".repeat(20_000) },
      { path: "/draft", title: "Lighthouse draft", status: "draft" as const },
      { path: "/part", title: "Lighthouse header", kind: "header" as const },
      { path: "/post", title: "Ridge lines", kind: "post" as const },
      { path: "/project", title: "Wayfinding", kind: "project" as const, picture: pictureOf("w") },
    ];
    for (const page of pages) {
      await writeDocument(db(), {
        content: pageContent({ publishedAt: day(2), body: bodyOf("nothing else"), ...page }),
      });
    }
    await writeProduct(
      db(),
      productWrite(
        "/moon",
        {
          options: [{ name: "Size", values: ["A4"] }],
          details: [{ name: "Paper", values: ["Cotton rag"] }],
          gallery: [pictureOf("moon")],
          variants: [{ choice: { Size: "A4" }, price: 1800, sku: "HT-0042/A4" }],
        },
        { title: "Harvest Moon", excerpt: "A round print", publishedAt: day(3) },
      ),
    );
  });

  describe("for words", () => {
    test("finds titles before excerpts before texts, and a title of just these words first", async () => {
      expect(await found("lighthouse")).toEqual(["exactly", "in-title", "in-excerpt", "in-text"]);
      expect(await answer("lighthouse")).toMatchObject({ match: "exact", total: 4, pageCount: 1 });
    });

    test("gives what a list of hits shows, in one query", async () => {
      const { result, queries } = await countQueries(db(), (counted) =>
        search(counted, { text: "harvest", page: 1, pageSize: 20 }),
      );
      expect(queries).toBe(1);
      expect(result.items).toEqual([
        {
          kind: "product",
          path: "/moon",
          title: "Harvest Moon",
          summary: "A round print",
          picture: pictureOf("moon"),
          priceFrom: 1800,
          priceTo: 1800,
          regularPrice: null,
        },
      ]);
      expect((await answer("wayfinding")).items[0]).toMatchObject({
        kind: "project",
        priceFrom: null,
        picture: pictureOf("w"),
      });
    });

    test("asks for all of them, wherever they stand, and takes the last for a beginning", async () => {
      expect(await found("keeps lighthouse")).toEqual(["in-text"]);
      expect(await found("LIGHTHOUSE by ha")).toEqual(["in-title"]);
      expect(await found("lightho")).toHaveLength(4);
    });

    test("finds them by their stem in English, German and Arabic", async () => {
      expect(STEMMERS).toEqual({ en: "english", de: "german", ar: "arabic" });
      expect(await found("prints lighthouses")).toEqual(["in-text"]);
      expect(await found("Haus")).toEqual(["german"]);
      expect(await found("Drucken straße")).toEqual(["german"]);
      expect(await found("الطباعة")).toEqual(["arabic"]);
    });

    test("finds them with and without accents and points, in every script", async () => {
      expect(await found("hauser")).toEqual(["german"]);
      expect(await found("STRASSEN")).toEqual(["german"]);
      expect(await found("مكتبة")).toEqual(["arabic"]);
      expect(await found("हिन्दी")).toEqual(["hindi"]);
    });

    test("finds any part of a line in a script without spaces", async () => {
      for (const part of ["東京", "印刷", "印刷所", "京の印", "所", "版画"]) {
        expect([part, await found(part)]).toEqual([part, ["japanese"]]);
      }
      expect(await found("大阪")).toEqual([]);
    });

    test("finds a product by its article number, however it is written, and by what it is made of", async () => {
      for (const text of ["HT-0042/A4", "ht 0042 a4", "HT-0042", "cotton rag", "paper"]) {
        expect([text, await found(text)]).toEqual([text, ["moon"]]);
      }
    });
  });

  describe("for words that nobody wrote", () => {
    test("finds titles and texts that are like them, and says so", async () => {
      for (const text of ["lighthuose", "ligthouse", "lighhouse", "harvset mooon", "rigde lines"]) {
        const { match, items } = await answer(text);
        expect([text, match, items.length > 0]).toEqual([text, "similar", true]);
      }
      expect((await found("harvset mooon"))[0]).toBe("moon");
      expect(await found("keesp")).toEqual(["in-text"]);
    });

    test("finds nothing that is like nothing, in two queries at most", async () => {
      const { result, queries } = await countQueries(db(), (counted) =>
        search(counted, { text: "xqzzyvb wkrpl", page: 1, pageSize: 20 }),
      );
      expect(queries).toBeLessThanOrEqual(2);
      expect(result).toEqual({ items: [], total: 0, page: 1, pageCount: 1, match: "exact" });
    });
  });

  test("Pages beyond the last are empty, with the true total", async () => {
    const second = await search(db(), { text: "lighthouse", page: 2, pageSize: 3 });
    expect(second).toMatchObject({ total: 4, page: 2, pageCount: 2 });
    expect(second.items.map(({ path }) => path)).toEqual(["/in-text"]);
    for (const page of [3, 1e9, Number.MAX_SAFE_INTEGER]) {
      const beyond = await search(db(), { text: "lighthouse", page, pageSize: 3 });
      expect(beyond).toMatchObject({ items: [], total: 4, pageCount: 2, match: "exact" });
    }
  });

  test("What is written, changed or restored is found by its new words and not by its old", async () => {
    const first = pageContent({ path: "/changing", title: "Zeppelin", body: bodyOf("aluminium") });
    const made = await writeDocument(db(), { content: first });
    const changed = await writeDocument(db(), {
      content: { ...first, title: "Submarine", body: bodyOf("brass") },
      replaces: made,
    });
    expect([await found("zeppelin"), await found("submarine brass")]).toEqual([[], ["changing"]]);
    const [, oldest] = await listRevisions(db(), { documentId: made.id, limit: 2 });
    await restoreRevision(db(), { revisionId: oldest?.id ?? 0, updatedAt: changed.updatedAt });
    expect([await found("zeppelin aluminium"), await found("submarine")]).toEqual([
      ["changing"],
      [],
    ]);
  });

  test("A document without a language is stemmed in the site's", async () => {
    await writeSetting(db(), siteSettings, { ...siteSettings.fallback, language: "de" });
    await writeDocument(db(), {
      content: pageContent({ path: "/ohne-sprache", title: "Die Bäume", body: bodyOf("") }),
    });
    await db().delete(settings);
    expect(await found("baum")).toEqual(["ohne-sprache"]);
  });

  describe("Suggestions", () => {
    test("are titles with words that begin as those written, those that begin with all of it first", async () => {
      expect(await suggested("lighth")).toEqual(["exactly", "in-title"]);
      expect(await suggested("mo")).toEqual(["moon"]);
      expect(await suggested("harvest mo")).toEqual(["moon"]);
      expect(await suggested("moon harv")).toEqual(["moon"]);
      // "Harvest Moon" begins with it, the shorter "Die Häuser" comes before "Lighthouse by hand".
      expect(await suggested("ha")).toEqual(["moon", "german", "in-title"]);
      expect(await suggested("印刷")).toEqual(["japanese"]);
      expect(await suggested("الط")).toEqual([]);
      expect(await suggested("طبا")).toEqual(["arabic"]);
    });

    test("then titles that are like it", async () => {
      expect((await suggested("lighthuose"))[0]).toBe("exactly");
      expect(await suggested("xqzzyvb")).toEqual([]);
    });

    test("are as many as are wanted, within bounds", async () => {
      expect(MAX_SUGGESTED).toBe(20);
      expect(await suggested("lighth", 1)).toEqual(["exactly"]);
      for (const limit of [0, -1, Number.NaN]) expect(await suggested("lighth", limit)).toEqual([]);
      expect((await suggested("l", 1e9)).length).toBeLessThanOrEqual(MAX_SUGGESTED);
    });
  });

  test("No text whatever makes either of them fail", async () => {
    for (const text of [
      ...HOSTILE,
      "",
      " ",
      "a".repeat(100_000),
      "語".repeat(10_000),
      "a ".repeat(5000),
    ]) {
      expect(Array.isArray((await answer(text)).items)).toBe(true);
      expect(Array.isArray(await suggested(text))).toBe(true);
    }
    const character = fc
      .integer({ min: 0, max: 0x3_ff_ff })
      .map((code) => String.fromCodePoint(code));
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: character, maxLength: 40 }), async (text) => {
        expect((await answer(text)).page).toBe(1);
        await suggested(text);
      }),
      { numRuns: 60 },
    );
  });

  test("A document of any length can be stored and found", async () => {
    const words = Array.from({ length: 30_000 }, (_, n) => `w${n.toString(36)}ж${n}`).join(" ");
    for (const [index, text] of [
      words,
      "\u{20000}".repeat(100_000),
      "ﷺ".repeat(100_000),
    ].entries()) {
      await writeDocument(db(), {
        content: pageContent({
          path: `/huge-${index}`,
          title: text,
          excerpt: text,
          body: bodyOf(text),
        }),
      });
    }
    expect(await found("w1ж1 wzж35")).toEqual(["huge-0"]);
    const [row] = await db()
      .select({ length: sql`max(length(${documents.searchTitle}))`.mapWith(Number) })
      .from(documents);
    expect(row?.length).toBeLessThanOrEqual(MAX_SEARCHED_TITLE);
  });

  test("There are so many hits at most, the newest of them ranked", async () => {
    const values = Array.from({ length: MAX_HITS + 20 }, (_, n) => n);
    await db().execute(sql`
      insert into documents (kind, path, title, status, published_at, body, search, search_title)
      select 'page', '/many-' || n, 'Many', 'published', now(), '{"version":1,"blocks":[]}',
        setweight(to_tsvector('simple', 'ubiquitous'), 'C'), 'many'
      from generate_series(1, ${values.length}::integer) n`);
    expect(await answer("ubiquitous")).toMatchObject({ total: MAX_HITS, pageCount: MAX_HITS / 20 });
    expect(MAX_HITS).toBe(1000);
    expect([MAX_SEARCHED_TITLE, MAX_SEARCHED_EXCERPT]).toEqual([200, 5000]);
  });
});
