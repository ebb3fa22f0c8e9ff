import { and, asc, eq, isNull, ne, sql } from "drizzle-orm";
import { lockContent } from "./lockContent.ts";
import { addRedirect, freeFromRedirects } from "./redirects.ts";
import type { Database } from "./Store.ts";
import { type TermKind, terms } from "./schema.ts";
import { termPath } from "./termPath.ts";

/** What an owner says of a term, checked and fit to be stored. */
export type TermWords = {
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly parentId: string | null;
};

/** Why a term cannot be as it was asked: its address is another's, or what it shall stand below is not there, or below it. */
export type TermRefusal = "missing" | "slug-taken" | "parent-missing" | "circle";

type Term = typeof terms.$inferSelect;

/** Makes a term, the last of those beside it where these have an order. @returns its id */
export async function makeTerm(
  tx: Database,
  { kind, ...words }: TermWords & { readonly kind: TermKind },
): Promise<{ readonly id: string } | TermRefusal> {
  await lockContent(tx);
  const refusal = await refusalOf(tx, { kind, ...words });
  if (refusal) return refusal;
  const position = sql<number>`(select case when max(position) > 0 then max(position) + 1 else 0 end
    from terms beside where beside.kind = ${kind} and ${beside(words.parentId)})`;
  const [made] = await tx
    .insert(terms)
    .values({ kind, ...words, position })
    .returning({ id: terms.id });
  if (!made) throw new Error("PostgreSQL returned no row for an insert.");
  const path = termPath(kind, words.slug);
  if (path !== undefined) await freeFromRedirects(tx, [path]);
  return made;
}

/** Says of a term anew what is said; its list's old address leads to the new one. */
export async function changeTerm(
  tx: Database,
  id: string,
  words: TermWords,
): Promise<Term | TermRefusal> {
  await lockContent(tx);
  const before = await findTerm(tx, id);
  if (!before) return "missing";
  const refusal = await refusalOf(tx, { kind: before.kind, id, ...words });
  if (refusal) return refusal;
  await tx.update(terms).set(words).where(eq(terms.id, id));
  await leadOn(tx, before, words.slug);
  return before;
}

/** Puts a term below another, and at a place among those there, from 0. Returns it as it was. */
export async function placeTerm(
  tx: Database,
  id: string,
  { parentId, place }: { readonly parentId: string | null; readonly place: number },
): Promise<Term | TermRefusal> {
  await lockContent(tx);
  const before = await findTerm(tx, id);
  if (!before) return "missing";
  const refusal = await refusalOfParent(tx, { kind: before.kind, id, parentId });
  if (refusal) return refusal;
  const others = await tx
    .select({ id: terms.id })
    .from(terms)
    .where(
      and(
        eq(terms.kind, before.kind),
        ne(terms.id, id),
        parentId === null ? isNull(terms.parentId) : eq(terms.parentId, parentId),
      ),
    )
    .orderBy(asc(terms.position), asc(terms.name), asc(terms.slug));
  const order = others.map((other) => other.id).toSpliced(place, 0, id);
  await tx.update(terms).set({ parentId }).where(eq(terms.id, id));
  await tx
    .update(terms)
    .set({
      position: sql`array_position(${`{${order.join(",")}}`}::text::uuid[], ${terms.id}) - 1`,
    })
    .where(sql`${terms.id} = any(${`{${order.join(",")}}`}::text::uuid[])`);
  return before;
}

export async function findTerm(db: Database, id: string): Promise<Term | undefined> {
  return (await db.select().from(terms).where(eq(terms.id, id)))[0];
}

/** Leads from a term's list to where it is now. */
export async function leadOn(
  tx: Database,
  { kind, slug }: Pick<Term, "kind" | "slug">,
  now: string,
): Promise<void> {
  const [from, to] = [termPath(kind, slug), termPath(kind, now)];
  if (from !== undefined && to !== undefined) await addRedirect(tx, { from, to });
}

type Asked = TermWords & { readonly kind: TermKind; readonly id?: string };

async function refusalOf(tx: Database, asked: Asked): Promise<TermRefusal | undefined> {
  const { kind, slug, id } = asked;
  const isOther = id === undefined ? undefined : ne(terms.id, id);
  const isTaken = and(eq(terms.kind, kind), eq(terms.slug, slug), isOther);
  if ((await tx.$count(terms, isTaken)) > 0) return "slug-taken";
  return refusalOfParent(tx, asked);
}

async function refusalOfParent(
  tx: Database,
  { kind, id, parentId }: Pick<Asked, "kind" | "id" | "parentId">,
): Promise<TermRefusal | undefined> {
  if (parentId === null) return undefined;
  const isParent = and(eq(terms.id, parentId), eq(terms.kind, kind));
  if ((await tx.$count(terms, isParent)) === 0) return "parent-missing";
  return id !== undefined && (await isBelow(tx, parentId, id)) ? "circle" : undefined;
}

/** Whether a term is the other, or stands below it: then the other cannot stand below it. */
export async function isBelow(tx: Database, id: string, other: string): Promise<boolean> {
  const isAbove = sql`${terms.id} in (
    with recursive above as (
      select id, parent_id from terms where id = ${id}
      union
      select terms.id, terms.parent_id from above join terms on terms.id = above.parent_id
    )
    select id from above
  )`;
  return (await tx.$count(terms, and(eq(terms.id, other), isAbove))) > 0;
}

function beside(parentId: string | null) {
  return parentId === null ? sql`parent_id is null` : sql`parent_id = ${parentId}`;
}
