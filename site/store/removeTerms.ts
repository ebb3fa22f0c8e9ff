import { eq, sql } from "drizzle-orm";
import { findTerm, isBelow, leadOn } from "./changeTerms.ts";
import { listOf } from "./listOf.ts";
import { lockContent } from "./lockContent.ts";
import { freeFromRedirects } from "./redirects.ts";
import type { Database } from "./Store.ts";
import { documentTerms, terms } from "./schema.ts";
import { termPath } from "./termPath.ts";

/** A term that is gone, with all that is needed to make it again. */
export type GoneTerm = typeof terms.$inferSelect & {
  /** Those that stood below it. */
  readonly children: readonly string[];
  readonly documents: readonly string[];
};

/** Removes a term; those below it stand where it stood. @returns undefined where there is none */
export async function removeTerm(tx: Database, id: string): Promise<GoneTerm | undefined> {
  await lockContent(tx);
  const term = await findTerm(tx, id);
  if (!term) return undefined;
  const children = await tx
    .update(terms)
    .set({ parentId: term.parentId })
    .where(eq(terms.parentId, id))
    .returning({ id: terms.id });
  const documents = await tx
    .delete(documentTerms)
    .where(eq(documentTerms.termId, id))
    .returning({ id: documentTerms.documentId });
  await tx.delete(terms).where(eq(terms.id, id));
  return { ...term, children: children.map(idOf), documents: documents.map(idOf) };
}

/**
 * Makes a removed term again, with those of its documents and of those below it that are still there. Where
 * what it stood below is gone, it stands at the top.
 * @returns false where another has its address by now
 */
export async function restoreTerm(tx: Database, gone: GoneTerm): Promise<boolean> {
  await lockContent(tx);
  const { children, documents, ...term } = gone;
  const parent = term.parentId === null ? undefined : await findTerm(tx, term.parentId);
  const [made] = await tx
    .insert(terms)
    .values({ ...term, parentId: parent?.kind === term.kind ? parent.id : null })
    .onConflictDoNothing()
    .returning();
  if (!made) return false;
  for (const child of children) {
    const known = await findTerm(tx, child);
    // One that went elsewhere meanwhile stays there.
    if (known?.kind !== term.kind || known.parentId !== made.parentId) continue;
    if (await isBelow(tx, made.id, child)) continue;
    await tx.update(terms).set({ parentId: made.id }).where(eq(terms.id, child));
  }
  await addDocuments(tx, made.id, sql`${listOf(documents, "uuid")}`);
  const path = termPath(made.kind, made.slug);
  if (path !== undefined) await freeFromRedirects(tx, [path]);
  return true;
}

/**
 * Gives all that has a term, and all below it, to another of its kind; then it is gone, and its list leads there.
 * @returns both; undefined where one is missing, or both are the same
 */
export async function mergeTerms(
  tx: Database,
  id: string,
  into: string,
): Promise<{ readonly gone: GoneTerm; readonly kept: typeof terms.$inferSelect } | undefined> {
  await lockContent(tx);
  const [term, kept] = [await findTerm(tx, id), await findTerm(tx, into)];
  if (!term || !kept || term.id === kept.id || term.kind !== kept.kind) return undefined;
  // What takes the place must not stand below itself.
  const gone = await removeTerm(tx, id);
  if (!gone) return undefined;
  const moved = gone.children.filter((child) => child !== into);
  for (const child of moved) {
    if (await isBelow(tx, into, child)) continue;
    await tx.update(terms).set({ parentId: into }).where(eq(terms.id, child));
  }
  await addDocuments(tx, into, sql`${listOf(gone.documents, "uuid")}`);
  await leadOn(tx, term, kept.slug);
  return { gone, kept };
}

async function addDocuments(
  tx: Database,
  termId: string,
  ids: ReturnType<typeof sql>,
): Promise<void> {
  await tx.execute(sql`insert into document_terms (document_id, term_id)
    select id, ${termId}::uuid from documents where id in (${ids}) on conflict do nothing`);
}

function idOf({ id }: { readonly id: string }): string {
  return id;
}
