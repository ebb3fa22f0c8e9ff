import type * as v from "valibot";
import type { documentBulkAnswer } from "../../../content/admin/documentBulkWire.ts";
import { ConflictError } from "../../../store/ConflictError.ts";
import { keepingHomePage } from "../../../store/keepingHomePage.ts";
import type { Database } from "../../../store/Store.ts";
import type { ChangedDocument } from "../../../store/trash.ts";
import { keepingPathsUnique } from "../../../store/writeDocument.ts";
import { isDocumentId } from "./openEdited.ts";

/** Changes one document, in the transaction it is given. */
export type ChangeOfOne = (tx: Database, id: string) => Promise<ChangedDocument>;

type Answer = v.InferOutput<typeof documentBulkAnswer>;

/** Changes several documents, each by itself and whole: what cannot be done to one is told of that one. */
export async function changeEach(
  db: Database,
  ids: Iterable<string>,
  change: ChangeOfOne,
): Promise<Answer> {
  const answer: Answer = { done: [], failed: [], before: [], moved: [] };
  for (const id of ids) {
    try {
      if (!isDocumentId(id)) throw new ConflictError("missing");
      const { before, movedTo } = await keepingPathsUnique(() =>
        db.transaction((tx) => keepingHomePage(tx, id, () => change(tx, id))),
      );
      answer.done.push(id);
      if (movedTo !== undefined) answer.moved.push({ id, path: movedTo });
      if (before) {
        const published_at = before.publishedAt?.toISOString() ?? null;
        answer.before.push({ id, status: before.status, published_at });
      }
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      answer.failed.push({ id, message: error.message });
    }
  }
  return answer;
}
