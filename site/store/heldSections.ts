import { sql } from "drizzle-orm";
import { SECTIONS, type Section } from "../content/sections.ts";
import { isPublic } from "./documents.ts";
import { documents, products } from "./schema.ts";

const isSold = sql`exists (
  select 1 from ${documents} join ${products} on ${products.documentId} = ${documents.id}
  where ${documents.kind} = 'product' and ${isPublic()} and ${products.isListed})`;

const isTold = (kind: "post" | "project") => sql`exists (
  select 1 from ${documents} where ${documents.kind} = ${sql.raw(`'${kind}'`)} and ${isPublic()})`;

const HOLDS: Readonly<Record<Section, typeof isSold>> = {
  "/shop": isSold,
  "/journal": isTold("post"),
  "/portfolio": isTold("project"),
};

/** The lists with something in them that a visitor may see; an expression for a query. */
export const heldSections = sql`array_to_json(array_remove(array[${sql.join(
  SECTIONS.map((section) => sql`case when ${HOLDS[section]} then ${section}::text end`),
  sql`, `,
)}], null))::text`.mapWith((text: string): readonly Section[] => JSON.parse(text));
