import type { ItemRecord } from "./ExportRecord.ts";
import type { ImportRun } from "./ImportRun.ts";
import { plainText } from "./plainText.ts";
import { readExport } from "./readExport.ts";
import { CONTACT_FORM_TYPE } from "./toContactForm.ts";
import { type ReadDocument, toDocument } from "./toDocument.ts";
import type { DocumentKind } from "./types.ts";

/** Documents that are handed on at a time: few enough for little memory, many enough to be quick. */
export const DOCUMENT_BATCH = 50;

type Waiting = { readonly made: ReadDocument; readonly kind: DocumentKind };

/** Brings the pages and posts of an export into its sink; of the rest, what no other step brings is counted. */
export async function importDocuments(run: ImportRun): Promise<void> {
  const seen = new Set<string>();
  let waiting: Waiting[] = [];
  const flush = async (): Promise<void> => {
    const outcomes = await run.sink.importDocuments(waiting.map(({ made }) => made.document));
    for (const [place, outcome] of outcomes.entries()) {
      run.writer.countOutcome(waiting[place]?.kind ?? "post", outcome);
    }
    waiting = [];
  };
  for await (const record of readExport(run.path, { onBytes: run.tell("importing") })) {
    if (record.type !== "item") continue;
    const found = readItem(record, seen, run);
    if (found) waiting.push(found);
    if (waiting.length === DOCUMENT_BATCH) await flush();
  }
  if (waiting.length > 0) await flush();
}

function readItem(
  item: ItemRecord,
  seen: Set<string>,
  { survey, writer }: ImportRun,
): Waiting | undefined {
  const type = typeOf(item);
  const kind = kindOf(type);
  if (type === CONTACT_FORM_TYPE) return undefined;
  if (!kind) {
    writer.count("otherTypes", type);
    return undefined;
  }
  const id = item.fields.get("wp:post_id")?.trim() ?? "";
  const about = { id, type, title: plainText(item.fields.get("title") ?? "", 120) };
  const reason = refusal(id, seen);
  seen.add(id);
  const made = reason ?? toDocument(item, kind, survey);
  if (typeof made === "string") {
    writer.note("leftOut", { ...about, reason: made });
    return undefined;
  }
  report(made, about, writer);
  return { made, kind };
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
  writer: ImportRun["writer"],
): void {
  for (const reason of notes) writer.note("incomplete", { ...about, reason });
  for (const reason of read.missingPictures) writer.note("missingPictures", { ...about, reason });
  for (const name of read.unknownShortcodes) writer.count("unknownShortcodes", name);
  for (const host of read.pictureHosts) writer.count("picturesElsewhere", host);
}
