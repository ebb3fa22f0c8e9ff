import { and, eq, or, sql } from "drizzle-orm";
import { ConflictError } from "./ConflictError.ts";
import { isPublic } from "./documents.ts";
import type { Database } from "./Store.ts";
import { documents, redirects } from "./schema.ts";

/**
 * Changes a document, unless visitors found a page at the site's own address and would not any more. The home
 * page may move: its old address then leads to it, and while it does so it is the home page still.
 * @param id undefined for a new one
 * @throws {ConflictError} `home-page`
 */
export async function keepingHomePage<Result>(
  tx: Database,
  id: string | undefined,
  change: () => Promise<Result>,
): Promise<Result> {
  if (id === undefined) return change();
  const hadHome = await hasHomePage(tx);
  const result = await change();
  if (hadHome && !(await hasHomePage(tx))) throw new ConflictError("home-page");
  return result;
}

async function hasHomePage(tx: Database): Promise<boolean> {
  const leadsOn = sql`(select ${redirects.toPath} from ${redirects} where ${redirects.fromPath} = '/')`;
  const isHome = or(eq(documents.path, "/"), eq(documents.path, leadsOn));
  return (await tx.$count(documents, and(isPublic(), isHome))) > 0;
}
