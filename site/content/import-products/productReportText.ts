import { notes, table } from "../import/reportLists.ts";
import { A_TRIAL } from "../import/reportText.ts";
import type { ProductNote, ProductReport, ProductType } from "./ProductReport.ts";

const TYPES: readonly ProductType[] = ["simple", "variable", "grouped", "external"];

/** A report of products in plain English, for a terminal. */
export function productReportText(report: ProductReport): string {
  const { rows, products, choices, pictures, isTrial } = report;
  return [
    ...(isTrial ? [A_TRIAL] : []),
    `From a table of ${rows} ${rows === 1 ? "row" : "rows"}:`,
    ...TYPES.filter((type) => Object.values(products[type]).some((count) => count > 0)).map(
      (type) => {
        const { created, changed, unchanged } = products[type];
        return `  ${type} products: ${created} new, ${changed} changed, ${unchanged} unchanged`;
      },
    ),
    ...(choices > 0 ? [`  choices of variable products: ${choices}`] : []),
    ...(pictures > 0 ? [`  pictures: ${pictures}`] : []),
    ...notes("Left out:", report.leftOut, lineOf),
    ...notes("Came along, but look at these:", report.incomplete, lineOf),
    ...notes("Pictures that could not be had:", report.missingPictures, lineOf),
    ...table(
      "Pictures in descriptions still shown from elsewhere, by host:",
      report.picturesElsewhere,
    ),
    ...table("Columns that stand for nothing here, and rows that fill them:", report.unusedColumns),
    ...table("Columns that are not known, and rows that fill them:", report.unknownColumns),
  ].join("\n");
}

function lineOf({ line, title, reason }: ProductNote): string {
  return `line ${line}${title && ` "${title}"`}: ${reason}`;
}
