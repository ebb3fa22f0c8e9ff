import { and, eq, isNotNull } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "./Store.ts";
import { databaseNow, imports } from "./schema.ts";
import { storable } from "./storable.ts";

/** Which import this is: the same file in the same way has the same key. */
export type ImportName = { readonly key: string; readonly source: string };

/** Where an import with this key was cut off; undefined where none was. */
export async function findImportPlace(db: Database, key: string): Promise<unknown> {
  const [found] = await db
    .select({ place: imports.place })
    .from(imports)
    .where(and(eq(imports.key, key), isNotNull(imports.place)));
  return found?.place ?? undefined;
}

/** Remembers how far an import is. @param reached plain JSON; null once it is through */
export async function saveImportPlace(
  db: Database,
  { key, source }: ImportName,
  reached: unknown,
): Promise<void> {
  // The report in it repeats what stands in the file.
  const place = v.parse(storable, reached);
  await db
    .insert(imports)
    .values({ key, source, place })
    .onConflictDoUpdate({ target: imports.key, set: { place, updatedAt: databaseNow } });
}
