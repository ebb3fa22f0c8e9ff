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
  // First by the slug itself: an import may have made another term of it, from whose list an old redirect still leads away.
  const own = sql`(select own.slug from ${terms} own where own.kind = ${kind} and own.slug = ${slug})`;
  const now = sql`(select substr(${redirects.toPath}, ${list.length + 1}::int) from ${redirects}
    where ${redirects.fromPath} = ${list + slug} and starts_with(${redirects.toPath}, ${list}))`;
  return sql`${terms.kind} = ${kind} and ${terms.slug} = coalesce(${own}, ${now}, ${slug})`;
}
