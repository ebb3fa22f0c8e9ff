import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readLedger } from "./readLedger.js";

const HEAD = "id\tarea\tsection\tstatement\tcheck";

test("a row gives its id, area, statement and the kind of its check", () => {
  expect(
    readLedger(`${HEAD}\nPB-001\tPB\t4\tA jump takes 1500 ms.\tbrowser: seen in real time\n`),
  ).toEqual([{ id: "PB-001", area: "PB", statement: "A jump takes 1500 ms.", kind: "browser" }]);
});

test.each([
  ["other columns", "id\tstatement\nPB-001\tA", /must begin with the columns/],
  ["an id that is none", `${HEAD}\nPB-1\tPB\t4\tA\tunit: a`, /Line 2/],
  ["a kind that is none", `${HEAD}\nPB-001\tPB\t4\tA\tguess: a`, /Line 2/],
  ["an empty line", `${HEAD}\n\nPB-001\tPB\t4\tA\tunit: a`, /Line 2/],
  ["a row twice", `${HEAD}\nPB-001\tPB\t4\tA\tunit: a\nPB-001\tPB\t4\tB\tunit: b`, /PB-001 twice/],
])("a ledger with %s is refused", (_case, text, message) => {
  expect(() => readLedger(text)).toThrow(message);
});

test("the project's ledger has 627 rows, of which 277 are seen in a browser, 68 on the wire and 25 at the server", () => {
  const rows = readLedger(readFileSync(join(import.meta.dirname, "../../docs/ledger.tsv"), "utf8"));
  const count = (kind: string) => rows.filter((row) => row.kind === kind).length;
  expect([rows.length, count("browser"), count("wire"), count("server"), count("unit")]).toEqual([
    627, 277, 68, 25, 257,
  ]);
});
