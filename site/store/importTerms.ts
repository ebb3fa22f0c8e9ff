import { eq, inArray } from "drizzle-orm";
import * as v from "valibot";
import { isBelow } from "./changeTerms.ts";
import type { ImportOutcome } from "./importDocument.ts";
import type { Database } from "./Store.ts";
import { terms } from "./schema.ts";
import { type TermContent, termSchema } from "./terms.ts";

/**
 * Stores terms of another system where they are missing, those above before those below. Of one
 * that is here already only what is empty is filled in: the description, and what it stands below.
 * All or nothing.
 * @throws ValiError when one is not valid
 */
export async function importTerms(
  db: Database,
  wanted: readonly TermContent[],
): Promise<readonly ImportOutcome[]> {
  const checked = wanted.map((term) => v.parse(termSchema, term));
  return db.transaction(async (tx) => {
    const known = await knownTerms(tx, checked);
    const outcomes: ImportOutcome[] = [];
    for (const term of checked) outcomes.push(await importTerm(tx, term, known));
    return outcomes;
  });
}

type Checked = v.InferOutput<typeof termSchema>;
type Known = Pick<typeof terms.$inferSelect, "id" | "kind" | "slug" | "description" | "parentId">;

async function knownTerms(tx: Database, wanted: readonly Checked[]): Promise<Map<string, Known>> {
  const slugs = new Set(wanted.flatMap(({ slug, parent }) => (parent ? [slug, parent] : [slug])));
  const rows = await tx
    .select({
      id: terms.id,
      kind: terms.kind,
      slug: terms.slug,
      description: terms.description,
      parentId: terms.parentId,
    })
    .from(terms)
    .where(inArray(terms.slug, [...slugs]));
  return new Map(rows.map((row) => [keyOf(row), row]));
}

async function importTerm(
  tx: Database,
  term: Checked,
  known: Map<string, Known>,
): Promise<ImportOutcome> {
  const { kind, slug, name, description, position } = term;
  const parentId = (term.parent && known.get(keyOf({ kind, slug: term.parent }))?.id) || null;
  const before = known.get(keyOf(term));
  if (before) return fillIn(tx, before, { description, parentId });
  const [made] = await tx
    .insert(terms)
    .values({ kind, slug, name, description, position, parentId })
    .onConflictDoNothing()
    .returning();
  if (made) known.set(keyOf(made), made);
  return made ? "created" : "unchanged";
}

async function fillIn(
  tx: Database,
  before: Known,
  { description, parentId }: Pick<Known, "description" | "parentId">,
): Promise<ImportOutcome> {
  const fitting = parentId !== null && !(await isBelow(tx, parentId, before.id)) ? parentId : null;
  const found = {
    description: before.description || description,
    parentId: before.parentId ?? fitting,
  };
  if (found.description === before.description && found.parentId === before.parentId) {
    return "unchanged";
  }
  await tx.update(terms).set(found).where(eq(terms.id, before.id));
  return "changed";
}

function keyOf({ kind, slug }: Pick<Known, "kind" | "slug">): string {
  return `${kind} ${slug}`;
}
