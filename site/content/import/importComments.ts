import type { CommentRecord, ItemRecord } from "./ExportRecord.ts";
import type { ImportedComment } from "./ImportedComment.ts";
import { type ImportRun, sourceOf } from "./ImportRun.ts";
import type { LateAnswer } from "./ImportSink.ts";
import { readParts } from "./readParts.ts";
import { StoppedAt } from "./StoppedAt.ts";
import { COMMENT_FIELDS, toComment } from "./toComment.ts";

/** Comments that are handed on at a time. */
export const COMMENT_BATCH = 200;

/** Brings what was said below the documents of an export, which must be there already. */
export async function importComments(run: ImportRun): Promise<void> {
  if (run.survey.comments === 0) return;
  const { keeper } = run;
  const batch = createBatch(run);
  const items = new Set<string>();
  const skipped = keeper.skips("comments");
  let done = 0;
  const options = { onBytes: run.tell("comments"), commentFields: COMMENT_FIELDS };
  for await (const record of readParts(run.files, options)) {
    if (record.type === "comment" && done >= skipped) {
      await takeComment(record, { run, batch, items });
    }
    if (record.type === "item") {
      items.add(idOf(record));
      done += 1;
      await batch.endItem();
      if (!keeper.isDue() || done < skipped) continue;
      await batch.flush();
      await keeper.save("comments", done);
    }
  }
  await batch.flush();
}

function idOf({ fields }: ItemRecord): string {
  return fields.get("wp:post_id")?.trim() ?? "";
}

type Taking = {
  readonly run: ImportRun;
  readonly batch: Batch;
  /** The items that ended before this comment: one with an id of those was left out. */
  readonly items: ReadonlySet<string>;
};

async function takeComment(
  record: CommentRecord,
  { run: { survey, writer }, batch, items }: Taking,
): Promise<void> {
  const stray = survey.strayComments.get(record.itemId) ?? new Map();
  const made = items.has(record.itemId)
    ? "of an item that did not come"
    : toComment(record, sourceOf(survey), stray);
  if (typeof made === "string") {
    writer.count("commentsLeftOut", made);
    return;
  }
  const { comment, notes } = made;
  const about = { id: comment.sourceId, type: "comment", title: comment.authorName };
  for (const reason of notes) writer.note("incomplete", { ...about, reason });
  await batch.add(comment);
}

type Batch = {
  readonly add: (comment: ImportedComment) => Promise<void>;
  readonly endItem: () => Promise<void>;
  readonly flush: () => Promise<void>;
};

function createBatch({ sink, writer }: ImportRun): Batch {
  let waiting: ImportedComment[] = [];
  let late: LateAnswer[] = [];
  /** The comments of this item that came already. */
  let known = new Set<string>();

  const flush = async (): Promise<void> => {
    if (waiting.length === 0) return;
    const outcomes = await sink.importComments(waiting).catch((error: unknown) => {
      throw new StoppedAt(`near comment ${waiting[0]?.sourceId}`, error);
    });
    for (const [place, { status }] of waiting.entries()) {
      const outcome = outcomes[place] ?? "left-out";
      if (outcome === "left-out") writer.count("commentsLeftOut", "of an item that did not come");
      else {
        writer.countOutcome("comment", outcome);
        writer.count("commentStatuses", status);
      }
    }
    waiting = [];
  };

  return {
    async add(comment) {
      const { source, sourceId, parentId } = comment;
      if (known.has(sourceId)) {
        writer.count("commentsLeftOut", "with the id of another before");
        return;
      }
      known.add(sourceId);
      if (parentId !== null && !known.has(parentId)) late.push({ source, sourceId, parentId });
      waiting.push(comment);
      if (waiting.length === COMMENT_BATCH) await flush();
    },
    async endItem() {
      if (late.length > 0) {
        await flush();
        await sink.placeAnswers(late);
        late = [];
      }
      if (known.size > 0) known = new Set();
    },
    flush,
  };
}
