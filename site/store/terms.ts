import { and, eq, sql } from "drizzle-orm";
import * as v from "valibot";
import type { TermName } from "./documents.ts";
import type { Database } from "./Store.ts";
import { TERM_KINDS, terms } from "./schema.ts";
import { storable } from "./storable.ts";

const slug = v.pipe(v.string(), v.nonEmpty(), v.maxBytes(1000));

export const termSchema = v.pipe(
  storable,
  v.object({
    kind: v.picklist(TERM_KINDS),
    slug,
    name: v.string(),
    description: v.optional(v.string(), ""),
    /** The slug of the term above, of the same kind; it must be there already. */
    parent: v.optional(v.nullable(slug), null),
    /** Among those below the same parent; then by name. */
    position: v.optional(v.pipe(v.number(), v.integer()), 0),
  }),
);

type Schema = Exclude<(typeof termSchema.pipe)[1], undefined>;
export type TermContent = v.InferInput<Schema>;

/** Stores a term, or brings it up to date. @returns its id @throws ValiError when it is not valid */
export async function writeTerm(db: Database, term: TermContent): Promise<string> {
  const { kind, parent, ...checked } = v.parse(termSchema, term);
  const parentId =
    parent === null
      ? null
      : sql`(select id from terms above where above.kind = ${kind} and above.slug = ${parent})`;
  const [stored] = await db
    .insert(terms)
    .values({ kind, ...checked, parentId })
    .onConflictDoUpdate({
      target: [terms.kind, terms.slug],
      set: {
        name: sql`excluded.name`,
        description: sql`excluded.description`,
        parentId: sql`excluded.parent_id`,
        position: sql`excluded.position`,
      },
    })
    .returning({ id: terms.id });
  if (!stored) throw new Error("PostgreSQL returned no row for an insert.");
  return stored.id;
}

/** The id of the term of this kind and slug; makes one if there is none. A known term keeps its name. */
export async function ensureTerm(db: Database, term: TermName): Promise<string> {
  const { kind, slug } = term;
  const [known] = await db
    .select()
    .from(terms)
    .where(and(eq(terms.kind, kind), eq(terms.slug, slug)));
  if (known) return known.id;
  const [made] = await db.insert(terms).values(term).onConflictDoNothing().returning();
  return made?.id ?? ensureTerm(db, term);
}
