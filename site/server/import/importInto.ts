import * as v from "valibot";
import type { ImportMemory, ImportPlace } from "../../content/import/ImportPlace.ts";
import type { ImportReport } from "../../content/import/ImportReport.ts";
import type { MediaSink } from "../../content/import/ImportSink.ts";
import { importExport } from "../../content/import/importExport.ts";
import type { ImportProgress } from "../../content/import/types.ts";
import { findImportPlace, saveImportPlace } from "../../store/imports.ts";
import type { Database, Store } from "../../store/Store.ts";
import { tidyContent } from "../../store/tidyContent.ts";
import type { MediaLibrary } from "../media/createMediaLibrary.ts";
import { hashFiles } from "./hashFiles.ts";
import {
  type CheckedImportRequest,
  type ImportRequest,
  importRequestSchema,
} from "./importRequest.ts";
import { keepRoot } from "./replaceDemo.ts";
import { storeSink } from "./storeSink.ts";
import { type DemoOutcome, takeDemo } from "./takeDemo.ts";
import { whyStopped } from "./whyStopped.ts";
import { withMediaSink } from "./withMediaSink.ts";

export type ImportContext = {
  /** Hears how far it is. */
  readonly tell: (progress: ImportProgress) => void;
  /** Hears, again and again, which other work it waits for. */
  readonly onWaiting?: ((name: string) => void) | undefined;
  /** Takes files among the site's media. */
  readonly library: Pick<MediaLibrary, "take" | "findTaken">;
  readonly signal?: AbortSignal | undefined;
  /** For tests: addresses that files are fetched from though they are not public. Default none. */
  readonly allowed?: ReadonlySet<string> | undefined;
};

/** What an import did, with what it did around it. Plain JSON. */
export type ImportResult = DemoOutcome & {
  readonly report: ImportReport;
  readonly isTrial: boolean;
  /** Items of the file that an import which was cut off had brought already. */
  readonly wentOnAfter: number;
};

/**
 * Brings an export into a store that this process has open. Cut off at any moment, the same request
 * goes on where it was.
 * @throws ImportError
 */
export async function importInto(
  store: Store,
  asked: ImportRequest,
  context: ImportContext,
): Promise<ImportResult> {
  const request = v.parse(importRequestSchema, asked);
  return withMediaSink({ ...context, request }, (media) =>
    importWith(store.db, { request, context, media }),
  );
}

type Asked = { readonly request: CheckedImportRequest; readonly context: ImportContext };

async function importWith(
  db: Database,
  { request, context, media }: Asked & { readonly media: MediaSink | undefined },
): Promise<ImportResult> {
  const { file, parts, dryRun, menu, footerMenu } = request;
  const memory = dryRun ? undefined : await openMemory(db, request);
  const sink = storeSink(db, { media, isTrial: dryRun, signal: context.signal });
  const demo = takeDemo(db, request);
  const report = await importExport(
    file,
    { ...sink, begin: demo.take },
    { parts, menu, footerMenu, memory, explain: whyStopped, onProgress: context.tell },
  );
  if (!dryRun) {
    if (request.replaceDemo) await keepRoot(db);
    await memory?.end();
    await tidyContent(db);
  }
  return {
    report,
    isTrial: dryRun,
    wentOnAfter: memory?.from?.items ?? 0,
    ...(await demo.outcome()),
  };
}

type Memory = ImportMemory & { readonly end: () => Promise<void> };

async function openMemory(
  db: Database,
  request: CheckedImportRequest,
): Promise<Memory | undefined> {
  const key = await hashFiles([request.file, ...request.parts], request);
  if (key === undefined) return undefined;
  const name = { key, source: request.file };
  return {
    // Written by us, under a key that nobody else makes.
    from: (await findImportPlace(db, key)) as ImportPlace | undefined,
    save: (place) => saveImportPlace(db, name, place),
    end: () => saveImportPlace(db, name, null),
  };
}
