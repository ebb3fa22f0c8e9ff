import { CHANGED_HERE } from "./changedHere.ts";
import type { ItemRecord } from "./ExportRecord.ts";
import type { ImportRun } from "./ImportRun.ts";
import { plainText } from "./plainText.ts";
import { readParts } from "./readParts.ts";
import { StoppedAt } from "./StoppedAt.ts";
import { CONTACT_FORM_TYPE } from "./toContactForm.ts";
import { type ReadDocument, toDocument } from "./toDocument.ts";
import type { DocumentKind } from "./types.ts";

/** Documents that are handed on at a time: few enough for little memory, many enough to be quick. */
export const DOCUMENT_BATCH = 50;

/** Characters of theirs that are handed on at a time, about: long ones come by themselves. */
export const BATCH_CHARACTERS = 500_000;

/** Types of items that other steps bring. */
const ELSEWHERE: ReadonlySet<string> = new Set([CONTACT_FORM_TYPE, "attachment", "nav_menu_item"]);

type About = { readonly id: string; readonly type: string; readonly title: string };
type Waiting = {
  readonly made: ReadDocument;
  readonly kind: DocumentKind;
  readonly about: About;
};

/** Brings the pages and posts of an export into its sink; of the rest, what no other step brings is counted. */
export async function importDocuments(run: ImportRun): Promise<void> {
  const { files, keeper, sink, writer } = run;
  const seen = new Set<string>();
  const skipped = keeper.skips("importing");
  if (skipped === Number.POSITIVE_INFINITY) return;
  let items = 0;
  let waiting: Waiting[] = [];
  let characters = 0;
  const flush = async (): Promise<void> => {
    const [first] = waiting;
    if (!first) return;
    const documents = waiting.map(({ made }) => made.document);
    const outcomes = await sink.importDocuments(documents).catch((error: unknown) => {
      throw new StoppedAt(
        `near ${first.kind} ${documents[0]?.sourceId} "${documents[0]?.title}"`,
        error,
      );
    });
    for (const [place, { kind, made, about }] of waiting.entries()) {
      const outcome = outcomes[place] ?? "unchanged";
      writer.countOutcome(kind, outcome === "kept" ? "unchanged" : outcome);
      if (outcome === "kept") writer.note("incomplete", { ...about, reason: CHANGED_HERE });
      else report(made, about, writer);
    }
    [waiting, characters] = [[], 0];
    if (keeper.isDue()) await keeper.save("importing", items);
  };
  for await (const record of readParts(files, { onBytes: run.tell("importing") })) {
    if (record.type !== "item") continue;
    items += 1;
    if (items <= skipped) seen.add(idOf(record));
    else {
      const found = readItem(record, seen, run);
      if (found) waiting.push(found);
      characters += record.fields.get("content:encoded")?.length ?? 0;
      const isFull = waiting.length === DOCUMENT_BATCH || characters >= BATCH_CHARACTERS;
      if (isFull) await flush();
    }
  }
  await flush();
}

function idOf({ fields }: ItemRecord): string {
  return fields.get("wp:post_id")?.trim() ?? "";
}

function readItem(item: ItemRecord, seen: Set<string>, run: ImportRun): Waiting | undefined {
  const { writer } = run;
  const type = typeOf(item);
  const kind = kindOf(type);
  if (ELSEWHERE.has(type)) return undefined;
  if (!kind) {
    writer.count("otherTypes", type);
    return undefined;
  }
  const id = idOf(item);
  const about = { id, type, title: plainText(item.fields.get("title") ?? "", 120) };
  const reason = refusal(id, seen);
  seen.add(id);
  const made = reason ?? toDocument(item, kind, run);
  if (typeof made === "string") {
    writer.note("leftOut", { ...about, reason: made });
    return undefined;
  }
  return { made, kind, about };
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

function report({ read, notes }: ReadDocument, about: About, writer: ImportRun["writer"]): void {
  for (const reason of notes) writer.note("incomplete", { ...about, reason });
  for (const reason of read.missingPictures) writer.note("missingPictures", { ...about, reason });
  if (read.deadLinks > 0) writer.note("deadLinks", { ...about, reason: `${read.deadLinks}` });
  for (const name of read.unknownShortcodes) writer.count("unknownShortcodes", name);
  for (const host of read.pictureHosts) writer.count("picturesElsewhere", host);
}
