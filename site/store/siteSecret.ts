import type { Database } from "./Store.ts";
import { siteSecret } from "./schema.ts";

/** The secret that all servers on this database share: the one it has, else this one from now on. */
export async function shareSecret(db: Database, own: string): Promise<string> {
  await db.insert(siteSecret).values({ value: own }).onConflictDoNothing();
  const [row] = await db.select({ value: siteSecret.value }).from(siteSecret);
  return row?.value ?? own;
}
