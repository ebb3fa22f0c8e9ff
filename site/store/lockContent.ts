import type { Database } from "./Store.ts";
import { contentVersion } from "./schema.ts";

/**
 * Has this transaction be the only one that changes content, until its end: for changes that go by
 * what is there. Every writer takes this lock with its first change, by a trigger.
 */
export async function lockContent(tx: Database): Promise<void> {
  await tx.select({ isSingle: contentVersion.isSingle }).from(contentVersion).for("update");
}
