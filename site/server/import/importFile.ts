import { basename } from "node:path";
import * as v from "valibot";
import { ImportError } from "../../content/import/ImportError.ts";
import { readFileKind } from "../../content/import/readFileKind.ts";
import { productReportText } from "../../content/import-products/productReportText.ts";
import { inTurn } from "../../store/inTurn.ts";
import type { Store } from "../../store/Store.ts";
import { collectEarly } from "./collectEarly.ts";
import { type ImportContext, type ImportResult, importInto } from "./importInto.ts";
import { importProductsInto, type ProductResult } from "./importProductsInto.ts";
import {
  type CheckedImportRequest,
  type ImportRequest,
  importRequestSchema,
} from "./importRequest.ts";
import { resultText } from "./resultText.ts";
import { demoLines } from "./takeDemo.ts";
import { whyStopped } from "./whyStopped.ts";
import { withMediaSink } from "./withMediaSink.ts";

/** What an import did: of a site, or of its products. */
export type FileResult = ImportResult | ProductResult;

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
  const { onWaiting, signal } = context;
  const turn = { name: nameOfImport(request.file), onWaiting, signal };
  try {
    return await inTurn(store, turn, () => collectEarly(() => bringIn(store, request, context)));
  } catch (error) {
    throw inWords(error);
  }
}

/** What ends an import outside of its steps, as while it waits, says no more of itself than within. */
function inWords(error: unknown): unknown {
  if (error instanceof ImportError) return error;
  if (error instanceof Error && error.name === "AbortError") return error;
  const message = `The import stopped. ${whyStopped(error)} What came until then is kept: give the same command again, and it goes on from there.`;
  return new ImportError("stopped", message, { cause: error });
}

/** What an import is called by those who wait for it. */
export function nameOfImport(file: string): string {
  return `import of ${basename(file)}`;
}

async function bringIn(
  store: Store,
  request: CheckedImportRequest,
  context: ImportContext,
): Promise<FileResult> {
  const { file, parts, source, dryRun } = request;
  const kinds = await Promise.all([file, ...parts].map(readFileKind));
  if (!kinds.includes("products")) {
    if (source === undefined) return importInto(store, request, context);
    throw new ImportError("not-csv", SITE_HAS_SOURCE);
  }
  if (parts.length > 0) throw new ImportError("not-an-export", TABLES_ALONE);
  return withMediaSink({ ...context, request }, (media) =>
    importProductsInto(store, request, { ...context, media, source, isTrial: dryRun }),
  );
}

const SITE_HAS_SOURCE =
  "The file is no table of products, and --source is for those: an export says itself of which site it is. Leave it out.";
const TABLES_ALONE =
  "One of the files is a table of products, which is imported by itself. Name it alone; only an export may come in several files.";

/** A report in plain English, for a terminal. */
export function fileResultText(result: FileResult): string {
  if (!("products" in result)) return resultText(result);
  return [productReportText(result), ...demoLines(result, result.isTrial)].join("\n");
}
