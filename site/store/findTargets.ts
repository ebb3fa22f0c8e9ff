import { and, asc, desc, eq, ilike, inArray, isNull, ne, type SQL } from "drizzle-orm";
import { MAX_TARGETS, type Target, type TargetKind } from "../content/admin/targetWire.ts";
import { formTitle } from "./listForms.ts";
import type { Database } from "./Store.ts";
import { saysSomewhere } from "./saysSomewhere.ts";
import { contactForms, documents, terms } from "./schema.ts";

export type TargetQuestion = {
  readonly of: TargetKind;
  /** Stands somewhere in the name or in the value; empty for any. */
  readonly search: string;
};

/** What a field can name, such as pages to link to; MAX_TARGETS at most. */
export async function findTargets(
  db: Database,
  { of, search }: TargetQuestion,
): Promise<readonly Target[]> {
  switch (of) {
    case "contact-form":
      return findForms(db, search);
    case "product-category":
      return findCategories(db, search, "product-category");
    case "post-category":
      return findCategories(db, search, "category");
    case "link":
      return findPages(db, search);
  }
}

/** The kinds of documents that have a page of their own. */
const LINKED_KINDS = ["page", "post", "product", "project"] as const;

/** Pages first whose title begins so, then those that were changed last. */
function findPages(db: Database, search: string): Promise<Target[]> {
  const { kind, path, title, status, updatedAt } = documents;
  return db
    .select({ value: path, label: title })
    .from(documents)
    .where(
      and(inArray(kind, LINKED_KINDS), ne(status, "trash"), saysSomewhere(search, [title, path])),
    )
    .orderBy(desc(beginsWith(search, title)), desc(updatedAt), asc(documents.id))
    .limit(MAX_TARGETS);
}

function findCategories(
  db: Database,
  search: string,
  kind: (typeof terms.$inferSelect)["kind"],
): Promise<Target[]> {
  return db
    .select({ value: terms.slug, label: terms.name })
    .from(terms)
    .where(and(eq(terms.kind, kind), saysSomewhere(search, [terms.name, terms.slug])))
    .orderBy(asc(terms.name))
    .limit(MAX_TARGETS);
}

async function findForms(db: Database, search: string): Promise<Target[]> {
  const { key, deletedAt } = contactForms;
  return db
    .select({ value: key, label: formTitle })
    .from(contactForms)
    .where(and(isNull(deletedAt), saysSomewhere(search, [formTitle, key])))
    .orderBy(asc(formTitle), asc(key))
    .limit(MAX_TARGETS);
}

function beginsWith(text: string, column: typeof documents.title): SQL {
  return ilike(column, `${text.replace(/[\\%_\0]/g, "")}%`);
}
