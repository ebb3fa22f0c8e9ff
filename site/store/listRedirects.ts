import { asc, desc, type SQL, sql } from "drizzle-orm";
import { isPublic } from "./documents.ts";
import { listPage, type PageQuestion, rangeOf } from "./listPage.ts";
import type { Database } from "./Store.ts";
import { saysSomewhere } from "./saysSomewhere.ts";
import { documents, redirects } from "./schema.ts";

export type RedirectsQuestion = PageQuestion & {
  /** Part of either address. */
  readonly search: string;
  readonly sort: "created" | "-created" | "from" | "-from" | "to" | "-to";
};

const columns = {
  from: redirects.fromPath,
  to: redirects.toPath,
  createdAt: redirects.createdAt,
  /** Whether a public document stands there; of the site's own pages the store knows nothing. */
  leadsToDocument: sql<boolean>`exists (
    select 1 from ${documents} where ${documents.path} = ${redirects.toPath} and ${isPublic()})`,
};

const ORDERS: Readonly<Record<RedirectsQuestion["sort"], SQL>> = {
  created: asc(redirects.createdAt),
  "-created": desc(redirects.createdAt),
  from: asc(redirects.fromPath),
  "-from": desc(redirects.fromPath),
  to: asc(redirects.toPath),
  "-to": desc(redirects.toPath),
};

/** One page of what leads on, and how many there are. Two queries. */
export async function listRedirects(db: Database, { search, sort, ...page }: RedirectsQuestion) {
  const isAsked =
    search === "" ? undefined : saysSomewhere(search, [redirects.fromPath, redirects.toPath]);
  const total = await db.$count(redirects, isAsked);
  const { limit, offset } = rangeOf(page);
  const items = await db
    .select(columns)
    .from(redirects)
    .where(isAsked)
    .orderBy(ORDERS[sort], asc(redirects.fromPath))
    .limit(limit)
    .offset(offset);
  return listPage(items, total, page);
}
