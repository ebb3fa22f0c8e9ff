import type { ReadTextOptions } from "../import/readText.ts";
import { type ProductRow, productRow } from "./ProductRow.ts";
import { readRows } from "./readRows.ts";
import { findKey, type ProductSurvey } from "./surveyProducts.ts";

/** A product's row with those of its variations. */
export type GatheredProduct = {
  readonly row: ProductRow;
  readonly variations: readonly ProductRow[];
};

export type GatherOptions = ReadTextOptions & {
  /** Hears of each row that stays behind, and why. */
  readonly onLeftOut: (row: ProductRow, reason: string) => void;
  /** Hears every row, also those. */
  readonly onRow?: (cells: readonly string[]) => void;
};

/**
 * Reads a surveyed table once more and puts variations to their products, in whatever order they
 * stand: a product is handed on with the last of them, so that few wait at a time.
 */
export async function* gatherProducts(
  path: string,
  survey: ProductSurvey,
  { onLeftOut, onRow, ...options }: GatherOptions,
): AsyncGenerator<GatheredProduct> {
  const waiting = new Map<string, Group>();
  let isHeader = true;
  for await (const found of readRows(path, options)) {
    if (isHeader) {
      isHeader = false;
      continue;
    }
    onRow?.(found.cells);
    const row = productRow(found, survey.header);
    const reason = refusalOf(row, found.cells, survey);
    if (reason === undefined) yield* whole(row, survey, waiting);
    else onLeftOut(row, reason);
  }
  // Their last variation stayed behind.
  for (const { row, variations } of waiting.values()) if (row) yield { row, variations };
}

type Group = { row?: ProductRow; readonly variations: ProductRow[] };

/** Puts a row to its product, and hands that on where it is whole with it. */
function* whole(
  row: ProductRow,
  survey: ProductSurvey,
  waiting: Map<string, Group>,
): Generator<GatheredProduct> {
  const isVariation = row.type === "variation";
  const key = isVariation ? findKey(row.text("parent"), survey) : row.key;
  if (key === undefined) return;
  const group = waiting.get(key) ?? { variations: [] };
  waiting.set(key, group);
  if (isVariation) group.variations.push(row);
  else group.row = row;
  if (group.row === undefined || row.line < (survey.lastVariations.get(key) ?? 0)) return;
  waiting.delete(key);
  yield { row: group.row, variations: group.variations };
}

/** The longest ID or SKU that a product can be known by, in UTF-16 units. */
const MAX_KEY_LENGTH = 200;

/** Why a row stays behind; undefined where it comes. */
function refusalOf(
  row: ProductRow,
  cells: readonly string[],
  survey: ProductSurvey,
): string | undefined {
  const { width } = survey.header;
  const isTooWide = cells.slice(width).some((cell) => cell.trim() !== "");
  if (cells.length < width || isTooWide) {
    return `it has ${cells.length} cells where the header has ${width}: they stand in wrong columns`;
  }
  if (row.key === "") return "it has neither an ID nor an SKU, so it could not be known again";
  if (row.key.length > MAX_KEY_LENGTH) {
    return `its ${row.text("id") ? "ID" : "SKU"} is longer than ${MAX_KEY_LENGTH} characters`;
  }
  const first = survey.known.get(row.key)?.line;
  if (first !== undefined && first !== row.line) {
    return `the row at line ${first} has the same ${row.text("id") ? "ID" : "SKU"}`;
  }
  if (row.type === undefined) {
    return `its type "${row.typeName.slice(0, 60)}" is none that this shop knows`;
  }
  if (row.type !== "variation") {
    return row.text("name") === "" ? "it has no name" : undefined;
  }
  if (row.text("parent") === "") return "it is a variation that names no product";
  const parent = survey.known.get(findKey(row.text("parent"), survey) ?? "");
  if (!parent) return `its product "${row.text("parent").slice(0, 60)}" is not in the file`;
  return parent.type === "variable"
    ? undefined
    : `its product at line ${parent.line} is none with variations`;
}
