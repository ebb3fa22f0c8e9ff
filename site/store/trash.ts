import { and, eq, sql } from "drizzle-orm";
import type { Actor } from "./auditLog.ts";
import { audit } from "./auditLog.ts";
import { ConflictError } from "./ConflictError.ts";
import type { StoredDocument } from "./documents.ts";
import { freePath } from "./freePath.ts";
import { keepGroupFigures } from "./keepFigures.ts";
import { isScheduled } from "./readEdited.ts";
import { freeFromRedirects } from "./redirects.ts";
import type { Database } from "./Store.ts";
import { documents, editing, productLinks, redirects } from "./schema.ts";
import { changedNow } from "./writeDocument.ts";

/** How long the trash keeps a document, in days. */
export const TRASH_DAYS = 30;

/** One document, and who does something to it. */
export type DocumentTarget = { readonly id: string; readonly by: Actor };

/** By what visitors see a document, or do not, and from when. */
export type DocumentStanding = Pick<StoredDocument, "status" | "publishedAt">;

/** What something was done to. */
export type ChangedDocument = {
  /** How it stood; undefined where it was as wanted already, and where it is gone for good. */
  readonly before?: DocumentStanding;
  /** Where it was given back at another address than it had: that one. */
  readonly movedTo?: string;
};

/**
 * Throws a document away: nobody but its editors sees it, and its address is free for others. It comes
 * back with restoreFromTrash, until purgeTrash deletes it.
 * @throws {ConflictError} when it is gone
 */
export async function throwAway(tx: Database, target: DocumentTarget): Promise<ChangedDocument> {
  const document = await hold(tx, target.id);
  if (document.status === "trash") return {};
  const { id, status, path, publishedAt } = document;
  await tx
    .update(documents)
    .set({
      status: "trash",
      path: trashPath(id),
      trashed: sql`jsonb_build_object('status', ${status}::text, 'path', ${path}::text, 'at', ${sql`now()`})`,
      ...changedNow(),
      updatedBy: target.by.id,
    })
    .where(eq(documents.id, id));
  await note(tx, target, { ...document, verb: "trash" });
  return { before: { status, publishedAt } };
}

/** Where a document stands in the trash: no visitor asks there, and no two share it. */
function trashPath(id: string): string {
  return `/~trash-${id}`;
}

/**
 * Gives a document its status and address back, or the first free one beside that.
 * @throws {ConflictError} when it is gone, or another takes the address in this moment
 */
export async function restoreFromTrash(
  tx: Database,
  target: DocumentTarget,
): Promise<ChangedDocument> {
  const document = await hold(tx, target.id);
  const { id, trashed, status, publishedAt } = document;
  if (!trashed) return {};
  const path = await freePath(tx, trashed.path, id);
  await tx
    .update(documents)
    .set({
      ...{ status: trashed.status, path, trashed: null },
      ...{ ...changedNow(), updatedBy: target.by.id },
    })
    .where(eq(documents.id, id));
  await freeFromRedirects(tx, [path]);
  await note(tx, target, { ...document, verb: "restore" });
  const before = { status, publishedAt };
  return path === trashed.path ? { before } : { before, movedTo: path };
}

/**
 * Deletes a document that is in the trash, with all that belongs to it, and what led there.
 * @throws {ConflictError} when it is gone, or is not in the trash
 */
export async function deleteForGood(
  tx: Database,
  target: DocumentTarget,
): Promise<ChangedDocument> {
  const document = await hold(tx, target.id);
  const { id, trashed } = document;
  if (!trashed) throw new ConflictError("not-trashed");
  const holders = await tx
    .select({ id: productLinks.productId })
    .from(productLinks)
    .where(and(eq(productLinks.targetId, id), eq(productLinks.kind, "member")));
  await tx.delete(documents).where(eq(documents.id, id));
  if (holders.length > 0)
    await keepGroupFigures(
      tx,
      holders.map((holder) => holder.id),
    );
  const isLost = sql`not exists (select 1 from ${documents} where path = ${trashed.path})`;
  await tx.delete(redirects).where(and(eq(redirects.toPath, trashed.path), isLost));
  await note(tx, target, { ...document, verb: "delete" });
  return {};
}

/** Deletes what has been in the trash for longer than TRASH_DAYS, and forgets who had what open. @returns how much */
export async function purgeTrash(db: Database): Promise<number> {
  const isOld = sql`(${documents.trashed} ->> 'at')::timestamptz < now() - interval '${sql.raw(String(TRASH_DAYS))} days'`;
  const old = await db
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.status, "trash"), isOld));
  for (const { id } of old) {
    await db.transaction((tx) => deleteForGood(tx, { id, by: { id: null, name: "" } }));
  }
  await db.delete(editing).where(sql`${editing.seenAt} < now() - interval '1 day'`);
  return old.length;
}

/** A document that nobody else changes until the transaction ends. */
export async function hold(tx: Database, id: string) {
  const { kind, title, status, path, trashed, publishedAt } = documents;
  const [document] = await tx
    .select({ id: documents.id, kind, title, status, path, trashed, publishedAt, isScheduled })
    .from(documents)
    .where(eq(documents.id, id))
    .for("update");
  if (!document) throw new ConflictError("missing");
  return document;
}

type TrashNote = {
  readonly kind: string;
  readonly title: string;
  readonly verb: "trash" | "restore" | "delete";
};

function note(
  tx: Database,
  { id, by }: DocumentTarget,
  { kind, title, verb }: TrashNote,
): Promise<void> {
  return audit(tx, { by, action: `document.${verb}`, subject: { kind, id, name: title } });
}
