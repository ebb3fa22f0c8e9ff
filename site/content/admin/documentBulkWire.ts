import * as v from "valibot";
import { bulkAnswer, bulkIds, MAX_BULK } from "./listWire.ts";
import { time } from "./timeWire.ts";

/** How a document stood: `published_at` is that of the plan, too. */
const standing = v.object({
  id: v.string(),
  status: v.picklist(["draft", "published", "private", "trash"]),
  published_at: v.nullable(time),
});

/** POST /api/admin/documents/bulk: "delete" takes only what is in the trash, for good. */
export const DOCUMENT_ACTIONS = ["publish", "unpublish", "trash", "restore", "delete"] as const;
export type DocumentAction = (typeof DOCUMENT_ACTIONS)[number];
export const documentBulk = v.object({ ids: bulkIds, action: v.picklist(DOCUMENT_ACTIONS) });
export const documentBulkAnswer = v.object({
  ...bulkAnswer.entries,
  /** How those stood that were changed, to be put back for an undo; the others were so already, or are gone. */
  before: v.array(standing),
  /** Restored at another address, as another document has theirs now. */
  moved: v.array(v.object({ id: v.string(), path: v.string() })),
});

/** POST /api/admin/documents/put-back: each stands again as said here; answered as the bulk is. */
export const documentsPutBack = v.object({
  before: v.pipe(v.array(standing), v.minLength(1), v.maxLength(MAX_BULK)),
});
export type DocumentsPutBack = v.InferOutput<typeof documentsPutBack>;
