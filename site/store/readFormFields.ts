import { inArray, sql } from "drizzle-orm";
import * as v from "valibot";
import type { FormDefinition } from "vitrine/contact-form";
import { formDefinitionSchema } from "../content/contact-forms/formDefinitionSchema.ts";
import type { Database } from "./Store.ts";
import { contactForms } from "./schema.ts";

/** What a form is called, and what it asks; nothing where this version cannot read it. */
export type FormFields = {
  readonly title: string;
  readonly fields: FormDefinition["fields"];
};

/** Forms by their numbers, also those that were thrown away: what was sent with them is still there. */
export async function readFormFields(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, FormFields>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await db
    .select({
      id: contactForms.id,
      title: sql<string>`coalesce(${contactForms.definition} ->> 'title', ${contactForms.key})`,
      definition: contactForms.definition,
    })
    .from(contactForms)
    .where(inArray(contactForms.id, wanted));
  return new Map(
    rows.map(({ id, title, definition }) => {
      const read = v.safeParse(formDefinitionSchema, definition);
      return [id, { title, fields: read.success ? read.output.fields : [] }];
    }),
  );
}

/** All forms with which anything was sent, by their titles. */
export async function listFormsOfSubmissions(
  db: Database,
): Promise<readonly { readonly id: number; readonly title: string }[]> {
  const title = sql<string>`coalesce(${contactForms.definition} ->> 'title', ${contactForms.key})`;
  return db
    .select({ id: contactForms.id, title })
    .from(contactForms)
    .where(sql`exists (select 1 from submissions where form_id = ${contactForms.id})`)
    .orderBy(title, contactForms.id);
}
