import { and, eq } from "drizzle-orm";
import { ConflictError } from "./ConflictError.ts";
import { isPublic } from "./documents.ts";
import type { Database } from "./Store.ts";
import { documents } from "./schema.ts";

/**
 * Changes a document, unless it is what visitors find at the site's own address and they would not see it
 * any more. It may move: its old address then leads to it.
 * @param id undefined for a new one
 * @throws {ConflictError} `home-page`
 */
export async function keepingHomePage<Result>(
  tx: Database,
  id: string | undefined,
  change: () => Promise<Result>,
): Promise<Result> {
  if (id === undefined) return change();
  const isSeen = and(eq(documents.id, id), isPublic());
  const wasHome = (await tx.$count(documents, and(isSeen, eq(documents.path, "/")))) > 0;
  const result = await change();
  if (wasHome && (await tx.$count(documents, isSeen)) === 0) throw new ConflictError("home-page");
  return result;
}
