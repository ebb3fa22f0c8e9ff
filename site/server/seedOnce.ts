import { eq } from "drizzle-orm";
import type { Database } from "../store/Store.ts";
import { contentVersion, documents, settings } from "../store/schema.ts";
import { SEEDED_KEY, type Seeded } from "../store/untouched.ts";

/**
 * Gives an empty store the first site, once in its life: what an owner deletes does not come back.
 * All or nothing; of several servers that start at once, one does it and the others wait. The
 * demo is loaded only then: a server that has its content does not carry it in memory.
 */
export async function seedOnce(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const claimed = await tx
      .insert(settings)
      .values({ key: SEEDED_KEY, value: true })
      .onConflictDoNothing()
      .returning({ key: settings.key });
    if (claimed.length === 0 || (await tx.$count(documents)) > 0) return;
    const { seedDemo } = await import("./seedDemo.ts");
    await seedDemo(tx);
    await markUnchanged(tx);
  });
}

/** Says which number the content has now, after this change: as long as it has it, nobody changed anything. */
async function markUnchanged(tx: Database): Promise<void> {
  const [row] = await tx.select({ version: contentVersion.version }).from(contentVersion);
  const value: Seeded = { version: (row?.version ?? 0) + 1 };
  await tx.update(settings).set({ value }).where(eq(settings.key, SEEDED_KEY));
}
