import { eq } from "drizzle-orm";
import type { AuthorName } from "./documents.ts";
import type { Database } from "./Store.ts";
import { authors } from "./schema.ts";

/** The id of the author with this slug; makes one if there is none. A known author keeps the name. */
export async function ensureAuthor(db: Database, author: AuthorName): Promise<string> {
  const [known] = await db.select().from(authors).where(eq(authors.slug, author.slug));
  if (known) return known.id;
  const [made] = await db.insert(authors).values(author).onConflictDoNothing().returning();
  return made?.id ?? ensureAuthor(db, author);
}
