import type { Column } from "./productColumns.ts";
import type { Header } from "./readHeader.ts";
import type { Row } from "./readRows.ts";

/** What a row says that it is. */
export type RowType = "simple" | "variable" | "grouped" | "external" | "variation";

export type RowAttribute = {
  readonly name: string;
  /** As it stands in its cell: several, parted by commas. */
  readonly values: string;
  readonly isVisible: boolean;
  /** Whether the whole shop shares it, so that lists can be filtered by it. */
  readonly isGlobal: boolean;
};

/** One row of the table, in words. */
export type ProductRow = {
  readonly line: number;
  /** What it is known by: its ID, else its SKU; "" where it has neither. */
  readonly key: string;
  /** Undefined where its type is none of ours. */
  readonly type: RowType | undefined;
  /** As it stands there. */
  readonly typeName: string;
  /** The text of a cell, without blanks around it; "" where there is none. */
  readonly text: (column: Column) => string;
  readonly attributes: readonly RowAttribute[];
};

const TYPES: ReadonlySet<string> = new Set<RowType>([
  ...(["simple", "variable", "grouped", "external", "variation"] as const),
]);

export function productRow({ line, cells }: Row, header: Header): ProductRow {
  const at = (place: number | undefined): string => cellText(cells[place ?? -1] ?? "");
  const text = (column: Column): string => at(header.places[column]);
  // "simple, virtual": what else it is changes nothing here.
  const names = text("type")
    .toLowerCase()
    .split(",")
    .map((name) => name.trim());
  const known = names.find((name) => TYPES.has(name)) as RowType | undefined;
  const isSimple = names.every((name) => ["", "virtual", "downloadable"].includes(name));
  const sku = text("sku");
  return {
    line,
    key: text("id") || (sku === "" ? "" : skuKey(sku)),
    type: known ?? (isSimple ? "simple" : undefined),
    typeName: text("type"),
    text,
    attributes: header.attributes.flatMap(({ name, value, visible, global }) => {
      const own = at(name);
      if (own === "") return [];
      const [isVisible, isGlobal] = [at(visible) !== "0", at(global) === "1"];
      return [{ name: own, values: at(value), isVisible, isGlobal }];
    }),
  };
}

/** What a product without an ID is known by; IDs are numbers, so that the two never meet. */
export function skuKey(sku: string): string {
  return `sku:${sku}`;
}

/**
 * A cell's text. Shops write a quote before what a spreadsheet would take for a formula; with or
 * without it, such text is text and nothing else.
 */
function cellText(cell: string): string {
  const text = cell.trim();
  return /^'[=+\-@]/.test(text) ? text.slice(1) : text;
}
