import { sql } from "drizzle-orm";
import type { Database } from "./Store.ts";
import { documents, documentTerms, facetLabels, products, terms, variants } from "./schema.ts";

/** What lists, searches and product pages read. */
const READ_TABLES = [documents, documentTerms, terms, products, variants, facetLabels];

/**
 * To be called after much was stored at once: counts the tables for the planner, writes new words
 * into the search index, and marks the rows that an index alone can answer for. Of tables never
 * counted PostgreSQL believes that a few rows fit, and so reads every document to find some: a
 * search with a typo took five times as long. It would do all this by itself, but only minutes later.
 */
export async function tidyContent(db: Database): Promise<void> {
  for (const table of READ_TABLES) {
    // What was stored is stored: where this takes too long or is not allowed, the server does it later.
    await db.execute(sql`vacuum (analyze) ${table}`).catch(() => {});
  }
}
