import { sql } from "drizzle-orm";
import * as v from "valibot";
import { formDefinitionSchema, type ShownForm } from "../content/ShownForm.ts";
import type { Database } from "./Store.ts";
import { contactForms } from "./schema.ts";
import { storable } from "./storable.ts";

const formSchema = v.pipe(
  storable,
  v.object({
    key: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,63}$/)),
    /** A BCP 47 tag; null means the site's own language. */
    language: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[a-z]{2,3}(?:-\w+)*$/i))), null),
    definition: formDefinitionSchema,
  }),
);

type Schema = Exclude<(typeof formSchema.pipe)[1], undefined>;
export type FormContent = v.InferOutput<Schema>;

/** Stores a form, or brings the one of this key up to date. @throws ValiError when it is not valid */
export async function writeContactForm(
  db: Database,
  form: FormContent,
): Promise<{ readonly id: number }> {
  const [stored] = await db
    .insert(contactForms)
    .values(v.parse(formSchema, form))
    .onConflictDoUpdate({
      target: contactForms.key,
      set: {
        language: sql`excluded.language`,
        definition: sql`excluded.definition`,
        updatedAt: sql`excluded.updated_at`,
      },
    })
    .returning({ id: contactForms.id });
  if (!stored) throw new Error("PostgreSQL returned no row for an insert.");
  return stored;
}

/**
 * All forms in the order of their numbers, as a column of one row: they are few, and kept with what
 * all pages share. One whose definition this version cannot read is left out.
 */
export const contactFormRows = sql`(
    select coalesce(jsonb_agg(
      jsonb_build_object('id', id, 'key', key, 'language', language, 'definition', definition)
      order by id), '[]')
    from contact_forms
  )`.mapWith((text: string): readonly ShownForm[] => (JSON.parse(text) as Row[]).flatMap(readRow));

type Row = Pick<ShownForm, "key" | "language"> & {
  readonly id: number;
  readonly definition: unknown;
};

function readRow({ id, key, language, definition }: Row): readonly ShownForm[] {
  const read = v.safeParse(formDefinitionSchema, definition);
  return read.success ? [{ key, language, definition: { ...read.output, id } }] : [];
}
