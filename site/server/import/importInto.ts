import type { ImportReport } from "../../content/import/ImportReport.ts";
import { importExport } from "../../content/import/importExport.ts";
import type { ImportProgress } from "../../content/import/types.ts";
import type { Store } from "../../store/Store.ts";
import { tidyContent } from "../../store/tidyContent.ts";
import { storeSink } from "./storeSink.ts";

export type ImportContext = {
  /** Hears how far it is. */
  readonly tell: (progress: ImportProgress) => void;
  readonly signal?: AbortSignal | undefined;
};

/** Brings an export into a store that this process has open. */
export async function importInto(
  store: Store,
  file: string,
  { tell, signal }: ImportContext,
): Promise<ImportReport> {
  const report = await importExport(file, storeSink(store.db, signal), { onProgress: tell });
  await tidyContent(store.db);
  return report;
}
