/** The columns of a shop's export, in its order. */
export const PRODUCT_COLUMNS = [
  ...["ID", "Type", "SKU", "GTIN, UPC, EAN, or ISBN", "Name", "Published", "Is featured?"],
  ...["Visibility in catalog", "Short description", "Description", "Date sale price starts"],
  ...["Date sale price ends", "Tax status", "Tax class", "In stock?", "Stock", "Low stock amount"],
  ...["Backorders allowed?", "Sold individually?", "Weight (kg)", "Length (cm)", "Width (cm)"],
  ...["Height (cm)", "Allow customer reviews?", "Purchase note", "Sale price", "Regular price"],
  ...["Categories", "Tags", "Shipping class", "Images", "Download limit", "Download expiry days"],
  ...["Parent", "Grouped products", "Upsells", "Cross-sells", "External URL", "Button text"],
  ...["Position", "Attribute 1 name", "Attribute 1 value(s)", "Attribute 1 visible"],
  ...["Attribute 1 global", "Attribute 2 name", "Attribute 2 value(s)", "Attribute 2 visible"],
  ...["Attribute 2 global"],
];

/** A row by its columns' names; what is left out is empty. */
export type CsvRow = Readonly<Record<string, string>>;

export type CsvOptions = {
  /** Default all of a shop's export. */
  readonly columns?: readonly string[];
  /** Default a comma. */
  readonly delimiter?: string;
  /** Default "\n". */
  readonly lineEnd?: string;
};

/** A table as shops export it. */
export function productCsv(
  rows: readonly CsvRow[],
  { columns = PRODUCT_COLUMNS, delimiter = ",", lineEnd = "\n" }: CsvOptions = {},
): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ""))];
  return lines
    .map((cells) => cells.map((cell) => quoted(cell, delimiter)).join(delimiter) + lineEnd)
    .join("");
}

function quoted(cell: string, delimiter: string): string {
  const isPlain = !/["\r\n]/.test(cell) && !cell.includes(delimiter);
  return isPlain ? cell : `"${cell.replaceAll('"', '""')}"`;
}
