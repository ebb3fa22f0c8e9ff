import { createReport, type ReportWriter } from "./createReport.ts";
import type { ItemRecord } from "./ExportRecord.ts";
import { plainText } from "./plainText.ts";
import { readExport } from "./readExport.ts";
import { type ExportSurvey, surveyExport } from "./surveyExport.ts";
import { type ReadDocument, toDocument } from "./toDocument.ts";
import type { DocumentKind, ImportProgress, ImportReport, ImportSink } from "./types.ts";

export type ImportOptions = {
  readonly onProgress?: (progress: ImportProgress) => void;
};

/**
 * Brings the pages and posts of a WordPress export (WXR) into `sink`, one at a time. The file is read
 * twice: nothing is given to the sink before all of it has been found sound. The same file again
 * changes nothing.
 * @param path - a file that stays as it is meanwhile
 * @throws ImportError for a file that cannot be imported; whatever the sink throws
 */
export async function importExport(
  path: string,
  sink: ImportSink,
  { onProgress }: ImportOptions = {},
): Promise<ImportReport> {
  const writer = createReport();
  const tell = (step: ImportProgress["step"]) => (bytes: number, totalBytes: number) =>
    onProgress?.({ step, bytes, totalBytes });
  const survey = await surveyExport(path, {
    onBytes: tell("checking"),
    onControlCharacters: writer.countControlCharacters,
  });
  const seen = new Set<string>();
  for await (const record of readExport(path, { onBytes: tell("importing") })) {
    if (record.type === "item") await importItem(record, { survey, sink, seen, writer });
  }
  return writer.report(survey.site);
}

type Import = {
  readonly survey: ExportSurvey;
  readonly sink: ImportSink;
  readonly seen: Set<string>;
  readonly writer: ReportWriter;
};

async function importItem(item: ItemRecord, { survey, sink, seen, writer }: Import): Promise<void> {
  const type = typeOf(item);
  const kind = kindOf(type);
  writer.countComments(item.comments);
  if (!kind) {
    writer.count("otherTypes", type);
    return;
  }
  const id = item.fields.get("wp:post_id")?.trim() ?? "";
  const about = { id, type, title: plainText(item.fields.get("title") ?? "", 120) };
  const reason = refusal(id, seen);
  seen.add(id);
  const made = reason ?? toDocument(item, kind, survey);
  if (typeof made === "string") {
    writer.note("leftOut", { ...about, reason: made });
    return;
  }
  writer.countOutcome(kind, await sink.importDocument(made.document));
  report(made, about, writer);
}

function typeOf({ fields }: ItemRecord): string {
  return (
    fields
      .get("wp:post_type")
      ?.trim()
      .replace(/[^\w-]/g, "")
      .slice(0, 60) || "unknown"
  );
}

function kindOf(type: string): DocumentKind | undefined {
  return type === "page" || type === "post" ? type : undefined;
}

function refusal(id: string, seen: ReadonlySet<string>): string | undefined {
  if (!/^[1-9]\d{0,19}$/.test(id)) return "it has no id, so it could not be known again";
  return seen.has(id) ? "another item before it has the same id" : undefined;
}

function report(
  { read, notes }: ReadDocument,
  about: { id: string; type: string; title: string },
  writer: ReportWriter,
): void {
  for (const reason of notes) writer.note("incomplete", { ...about, reason });
  for (const reason of read.missingPictures) writer.note("missingPictures", { ...about, reason });
  for (const name of read.unknownShortcodes) writer.count("unknownShortcodes", name);
  for (const host of read.pictureHosts) writer.count("picturesElsewhere", host);
}
