import { createReport } from "./createReport.ts";
import type { ImportReport } from "./ImportReport.ts";
import type { ImportSink } from "./ImportSink.ts";
import { importComments } from "./importComments.ts";
import { importContactForms } from "./importContactForms.ts";
import { importDocuments } from "./importDocuments.ts";
import { importTerms } from "./importTerms.ts";
import { surveyExport } from "./surveyExport.ts";
import type { ImportProgress, ImportStep } from "./types.ts";

export type ImportOptions = {
  readonly onProgress?: (progress: ImportProgress) => void;
};

/**
 * Brings a WordPress export (WXR) into `sink`. The file is read several times, a piece at a time:
 * nothing is given to the sink before all of it has been found sound. The same file again changes
 * nothing.
 * @param path - a file that stays as it is meanwhile
 * @throws ImportError for a file that cannot be imported; whatever the sink throws
 */
export async function importExport(
  path: string,
  sink: ImportSink,
  { onProgress }: ImportOptions = {},
): Promise<ImportReport> {
  const writer = createReport();
  const tell = (step: ImportStep) => (bytes: number, totalBytes: number) =>
    onProgress?.({ step, bytes, totalBytes });
  const survey = await surveyExport(path, {
    onBytes: tell("checking"),
    onControlCharacters: writer.countControlCharacters,
  });
  const run = { path, survey, sink, writer, tell };
  await importTerms(run);
  await importContactForms(run);
  await importDocuments(run);
  await importComments(run);
  return writer.report(survey.site);
}
