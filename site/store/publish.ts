import { eq, sql } from "drizzle-orm";
import { audit } from "./auditLog.ts";
import { ConflictError } from "./ConflictError.ts";
import type { Database } from "./Store.ts";
import { databaseNow, documents } from "./schema.ts";
import { type ChangedDocument, type DocumentTarget, hold } from "./trash.ts";
import { changedNow } from "./writeDocument.ts";

/**
 * Makes a document public from now on; one that is already keeps its date.
 * @throws {ConflictError} when it is gone, or in the trash
 */
export function publish(tx: Database, target: DocumentTarget): Promise<ChangedDocument> {
  // A date to come was a plan; without one it has never been public.
  return setStatus(tx, target, {
    status: "published",
    publishedAt: sql`least(coalesce(${documents.publishedAt}, ${databaseNow}), ${databaseNow})`,
  });
}

/** Makes a document a draft again; its date is kept. @throws {ConflictError} as publish */
export function unpublish(tx: Database, target: DocumentTarget): Promise<ChangedDocument> {
  return setStatus(tx, target, { status: "draft" });
}

async function setStatus(
  tx: Database,
  { id, by }: DocumentTarget,
  change: { readonly status: "published" | "draft"; readonly publishedAt?: ReturnType<typeof sql> },
): Promise<ChangedDocument> {
  const { kind, title, status } = await hold(tx, id);
  if (status === "trash") throw new ConflictError("trashed");
  await tx
    .update(documents)
    .set({ ...change, ...changedNow(), updatedBy: by.id })
    .where(eq(documents.id, id));
  const verb = change.status === "published" ? "publish" : "unpublish";
  await audit(tx, { by, action: `document.${verb}`, subject: { kind, id, name: title } });
  return {};
}
