import type { ReportWriter } from "./createReport.ts";
import type { ImportSink } from "./ImportSink.ts";
import type { ExportSurvey } from "./surveyExport.ts";
import type { ImportStep } from "./types.ts";

/** What every step of an import works with. */
export type ImportRun = {
  /** Of the export. */
  readonly path: string;
  readonly survey: ExportSurvey;
  readonly sink: ImportSink;
  readonly writer: ReportWriter;
  /** Hears how far a step is. */
  readonly tell: (step: ImportStep) => (bytes: number, totalBytes: number) => void;
};

/** What the documents and comments of an export are known by, beside their ids there. */
export function sourceOf({ site }: Pick<ExportSurvey, "site">): string {
  return `wxr:${site}`;
}
