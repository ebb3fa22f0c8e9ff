import { eq } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "./Store.ts";
import { comments, contentVersion, documents, settings, submissions, users } from "./schema.ts";

/** The setting that says that this store has had its first content, or was not empty. */
export const SEEDED_KEY = "seeded";

/** What it says of a store that was given the first site: the number its content had then. */
export type Seeded = { readonly version: number };

const seeded = v.object({ version: v.number() });

/**
 * Whether nobody has put anything into a store: it is empty, or what it was given at its first start
 * is all there is, unchanged.
 */
export async function isUntouched(db: Database): Promise<boolean> {
  if ((await db.$count(users)) > 0 || (await db.$count(submissions)) > 0) return false;
  if ((await db.$count(documents)) === 0) return (await db.$count(comments)) === 0;
  // A comment that waits changes no page, and so not the number.
  if ((await db.$count(comments, eq(comments.status, "pending"))) > 0) return false;
  const [setting] = await db
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, SEEDED_KEY));
  const first = v.safeParse(seeded, setting?.value);
  const [row] = await db.select({ version: contentVersion.version }).from(contentVersion);
  return first.success && first.output.version === row?.version;
}
