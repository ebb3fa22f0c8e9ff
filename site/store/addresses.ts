import { and, asc, type SQL } from "drizzle-orm";
import type { SitemapEntry } from "../content/PageSource.ts";
import { hasPage, isPublic, isSearched } from "./documents.ts";
import type { Database } from "./Store.ts";
import { documents } from "./schema.ts";

/** How many addresses a part of the sitemap holds; the format allows 50,000. */
export const SITEMAP_PART_SIZE = 10_000;

/** Part `part` (from 0) of the addresses of all public pages, in an order that lasts. One query. */
export async function listAddresses(db: Database, part: number): Promise<readonly SitemapEntry[]> {
  const offset = Math.max(0, Math.floor(part)) * SITEMAP_PART_SIZE;
  if (!Number.isSafeInteger(offset)) return [];
  return db
    .select({ path: documents.path, updatedAt: documents.updatedAt })
    .from(documents)
    .where(isListed())
    .orderBy(asc(documents.id))
    .limit(SITEMAP_PART_SIZE)
    .offset(offset);
}

/** How many public pages there are. One query. */
export async function countAddresses(db: Database): Promise<number> {
  return Number(await db.$count(documents, isListed()));
}

function isListed(): SQL | undefined {
  return and(hasPage(), isPublic(), isSearched());
}
