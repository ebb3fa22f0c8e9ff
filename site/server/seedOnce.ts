import type { Database } from "../store/Store.ts";
import { documents, settings } from "../store/schema.ts";

/** The setting that says that this store has had its first content, or was not empty. */
export const SEEDED_KEY = "seeded";

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
  });
}
