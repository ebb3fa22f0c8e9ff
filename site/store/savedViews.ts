import { and, eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { newView, type SavedView } from "../content/admin/viewWire.ts";
import type { Database } from "./Store.ts";
import { savedViews } from "./schema.ts";
import { storable } from "./storable.ts";

const { id, name, query } = savedViews;
const columns = { id, name, query };

/** How many views of a list somebody may have. */
export const MAX_VIEWS = 50;

/** Somebody's views of a list, by name. */
export async function listViews(
  db: Database,
  { userId, screen }: { readonly userId: string; readonly screen: string },
): Promise<readonly SavedView[]> {
  const isTheirs = and(eq(savedViews.userId, userId), eq(savedViews.screen, screen));
  return db.select(columns).from(savedViews).where(isTheirs).orderBy(name).limit(MAX_VIEWS);
}

const viewSchema = v.pipe(storable, newView);

/** Keeps a view; one of the same name is replaced. */
export async function saveView(
  db: Database,
  { userId, ...view }: v.InferInput<typeof newView> & { readonly userId: string },
): Promise<SavedView> {
  const [stored] = await db
    .insert(savedViews)
    .values({ userId, ...v.parse(viewSchema, view) })
    .onConflictDoUpdate({
      target: [savedViews.userId, savedViews.screen, savedViews.name],
      set: { query: sql`excluded.query` },
    })
    .returning(columns);
  if (!stored) throw new Error("PostgreSQL returned no row for an insert.");
  return stored;
}

/** @returns whether there was such a view of theirs */
export async function deleteView(
  db: Database,
  view: { readonly userId: string; readonly id: string },
): Promise<boolean> {
  const isTheirs = and(eq(savedViews.userId, view.userId), eq(savedViews.id, view.id));
  return (await db.delete(savedViews).where(isTheirs).returning({ id })).length > 0;
}
