import { and, asc, ne, or, type SQL, sql } from "drizzle-orm";
import { FORM_PLACE } from "../content/contact-forms/formPlace.ts";
import type { Database } from "./Store.ts";
import { documents } from "./schema.ts";

/** How many uses are listed at most. */
export const MAX_LISTED_FORM_USES = 50;

/**
 * The documents that show a form, as a block or within foreign HTML. All bodies are read for it, which
 * takes a second for 100,000: ask for one form, not for a list.
 */
export function listFormUses(db: Database, key: string) {
  const { id, kind, title, status } = documents;
  const says = (text: string): SQL => sql`position(${text} in ${documents.body}::text) > 0`;
  return db
    .select({ id, kind, title })
    .from(documents)
    .where(
      and(
        ne(status, "trash"),
        or(says(`"form": ${JSON.stringify(key)}`), says(`${FORM_PLACE}=\\"${key}\\"`)),
      ),
    )
    .orderBy(asc(title), asc(id))
    .limit(MAX_LISTED_FORM_USES);
}
