import { and, eq } from "drizzle-orm";
import type { TermName } from "./documents.ts";
import type { Database } from "./Store.ts";
import { terms } from "./schema.ts";

/** The id of the term of this kind and slug; makes one if there is none. A known term keeps its name. */
export async function ensureTerm(db: Database, term: TermName): Promise<string> {
  const { kind, slug } = term;
  const [known] = await db
    .select()
    .from(terms)
    .where(and(eq(terms.kind, kind), eq(terms.slug, slug)));
  if (known) return known.id;
  const [made] = await db.insert(terms).values(term).onConflictDoNothing().returning();
  return made?.id ?? ensureTerm(db, term);
}
