import { MAX_PRINTED_NOTES, table } from "../import/reportText.ts";
import type { ProductNotes, ProductReport, ProductType } from "./ProductReport.ts";

const TYPES: readonly ProductType[] = ["simple", "variable", "grouped", "external"];

/** A report of products in plain English, for a terminal. */
export function productReportText(report: ProductReport): string {
  const { rows, products, choices, pictures, isDryRun } = report;
  return [
    ...(isDryRun ? ["Only tried out: nothing was stored."] : []),
    `From a table of ${rows} ${rows === 1 ? "row" : "rows"}:`,
    ...TYPES.filter((type) => Object.values(products[type]).some((count) => count > 0)).map(
      (type) => {
        const { created, changed, unchanged } = products[type];
        return `  ${type} products: ${created} new, ${changed} changed, ${unchanged} unchanged`;
      },
    ),
    ...(choices > 0 ? [`  choices of variable products: ${choices}`] : []),
    ...(pictures > 0 ? [`  pictures: ${pictures}`] : []),
    ...notes("Left out:", report.leftOut),
    ...notes("Came along, but look at these:", report.incomplete),
    ...notes("Pictures that could not be had:", report.missingPictures),
    ...table(
      "Pictures in descriptions still shown from elsewhere, by host:",
      report.picturesElsewhere,
    ),
    ...table("Columns that stand for nothing here, and rows that fill them:", report.unusedColumns),
    ...table("Columns that are not known, and rows that fill them:", report.unknownColumns),
  ].join("\n");
}

function notes(heading: string, { listed, more }: ProductNotes): string[] {
  if (listed.length === 0) return [];
  const printed = listed.slice(0, MAX_PRINTED_NOTES);
  const rest = listed.length - printed.length + more;
  return [
    heading,
    ...printed.map(
      ({ line, title, reason }) => `  line ${line}${title && ` "${title}"`}: ${reason}`,
    ),
    ...(rest > 0 ? [`  and ${rest} more`] : []),
  ];
}
