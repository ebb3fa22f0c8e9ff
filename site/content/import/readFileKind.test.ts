import { expect, test } from "vitest";
import { exportXml } from "../../../tests/support/exports/exportXml.ts";
import { productCsv } from "../../../tests/support/exports/productCsv.ts";
import { sampleProducts } from "../../../tests/support/exports/sampleProducts.ts";
import { withFile } from "../../../tests/support/exports/withFile.ts";
import { readFileKind } from "./readFileKind.ts";

const table = productCsv(sampleProducts);

test.each<[string, string | Uint8Array]>([
  ["a table", table],
  ["with a byte order mark", `\ufeff${table}`],
  ["with semicolons", productCsv(sampleProducts, { delimiter: ";" })],
  ["in UTF-16", new Uint8Array(Buffer.from(`\ufeff${table}`, "utf16le"))],
  ["with other columns", "a\tb\n1\t2"],
])("readFileKind takes %s for products", async (_, content) => {
  expect(await withFile(content, readFileKind)).toBe("products");
});

test.each<[string, string | Uint8Array]>([
  ["an export", exportXml([{ id: "1", title: "a, b; c" }])],
  ["after a blank line", `\n \n${exportXml([])}`],
  ["JSON", '{"a":1,"b":2}'],
  ["words", "Hello"],
  ["nothing", ""],
])("readFileKind leaves %s to the reader of exports", async (_, content) => {
  expect(await withFile(content, readFileKind)).toBe("site");
});

test("readFileKind leaves a file that is not there to the reader of exports", async () => {
  expect(await readFileKind("/nowhere/at/all.csv")).toBe("site");
});
