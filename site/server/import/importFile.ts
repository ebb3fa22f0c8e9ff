import type { ImportReport } from "../../content/import/ImportReport.ts";
import { readFileKind } from "../../content/import/readFileKind.ts";
import { reportText } from "../../content/import/reportText.ts";
import type { ProductReport } from "../../content/import-products/ProductReport.ts";
import { productReportText } from "../../content/import-products/productReportText.ts";
import type { Store } from "../../store/Store.ts";
import { type ImportContext, importInto } from "./importInto.ts";
import { importProductsInto } from "./importProductsInto.ts";

/** What an import did: of a site, or of its products. */
export type FileReport = ImportReport | ProductReport;

/** Brings a file into a store that this process has open: what it is, its content says. */
export async function importFile(
  store: Store,
  file: string,
  context: ImportContext,
): Promise<FileReport> {
  const kind = await readFileKind(file);
  return kind === "products"
    ? importProductsInto(store, file, context)
    : importInto(store, file, context);
}

/** A report in plain English, for a terminal. */
export function fileReportText(report: FileReport): string {
  return "products" in report ? productReportText(report) : reportText(report);
}
