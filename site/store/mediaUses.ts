import { eq, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Database } from "./Store.ts";
import { documents, products, settings } from "./schema.ts";

/** What shows a file. */
export type MediaUse = {
  /** Of a document; of the settings, their name. */
  readonly title: string;
  /** Null where it is no page. */
  readonly path: string | null;
};

/** How many uses are listed at most. */
export const MAX_LISTED_USES = 20;

/**
 * What shows the file at a path among the uploads, in whatever form, by its random name. All bodies
 * are read for it, which takes a second for 100,000: ask before a file is removed, not for a list.
 */
export async function listMediaUses(db: Database, path: string): Promise<readonly MediaUse[]> {
  const names = (column: SQLWrapper): SQL => sql`position(${path} in ${column}::text) > 0`;
  const ofDocuments = db
    .select({ title: documents.title, path: sql<string | null>`${documents.path}` })
    .from(documents)
    .leftJoin(products, eq(products.documentId, documents.id))
    .where(or(names(documents.picture), names(products.gallery), names(documents.body)));
  const ofSettings = db
    .select({ title: settings.key, path: sql<string | null>`null::text` })
    .from(settings)
    .where(names(settings.value));
  return unionAll(ofDocuments, ofSettings).limit(MAX_LISTED_USES);
}
