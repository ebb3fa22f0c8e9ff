import { unfitBlocks } from "../../../blocks/unfitBlocks.ts";
import type { DocumentAction } from "../../../content/admin/documentWire.ts";
import type { Actor } from "../../../store/auditLog.ts";
import { ConflictError } from "../../../store/ConflictError.ts";
import { keepingHomePage } from "../../../store/keepingHomePage.ts";
import { publish, unpublish } from "../../../store/publish.ts";
import { readEdited } from "../../../store/readEdited.ts";
import type { Database } from "../../../store/Store.ts";
import {
  type ChangedDocument,
  type DocumentTarget,
  deleteForGood,
  restoreFromTrash,
  throwAway,
} from "../../../store/trash.ts";
import { keepingPathsUnique } from "../../../store/writeDocument.ts";
import { isDocumentId } from "./openEdited.ts";

const ACTIONS: Readonly<
  Record<DocumentAction, (tx: Database, target: DocumentTarget) => Promise<ChangedDocument>>
> = {
  publish,
  unpublish,
  trash: throwAway,
  restore: restoreFromTrash,
  delete: deleteForGood,
};

export type ManyChanged = {
  readonly done: string[];
  readonly failed: { readonly id: string; readonly message: string }[];
  readonly moved: { readonly id: string; readonly path: string }[];
};

/** Does the same to several documents, each by itself: what cannot be done to one is told of that one. */
export async function changeMany(
  db: Database,
  { ids, action, by }: Readonly<{ ids: readonly string[]; action: DocumentAction; by: Actor }>,
): Promise<ManyChanged> {
  const answer: ManyChanged = { done: [], failed: [], moved: [] };
  for (const id of new Set(ids)) {
    try {
      if (!isDocumentId(id)) throw new ConflictError("missing");
      if (action === "publish") await expectShowable(db, id);
      const { movedTo } = await keepingPathsUnique(() =>
        db.transaction((tx) => keepingHomePage(tx, id, () => ACTIONS[action](tx, { id, by }))),
      );
      answer.done.push(id);
      if (movedTo !== undefined) answer.moved.push({ id, path: movedTo });
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      answer.failed.push({ id, message: error.message });
    }
  }
  return answer;
}

/** @throws {ConflictError} where visitors would miss a block: what is wrong is marked where it is written */
async function expectShowable(db: Database, id: string): Promise<void> {
  const row = await readEdited(db, id);
  if (row && unfitBlocks(row.body, { isSeen: true }).length > 0) {
    throw new ConflictError("unfit-block");
  }
}
