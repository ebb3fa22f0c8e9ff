import { eq, type SQL, sql } from "drizzle-orm";
import { audit } from "./auditLog.ts";
import { ConflictError } from "./ConflictError.ts";
import { stateOf } from "./readEdited.ts";
import type { Database } from "./Store.ts";
import { databaseNow, documents } from "./schema.ts";
import {
  type ChangedDocument,
  type DocumentStanding,
  type DocumentTarget,
  hold,
  restoreFromTrash,
  throwAway,
} from "./trash.ts";
import { changedNow, publicationOf } from "./writeDocument.ts";

/**
 * Makes a document public from now on; one that is already is left alone.
 * @throws {ConflictError} when it is gone, or in the trash
 */
export async function publish(tx: Database, target: DocumentTarget): Promise<ChangedDocument> {
  const document = await holdLive(tx, target.id);
  if (stateOf(document) === "published") return {};
  // A date to come was a plan; without one it has never been public.
  const publishedAt = sql`least(coalesce(${documents.publishedAt}, ${databaseNow}), ${databaseNow})`;
  return setStanding(tx, target, {
    document,
    verb: "publish",
    to: { status: "published", publishedAt },
  });
}

/**
 * Makes a document a draft again; its date is kept, and one that is a draft is left alone.
 * @throws {ConflictError} as publish
 */
export async function unpublish(tx: Database, target: DocumentTarget): Promise<ChangedDocument> {
  const document = await holdLive(tx, target.id);
  if (document.status === "draft") return {};
  return setStanding(tx, target, { document, verb: "unpublish", to: { status: "draft" } });
}

/**
 * Lets a document stand again as it stood, in the trash or outside.
 * @throws {ConflictError} when it is gone, or another takes its address in this moment
 */
export async function putBack(
  tx: Database,
  target: DocumentTarget,
  to: DocumentStanding,
): Promise<ChangedDocument> {
  const { status } = to;
  if (status === "trash") return throwAway(tx, target);
  const restored = await restoreFromTrash(tx, target);
  const document = await holdLive(tx, target.id);
  const isSame =
    document.status === status && document.publishedAt?.getTime() === to.publishedAt?.getTime();
  if (isSame) return restored;
  const publishedAt = publicationOf({ status, publishedAt: to.publishedAt });
  const change = { document, verb: "put-back", to: { status, publishedAt } } as const;
  return { ...(await setStanding(tx, target, change)), ...restored };
}

type Held = Awaited<ReturnType<typeof hold>>;

/** A document outside the trash, held. */
async function holdLive(tx: Database, id: string): Promise<Held> {
  const document = await hold(tx, id);
  if (document.status === "trash") throw new ConflictError("trashed");
  return document;
}

type StandingChange = {
  /** As it is held. */
  readonly document: Held;
  readonly verb: "publish" | "unpublish" | "put-back";
  readonly to: {
    readonly status: "published" | "draft" | "private";
    /** Default as it is. */
    readonly publishedAt?: Date | SQL | null;
  };
};

async function setStanding(
  tx: Database,
  { by }: DocumentTarget,
  { document, verb, to }: StandingChange,
): Promise<ChangedDocument> {
  const { id, kind, title: name, status, publishedAt } = document;
  await tx
    .update(documents)
    .set({ ...to, ...changedNow(), updatedBy: by.id })
    .where(eq(documents.id, id));
  const details = verb === "put-back" ? { status: to.status } : {};
  await audit(tx, { by, action: `document.${verb}`, subject: { kind, id, name }, details });
  return { before: { status, publishedAt } };
}
