import * as v from "valibot";
import { readFileKind } from "../../content/import/readFileKind.ts";
import type { ProductReport } from "../../content/import-products/ProductReport.ts";
import { productReportText } from "../../content/import-products/productReportText.ts";
import { inTurn } from "../../store/inTurn.ts";
import type { Store } from "../../store/Store.ts";
import { collectEarly } from "./collectEarly.ts";
import { type ImportContext, type ImportResult, importInto } from "./importInto.ts";
import { importProductsInto } from "./importProductsInto.ts";
import {
  type CheckedImportRequest,
  type ImportRequest,
  importRequestSchema,
} from "./importRequest.ts";
import { resultText } from "./resultText.ts";
import { withMediaSink } from "./withMediaSink.ts";

/** What an import did: of a site, or of its products. */
export type FileResult = ImportResult | ProductReport;

/**
 * Brings a file into a store that this process has open, after other imports and restores: what it
 * is, its content says.
 * @throws ImportError
 */
export async function importFile(
  store: Store,
  asked: ImportRequest,
  context: ImportContext,
): Promise<FileResult> {
  const request = v.parse(importRequestSchema, asked);
  return inTurn(store, () => collectEarly(() => bringIn(store, request, context)));
}

async function bringIn(
  store: Store,
  request: CheckedImportRequest,
  context: ImportContext,
): Promise<FileResult> {
  if ((await readFileKind(request.file)) !== "products") {
    return importInto(store, request, context);
  }
  return withMediaSink({ ...context, request }, (media) =>
    importProductsInto(store, request.file, { ...context, media, isTrial: request.dryRun }),
  );
}

/** A report in plain English, for a terminal. */
export function fileResultText(result: FileResult): string {
  return "products" in result ? productReportText(result) : resultText(result);
}
