import type { DocumentAction } from "../../../content/admin/documentBulkWire.ts";
import type { Actor } from "../../../store/auditLog.ts";
import { publish, unpublish } from "../../../store/publish.ts";
import type { Database } from "../../../store/Store.ts";
import {
  type ChangedDocument,
  type DocumentTarget,
  deleteForGood,
  restoreFromTrash,
  throwAway,
} from "../../../store/trash.ts";
import { changeEach } from "./changeEach.ts";
import { expectShowable } from "./expectShowable.ts";

const ACTIONS: Readonly<
  Record<DocumentAction, (tx: Database, target: DocumentTarget) => Promise<ChangedDocument>>
> = {
  publish: async (tx, target) => {
    await expectShowable(tx, target.id);
    return publish(tx, target);
  },
  unpublish,
  trash: throwAway,
  restore: restoreFromTrash,
  delete: deleteForGood,
};

/** Does the same to several documents. @returns as changeEach */
export function changeMany(
  db: Database,
  { ids, action, by }: Readonly<{ ids: readonly string[]; action: DocumentAction; by: Actor }>,
): ReturnType<typeof changeEach> {
  return changeEach(db, new Set(ids), (tx, id) => ACTIONS[action](tx, { id, by }));
}
