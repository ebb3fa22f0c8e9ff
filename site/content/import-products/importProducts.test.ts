import { describe, expect, test } from "vitest";
import { createProductSink } from "../../../tests/support/exports/createProductSink.ts";
import { type CsvRow, productCsv } from "../../../tests/support/exports/productCsv.ts";
import { sampleProducts } from "../../../tests/support/exports/sampleProducts.ts";
import { withFile } from "../../../tests/support/exports/withFile.ts";
import { MAX_LISTED_NOTES } from "../import/createReport.ts";
import { importProducts, PRODUCT_BATCH } from "./importProducts.ts";
import { MAX_CHOICES } from "./readChoices.ts";
import { MAX_VALUES } from "./readDetails.ts";
import { MAX_ROW_BYTES } from "./readRows.ts";
import { MAX_CATEGORY_DEPTH, MAX_PICTURES, MAX_TERMS } from "./toProduct.ts";

const words = { weight: "Weight", dimensions: "Size" };

/** Brings a table into a sink that remembers. */
function bring(table: string | Uint8Array | readonly CsvRow[]) {
  const text = Array.isArray(table) ? productCsv(table) : (table as string | Uint8Array);
  return withFile(text, async (path) => {
    const sink = createProductSink();
    const report = await importProducts(path, sink, { minorUnit: 100, words });
    const reasons = (list: "leftOut" | "incomplete" | "missingPictures") =>
      report[list].listed.map(({ line, reason }) => `${line}: ${reason}`);
    return { ...sink, report, reasons };
  });
}

const simple = (more: CsvRow = {}): CsvRow => ({
  ...{ ID: "1", Type: "simple", Name: "Cup", Published: "1", "Regular price": "10" },
  ...more,
});
const variable = (more: CsvRow = {}): CsvRow => ({
  ...{ ID: "1", Type: "variable", SKU: "V", Name: "Shirt", Published: "1" },
  ...{ "Attribute 1 name": "Size", "Attribute 1 value(s)": "S, M", "Attribute 1 visible": "1" },
  ...more,
});
const variation = (id: string, size: string, more: CsvRow = {}): CsvRow => ({
  ...{ ID: id, Type: "variation", Published: "1", Parent: "V", "Regular price": "10" },
  ...{ "Attribute 1 name": "Size", "Attribute 1 value(s)": size },
  ...more,
});

describe("importProducts, of a shop of every type", () => {
  test("brings each product with what its columns say", async () => {
    const { products, report } = await bring(sampleProducts);
    expect(report.products).toMatchObject({
      simple: { created: 4 },
      variable: { created: 1 },
      grouped: { created: 1 },
      external: { created: 1 },
    });
    expect(report).toMatchObject({ rows: 10, choices: 4, pictures: 3 });
    expect(report.unusedColumns).toEqual({ "Tax status": 1 });
    const mug = products.get("11");
    expect(mug).toMatchObject({
      source: "csv:woocommerce",
      title: "Enamel mug",
      status: "published",
      excerpt: "Holds three decilitres.",
      takesComments: true,
      categories: [["Kitchen", "Mugs"], ["Gifts"]],
      tags: ["enamel", "camping"],
      parts: {
        options: [],
        variants: [{ sku: "MUG-1", price: 1250, regularPrice: 1600, stock: 4 }],
        details: [
          { name: "Maker", values: ["Emaille, Sons & Co"], filter: true },
          { name: "Weight", values: ["0.2 kg"] },
          { name: "Size", values: ["9 × 9 × 8 cm"] },
        ],
        isFeatured: true,
      },
    });
    expect(JSON.stringify(mug?.body)).toContain("Fired twice.");
    expect(mug?.parts.gallery?.map(({ src, alt }) => [src, alt])).toEqual([
      ["/media/uploads/mug.png", "Enamel mug"],
      ["/media/uploads/mug-side.png", "Enamel mug"],
    ]);
  });

  test("gives a variable product the choices of its variations, an open one for each value", async () => {
    const { products } = await bring(sampleProducts);
    expect(products.get("12")?.parts).toMatchObject({
      options: [
        { name: "Size", values: ["S", "M", "L"], filter: true },
        { name: "Colour", values: ["Blue", "Undyed"] },
      ],
      variants: [
        { choice: { Size: "S", Colour: "Blue" }, sku: "SHIRT-S-B", price: 6000, stock: 2 },
        {
          choice: { Size: "M", Colour: "Blue" },
          sku: null,
          price: 5000,
          regularPrice: 6000,
          stock: 0,
        },
        { choice: { Size: "M", Colour: "Undyed" }, sku: null, price: 5000, stock: 0 },
        { choice: { Size: "L", Colour: "Undyed" }, sku: "SHIRT-L-U", price: 6500, stock: null },
      ],
      details: [],
      gallery: [{ src: "/media/uploads/shirt-blue.png" }],
    });
  });

  test("knows what is sold elsewhere, in groups, later for less, on order, hidden, and not yet", async () => {
    const { products, links } = await bring(sampleProducts);
    expect(products.get("13")?.parts.outside).toEqual({
      address: "https://lamps.example/paper?ref=us&x=1",
      label: "Buy from the maker",
    });
    expect(products.get("14")?.parts).toMatchObject({
      isGroup: true,
      variants: [{ sku: "TABLE-SET" }],
    });
    expect(products.get("15")?.parts.variants).toMatchObject([
      {
        price: 990,
        sale: {
          price: 790,
          from: new Date("2096-11-01T00:00:00Z"),
          until: new Date("2096-12-01T00:00:00Z"),
        },
        stock: 0,
        takesBackorders: true,
      },
    ]);
    expect(products.get("16")?.parts).toMatchObject({ isListed: false, isSearched: false });
    expect(products.get("17")?.status).toBe("draft");
    expect(links).toEqual([
      { sourceId: "11", links: { member: [], upsell: [], "cross-sell": ["13", "15"] } },
      { sourceId: "14", links: { member: ["11", "15"], upsell: [], "cross-sell": [] } },
      { sourceId: "12", links: { member: [], upsell: ["11"], "cross-sell": [] } },
    ]);
  });
});

describe("importProducts reads tables", () => {
  const cells = simple({ Description: 'one,two\nthree; "four"', Categories: "A > B, C\\, D" });

  test.each([
    ["with commas", {}],
    ["with semicolons", { delimiter: ";" }],
    ["with tabs", { delimiter: "\t" }],
    ["with Windows line ends", { lineEnd: "\r\n" }],
    ["of old Macs", { lineEnd: "\r" }],
  ])("%s", async (_, options) => {
    const { products } = await bring(productCsv([cells, simple({ ID: "2" })], options));
    expect([...products.keys()]).toEqual(["1", "2"]);
    expect(products.get("1")?.categories).toEqual([["A", "B"], ["C, D"]]);
    expect(JSON.stringify(products.get("1")?.body)).toContain("four");
  });

  test("with a byte order mark, headings in any case, and units of other countries", async () => {
    const { products } = await bring(
      "\ufeffid,sku ,NAME, Regular  Price,Weight (lbs),Length (in)\n7,x,Cup,5,2,3\n",
    );
    expect(products.get("7")?.parts).toMatchObject({
      variants: [{ price: 500 }],
      details: [{ values: ["2 lbs"] }, { values: ["3 in"] }],
    });
  });

  test("without IDs, by their SKUs", async () => {
    const { products, reasons } = await bring("SKU,Name\na,One\nb,Two\na,Again\n,None\n");
    expect([...products.keys()]).toEqual(["sku:a", "sku:b"]);
    expect(reasons("leftOut")).toEqual([
      "4: the row at line 2 has the same SKU",
      "5: it has neither an ID nor an SKU, so it could not be known again",
    ]);
  });

  test("with variations before their product, and products between", async () => {
    const { products } = await bring([
      variation("5", "M"),
      simple({ ID: "9" }),
      variable(),
      simple({ ID: "10" }),
      variation("6", "S"),
    ]);
    expect([...products.keys()]).toEqual(["9", "10", "1"]);
    expect(products.get("1")?.parts.variants.map(({ choice }) => choice)).toEqual([
      { Size: "S" },
      { Size: "M" },
    ]);
  });

  test("with columns of extensions, which it counts", async () => {
    const { report } = await bring(
      "ID,Name,Meta: _colour,Purchase note,Wholesale\n1,Cup,blue,Thanks,0\n2,Pot,,,x\n",
    );
    expect(report.unknownColumns).toEqual({ "Meta: _colour": 1, Wholesale: 1 });
    expect(report.unusedColumns).toEqual({ "Purchase note": 1 });
  });

  test("in batches", async () => {
    const rows = Array.from({ length: PRODUCT_BATCH + 1 }, (_, index) =>
      simple({ ID: `${index + 1}` }),
    );
    expect((await bring(rows)).batches).toEqual([PRODUCT_BATCH, 1]);
  });
});

describe("importProducts keeps what a spreadsheet would run as text", () => {
  test.each([
    ["=cmd|' /C calc'!A0", "=cmd|' /C calc'!A0"],
    ["'=1+1", "=1+1"],
    ["@SUM(1+1)*cmd|' /C calc'!A0", "@SUM(1+1)*cmd|' /C calc'!A0"],
    ["'+49 89", "+49 89"],
    ["-2+3", "-2+3"],
    ["'quoted'", "'quoted'"],
  ])("%s", async (cell, title) => {
    const { products } = await bring([simple({ Name: cell })]);
    expect(products.get("1")?.title).toBe(title);
  });

  test("and takes the markup out of names", async () => {
    const { products } = await bring([simple({ Name: "<img src=x onerror=alert(1)>Cup" })]);
    expect(products.get("1")?.title).toBe("Cup");
  });
});

describe("importProducts says which row is wrong, and brings the rest", () => {
  test.each<[string, readonly CsvRow[], string]>([
    ["the same ID", [simple(), simple({ Name: "Pot" })], "3: the row at line 2 has the same ID"],
    ["no name", [simple({ Name: " " })], "2: it has no name"],
    [
      "an extension's type",
      [simple({ Type: "bundle" })],
      '2: its type "bundle" is none that this shop knows',
    ],
    ["an endless ID", [simple({ ID: "9".repeat(201) })], "2: its ID is longer than 200 characters"],
    [
      "a variation without a product",
      [variation("5", "S", { Parent: "" })],
      "2: it is a variation that names no product",
    ],
    [
      "a variation of what is not there",
      [variation("5", "S", { Parent: "id:77" })],
      '2: its product "id:77" is not in the file',
    ],
    [
      "a variation of a simple product",
      [simple({ SKU: "V" }), variation("5", "S")],
      "3: its product at line 2 is none with variations",
    ],
    [
      "a variation of itself",
      [variation("5", "S", { Parent: "id:5" })],
      "2: its product at line 2 is none with variations",
    ],
  ])("%s stays behind", async (_, rows, reason) => {
    const { products, reasons } = await bring([...rows, simple({ ID: "99" })]);
    expect(reasons("leftOut")).toEqual([reason]);
    expect(products.has("99")).toBe(true);
  });

  test("a row with cells too many, or too few, stays behind", async () => {
    const { products, reasons } = await bring("ID,Name\n1,Cup,blue\n2\n3,Pot,,\n4,Jar\n");
    expect([...products.keys()]).toEqual(["3", "4"]);
    expect(reasons("leftOut")).toEqual([
      "2: it has 3 cells where the header has 2: they stand in wrong columns",
      "3: it has 1 cells where the header has 2: they stand in wrong columns",
    ]);
  });

  test.each<[string, CsvRow, readonly [reason: string, variant: object]]>([
    ["no number", { "Regular price": "ten" }, ['its price "ten" is no number', { price: null }]],
    ["below zero", { "Regular price": "-1" }, ['its price "-1" is below zero', { price: null }]],
    [
      "beyond counting",
      { "Regular price": "99999999999999" },
      ["is beyond what can be counted", { price: null }],
    ],
    [
      "finer than cents",
      { "Regular price": "1.0055" },
      ["finer than the currency", { price: 101 }],
    ],
    [
      "a sale dearer than usual",
      { "Sale price": "11" },
      ["its sale price 11 is above its regular price 10: it is not reduced", { price: 1000 }],
    ],
    [
      "a sale of the 30th of February",
      { "Sale price": "5", "Date sale price starts": "2026-02-30" },
      ['the date "2026-02-30" of its sale is none: it is not reduced', { price: 1000 }],
    ],
    [
      "a sale in the year 0",
      { "Sale price": "5", "Date sale price ends": "0000-00-00" },
      ["is none: it is not reduced", { price: 1000 }],
    ],
    [
      "a sale that ends first",
      {
        "Sale price": "5",
        "Date sale price starts": "2026-05-02",
        "Date sale price ends": "2026-05-01",
      },
      ["its sale ends before it starts", { price: 1000 }],
    ],
    ["stock below zero", { Stock: "-3" }, ["its stock -3 is below zero: it is 0", { stock: 0 }]],
    ["half a piece", { Stock: "2.5" }, ["it is rounded down", { stock: 2 }]],
    ["stock in words", { Stock: "lots" }, ['its stock "lots" is no number', { stock: null }]],
    ["an endless SKU", { SKU: "x".repeat(101) }, ["its SKU is longer than 100", { sku: null }]],
  ])("%s is noted with its line", async (_, row, [reason, variant]) => {
    const { products, reasons } = await bring([simple({ ID: "8" }), simple(row)]);
    expect(reasons("incomplete")).toEqual([expect.stringMatching(/^3: /)]);
    expect(reasons("incomplete")[0]).toContain(reason);
    expect(products.get("1")?.parts.variants).toMatchObject([variant]);
  });

  test("an SKU of two products is of the first", async () => {
    const { products, reasons } = await bring([
      simple({ SKU: "A" }),
      simple({ ID: "2", SKU: "A" }),
    ]);
    expect(products.get("2")?.parts.variants).toMatchObject([{ sku: null }]);
    expect(reasons("incomplete")).toEqual(['3: its SKU "A" is that of line 2: it came without']);
  });

  test.each([
    ["http://shop.example/", "does not begin with https://"],
    ["javascript:alert(1)", "does not begin with https://"],
    ["", "is missing"],
  ])("what is sold at %j has no link", async (address, reason) => {
    const row = simple({ Type: "external", "External URL": address });
    const { products, reasons } = await bring([row]);
    expect(products.get("1")?.parts.outside).toBeNull();
    expect(reasons("incomplete")[0]).toContain(reason);
  });

  test("a group that holds itself, another group or what is not there loses those members", async () => {
    const group = (id: string, members: string): CsvRow =>
      simple({ ID: id, Type: "grouped", "Grouped products": members });
    const { links, reasons } = await bring([
      group("1", "id:1, id:2, id:3, NONE"),
      group("2", "id:1"),
      simple({ ID: "3" }),
    ]);
    expect(links.map(({ links: { member } }) => member)).toEqual([["3"], []]);
    expect(reasons("incomplete")).toEqual([
      "2: it is a member of itself, which it cannot be",
      '2: its member "id:2" at line 3 is a group itself, and groups hold no groups',
      '2: its member "NONE" is not in the file',
      '3: its member "id:1" at line 2 is a group itself, and groups hold no groups',
    ]);
  });

  test("a picture that cannot be had is left out, with its line", async () => {
    const { products, reasons } = await bring([simple({ Images: "gone.png, there.png" })]);
    expect(products.get("1")?.parts.gallery).toHaveLength(1);
    expect(reasons("missingPictures")).toEqual(["2: gone.png is not there"]);
  });

  test("a variable product without variations cannot be had; those switched off are not offered", async () => {
    const { products, reasons } = await bring([
      variable(),
      variable({ ID: "2", SKU: "W" }),
      variation("5", "S", { Parent: "W", Published: "0" }),
      variation("6", "M", { Parent: "W", SKU: "W-M" }),
    ]);
    expect(products.get("1")?.parts.variants).toEqual([{ sku: "V", stock: 0 }]);
    expect(products.get("2")?.parts.variants).toMatchObject([
      { choice: { Size: "M" }, sku: "W-M" },
    ]);
    expect(reasons("incomplete")).toEqual([
      "2: none of its variations is in the file: it cannot be had",
      "3: 1 of its variations are switched off",
    ]);
  });

  test("choices without end are cut, and quickly", async () => {
    const values = Array.from({ length: 300 }, (_, index) => `v${index}`).join(", ");
    const open = { "Attribute 2 name": "Colour", "Attribute 2 value(s)": "" };
    const start = performance.now();
    const { products, reasons } = await bring([
      variable({
        "Attribute 1 value(s)": values,
        ...{ "Attribute 2 name": "Colour", "Attribute 2 value(s)": values },
      }),
      variation("5", "", open),
    ]);
    expect(performance.now() - start).toBeLessThan(5_000);
    expect(products.get("1")?.parts.variants).toHaveLength(MAX_CHOICES);
    expect(reasons("incomplete")[0]).toContain(`more than ${MAX_CHOICES} choices`);
  });

  test("text that slipped into the columns of categories and tags makes no forest of them", async () => {
    const { products, reasons } = await bring([
      simple({ Categories: "<p>a".repeat(100_000), Tags: "x,".repeat(100_000) }),
    ]);
    expect(products.get("1")?.categories.map((path) => path.length)).toEqual([MAX_CATEGORY_DEPTH]);
    expect(products.get("1")?.tags).toHaveLength(MAX_TERMS);
    expect(reasons("incomplete")).toEqual([
      expect.stringMatching(/^2: a category below "a.*" lies more than 10 deep/),
      "2: it has more than 100 tags",
    ]);
  });

  test("values and pictures without end are cut", async () => {
    const many = Array.from({ length: 101 }, (_, index) => `v${index}`).join(", ");
    const { products, reasons } = await bring([
      simple({
        ...{ "Attribute 1 name": "Colour", "Attribute 1 value(s)": many },
        ...{ "Attribute 1 visible": "1", Images: many },
      }),
    ]);
    expect(products.get("1")?.parts.details?.[0]?.values).toHaveLength(MAX_VALUES);
    expect(products.get("1")?.parts.gallery).toHaveLength(MAX_PICTURES);
    expect(reasons("incomplete")).toEqual([
      '2: it has more than 100 values of "Colour"',
      "2: it has more than 100 pictures",
    ]);
  });

  test("of notes without end the first are listed, the others counted", async () => {
    const rows = Array.from({ length: MAX_LISTED_NOTES + 5 }, (_, index) =>
      simple({ ID: `${index + 1}`, Name: "" }),
    );
    const { report } = await bring(rows);
    expect(report.leftOut.listed).toHaveLength(MAX_LISTED_NOTES);
    expect(report.leftOut.more).toBe(5);
  });
});

describe("importProducts refuses, with a sentence and nothing brought,", () => {
  const good = productCsv([
    simple({ Description: "a\nb" }),
    simple({ ID: "2", Name: 'Big "cup"' }),
  ]);

  test.each<[string, string | Uint8Array, { readonly code: string; readonly says: RegExp }]>([
    ["an empty file", "", { code: "empty", says: /is empty/ }],
    ["a header alone", "ID,Name\n", { code: "empty", says: /no rows/ }],
    [
      "wrong columns",
      "Article,Title\n1,Cup\n",
      {
        code: "wrong-columns",
        says: /no column "Name" and none "ID" or "SKU".*"Article", "Title"/,
      },
    ],
    [
      "an export of orders",
      "Order ID,Order date,Billing name,SKU\n1,2026-01-01,Ada,x\n",
      { code: "wrong-columns", says: /export of orders.*"Order ID"/ },
    ],
    [
      "a quote never closed",
      'ID,Name\n1,Cup\n2,"Pot\n3,Jar\n4,Tin\n',
      { code: "cut-short", says: /row beginning at line 3 is never closed/ },
    ],
    [
      "a quote in the wrong place",
      'ID,Name\n1,Cup\n2,Po"t\n',
      { code: "not-csv", says: /line 3 has a quote/ },
    ],
    [
      "a file cut in a quote",
      good.slice(0, good.indexOf("a\nb") + 3),
      { code: "cut-short", says: /line 2/ },
    ],
    [
      "a file cut in a row",
      good.slice(0, -60),
      { code: "cut-short", says: /ends too early.*line 4/ },
    ],
    [
      "UTF-16",
      new Uint8Array(Buffer.from(`\ufeff${good}`, "utf16le")),
      { code: "not-utf8", says: /CSV UTF-8/ },
    ],
    [
      "Windows-1252",
      new Uint8Array(Buffer.from("ID,Name\n1,K\u00fcche\n", "latin1")),
      { code: "not-utf8", says: /CSV UTF-8/ },
    ],
    [
      "a spreadsheet's own file",
      new Uint8Array(Buffer.from("PK\u0003\u0004....")),
      { code: "packed", says: /xlsx/ },
    ],
    [
      "a picture",
      new Uint8Array(Buffer.from("89504e470d0a1a0a0000000d49484452", "hex")),
      { code: "not-utf8", says: /no table at all/ },
    ],
    [
      "a cell of a hundred megabytes",
      `ID,Name\n1,Cup\n2,"${"x".repeat(10 * MAX_ROW_BYTES)}"\n`,
      { code: "too-large", says: /line 3 holds more/ },
    ],
  ])("%s", async (_, text, { code, says }) => {
    const brought = bring(text);
    await expect(brought).rejects.toMatchObject({ name: "ImportError", code });
    await expect(brought).rejects.toThrow(says);
  });
});
