/**
 * A line of a table as RFC 4180 has it. What a spreadsheet would take for a formula has an apostrophe before
 * it: visitors write what stands here, and a formula could send on what stands beside it.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`;
}

/**
 * Where a formula may begin, also after what a spreadsheet leaves out. That may be within a cell: where ";" parts
 * cells, as for German readers, the quotes that hold a cell together stand within another and are letters.
 */
const BEGINNING = /(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|")*[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

function csvCell(text: string): string {
  const safe = text.replace(BEGINNING, "$1'");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
