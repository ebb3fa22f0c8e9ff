import { ImportError } from "../import/ImportError.ts";
import type { ReadTextOptions } from "../import/readText.ts";
import { type ProductRow, productRow, type RowType, skuKey } from "./ProductRow.ts";
import { type Header, readHeader } from "./readHeader.ts";
import { type DecimalMark, markIn } from "./readNumber.ts";
import { readRows } from "./readRows.ts";

/** A product or variation, by what it is known by. */
export type KnownRow = {
  readonly line: number;
  readonly type: RowType | undefined;
  /** What a variation calls its product. */
  readonly parent: string;
};

/** What a first reading of a table gathers, since rows refer to others that come later. */
export type ProductSurvey = {
  readonly header: Header;
  readonly decimalMark: DecimalMark | undefined;
  /** Rows, without the header. */
  readonly rows: number;
  /** By key; of several with one key the first. */
  readonly known: ReadonlyMap<string, KnownRow>;
  /** The key of the first row with this SKU. */
  readonly skus: ReadonlyMap<string, string>;
  /** The line of the last variation of a product, by the product's key. */
  readonly lastVariations: ReadonlyMap<string, number>;
};

/**
 * Reads a table of products to its end: after this, it is known to be whole.
 * @throws ImportError
 */
export async function surveyProducts(
  path: string,
  options?: ReadTextOptions,
): Promise<ProductSurvey> {
  let header: Header | undefined;
  const marks = new Set<DecimalMark | undefined>();
  const known = new Map<string, KnownRow>();
  const skus = new Map<string, string>();
  const narrow: number[] = [];
  let [rows, last] = [0, 0];
  for await (const found of readRows(path, options)) {
    if (!header) {
      header = readHeader(found.cells);
      continue;
    }
    rows += 1;
    last = found.line;
    if (found.cells.length < header.width) narrow.push(found.line);
    const row = productRow(found, header);
    for (const price of [row.text("regularPrice"), row.text("salePrice")]) marks.add(markIn(price));
    noteRow(row, known, skus);
  }
  if (!header || rows === 0) throw new ImportError("empty", NO_ROWS);
  if (narrow.length === 1 && narrow[0] === last) throw cutShort(last);
  marks.delete(undefined);
  const [mark] = marks;
  const decimalMark = marks.size === 1 ? mark : undefined;
  const survey = { header, decimalMark, rows, known, skus };
  return { ...survey, lastVariations: lastVariationsOf(survey) };
}

function noteRow(row: ProductRow, known: Map<string, KnownRow>, skus: Map<string, string>): void {
  const { key, line, type } = row;
  if (key === "" || known.has(key)) return;
  known.set(key, { line, type, parent: type === "variation" ? row.text("parent") : "" });
  const sku = row.text("sku");
  if (sku !== "" && !skus.has(sku)) skus.set(sku, key);
}

/** The key of the row that another calls "id:12", "12" or by its SKU. */
export function findKey(
  name: string,
  { known, skus }: Pick<ProductSurvey, "known" | "skus">,
): string | undefined {
  const id = /^(?:id:)?\s*(\d+)$/i.exec(name)?.[1];
  const isNamed = /^id:/i.test(name);
  const bySku = isNamed ? undefined : (skus.get(name) ?? ofKnown(skuKey(name), known));
  return bySku ?? (id === undefined ? undefined : ofKnown(id, known));
}

function ofKnown(key: string, known: ProductSurvey["known"]): string | undefined {
  return known.has(key) ? key : undefined;
}

function lastVariationsOf(
  survey: Pick<ProductSurvey, "known" | "skus">,
): ReadonlyMap<string, number> {
  const last = new Map<string, number>();
  for (const { line, type, parent } of survey.known.values()) {
    const key = type === "variation" ? findKey(parent, survey) : undefined;
    if (key !== undefined) last.set(key, Math.max(line, last.get(key) ?? 0));
  }
  return last;
}

const NO_ROWS =
  "The table has a header and no rows below it, so there is nothing to import. Export the products again.";

function cutShort(line: number): ImportError {
  const message = `The file ends too early, in the row that begins at line ${line}, so part of the shop is missing. Download or export it again.`;
  return new ImportError("cut-short", message);
}
