import { type SQL, sql } from "drizzle-orm";
import { redirects, type TermKind, terms } from "./schema.ts";
import { termPath } from "./termPath.ts";

/**
 * Whether a term has this slug, or had it until its address changed or it was made one with another: lists among
 * other things on a page name terms by their slugs, and would be empty from then on.
 */
export function orMovedTerm(kind: TermKind, slug: string): SQL {
  const list = termPath(kind, "");
  if (list === undefined) return sql`${terms.kind} = ${kind} and ${terms.slug} = ${slug}`;
  // Where a term has the slug, nothing leads away from its list: see freeFromRedirects.
  const now = sql`(select substr(${redirects.toPath}, ${list.length + 1}::int) from ${redirects}
    where ${redirects.fromPath} = ${list + slug} and starts_with(${redirects.toPath}, ${list}))`;
  return sql`${terms.kind} = ${kind} and ${terms.slug} = coalesce(${now}, ${slug})`;
}
