import { and, asc, desc, eq, gt, ne, type SQL, sql } from "drizzle-orm";
import type { BriefDocument, Overview } from "../content/admin/overviewWire.ts";
import { foldWords } from "../content/foldText.ts";
import { MAX_SEARCHED_TITLE } from "./derivedColumns.ts";
import type { Database } from "./Store.ts";
import { documents, drafts } from "./schema.ts";

/** How many documents each of the short lists has at most. */
export const MAX_BRIEF = 8;

/** How a document stands, by the database's clock: what is published later is scheduled. */
export const documentState = sql<BriefDocument["state"]>`(case
  when ${documents.status} = 'published' and ${documents.publishedAt} > now() then 'scheduled'
  else ${documents.status} end)`;

const { id, kind, title, path, updatedAt, publishedAt } = documents;
const columns = { id, kind, title, path, state: documentState };

type Row = Omit<BriefDocument, "at"> & { readonly at: Date | null };

/** What somebody may want to go on with. Three queries. */
export async function readOverview(db: Database, userId: string): Promise<Overview> {
  const isThere = ne(documents.status, "trash");
  const [own, changed, scheduled] = await Promise.all([
    db
      .select({ ...columns, at: drafts.updatedAt })
      .from(drafts)
      .innerJoin(documents, eq(documents.id, drafts.documentId))
      .where(and(eq(drafts.userId, userId), isThere))
      .orderBy(desc(drafts.updatedAt))
      .limit(MAX_BRIEF),
    db
      .select({ ...columns, at: updatedAt })
      .from(documents)
      .where(isThere)
      .orderBy(desc(updatedAt), desc(id))
      .limit(MAX_BRIEF),
    db
      .select({ ...columns, at: publishedAt })
      .from(documents)
      .where(and(eq(documents.status, "published"), gt(publishedAt, sql`now()`)))
      .orderBy(asc(publishedAt))
      .limit(MAX_BRIEF),
  ]);
  return {
    drafts: own.map(toBrief),
    changed: changed.map(toBrief),
    scheduled: scheduled.map(toBrief),
  };
}

/** Documents whose title has words that begin so; the last changed first. */
export async function findByTitle(db: Database, text: string): Promise<readonly BriefDocument[]> {
  const words = foldWords(text, MAX_SEARCHED_TITLE);
  if (words.length === 0) return [];
  const found = await db
    .select({ ...columns, at: updatedAt })
    .from(documents)
    .where(and(ne(documents.status, "trash"), ...words.map(hasWord)))
    .orderBy(desc(updatedAt), desc(id))
    .limit(MAX_BRIEF);
  return found.map(toBrief);
}

/** Folded words have letters and digits only, so that they are no patterns. */
function hasWord(word: string): SQL {
  return sql`' ' || ${documents.searchTitle} like ${`% ${word}%`}`;
}

function toBrief({ at, ...row }: Row): BriefDocument {
  return { ...row, at: (at ?? new Date(0)).toISOString() };
}
