import type { AddressBook } from "./createAddressBook.ts";
import type { Keeper } from "./createKeeper.ts";
import type { ReportWriter } from "./createReport.ts";
import type { ImportSink } from "./ImportSink.ts";
import type { ExportSurvey } from "./surveyExport.ts";
import type { ImportStep } from "./types.ts";

/** What the first steps of an import work with. */
export type ImportStart = Omit<ImportRun, "paths" | "book" | "keeper">;

/** What every step of an import works with. */
export type ImportRun = {
  /** Of the export, in their order. */
  readonly files: readonly string[];
  readonly survey: ExportSurvey;
  readonly sink: ImportSink;
  readonly writer: ReportWriter;
  /** Where each page and post will stand, by its id. */
  readonly paths: ReadonlyMap<string, string>;
  readonly book: AddressBook;
  readonly keeper: Keeper;
  /** Hears how far a step is. */
  readonly tell: (step: ImportStep) => (done: number, of: number) => void;
};

/** What the documents and comments of an export are known by, beside their ids there. */
export function sourceOf({ site }: Pick<ExportSurvey, "site">): string {
  return `wxr:${site}`;
}
